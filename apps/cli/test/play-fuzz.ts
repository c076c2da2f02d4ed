import { FastRandom } from '@interregnum/kernel';
import { type Language, tableText } from '@interregnum/texts';
import { describe, expect, test } from 'vitest';
import { mainMenu } from '../src/play/main-menu.ts';
import type { Size } from '../src/play/terminal-screen.ts';
import { widthOf } from '../src/terminal/layout.ts';
import { newHome } from './homes.ts';
import { appOn, PaperScreens } from './paper-screens.ts';

/** Keys as a person presses them who does not know the program, some more often than others. */
const KEYS = [
  ...['down', 'down', 'down', 'right', 'right', 'up', 'left', 'tab', 'page-down', 'page-up', 'home', 'end'],
  ...Array(16).fill('enter'),
  ...['rubout', 'rubout', 'escape', 'escape', '1', '2', '3', '7', '12', ' ', 'x', '漢字', 'é'],
  ...[
    'log',
    'rules',
    'why',
    'why spy',
    'why G1',
    'legend',
    'tally',
    'news',
    'undo',
    'hint',
    'now',
    'help',
    'правила',
    'règles',
  ],
];

/** What is wrong with a screen, if anything. */
function flawOf(lines: readonly string[], { columns, rows }: Size): string | undefined {
  if (lines.length > rows) return 'too many lines';
  const wide = lines.find((line) => widthOf(line) > columns);
  if (wide !== undefined) return `too wide: ${wide}`;
  return /undefined|\bnull\b|NaN|\[object|[{}]/.exec(lines.join('\n'))?.[0];
}

/** Presses keys at the program's screens, in some languages and sizes. */
export function pressesKeys(terminals: readonly (Size & { readonly language: Language })[]): void {
  describe('whatever keys are pressed', () => {
    test.each(terminals)('every screen fits $columns × $rows, in $language', async ({ language, ...size }) => {
      const random = new FastRandom(`${size.columns} ${language}`);
      const screens = new PaperScreens(size);
      const app = appOn(screens, newHome(), language);
      for (let keys = 1; keys <= 500; keys++) {
        if (screens.isEmpty) screens.open(mainMenu(app));
        const key = KEYS[random.below(KEYS.length)];
        const { lines } = await screens.play(key);
        const flaw = flawOf(lines, size);
        expect(flaw, `after ${keys} keys, the last one ${key}\n${lines.join('\n')}`).toBeUndefined();
        // Nothing is saved where the tests happen to run.
        if (lines[0]?.includes(tableText(app.language)('play.save'))) screens.press('escape');
      }
    });
  });
}
