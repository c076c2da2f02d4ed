import type { Options } from '@interregnum/kernel';
import { seenIn } from '@interregnum/match';
import { LANGUAGES, type Language, tableText } from '@interregnum/texts';
import { describe, expect, test } from 'vitest';
import { InstantPrograms } from './instant-programs.ts';
import { gameOf } from './matches.ts';
import { drafted, sitDown } from './paper-screens.ts';

const GAMES: readonly [string, string, Options][] = [
  ['king-is-dead', 'human,regent', { advanced: true }],
  ['foreign-king', 'human,regent,regent', {}],
  ['claim', 'human,regent', {}],
];

const flat = (shown: string): string => shown.replaceAll(/\s+/g, ' ');

/** Sits down and waits until it is one's turn. */
async function atTurn(id: string, seats: string, options: Options, language: Language) {
  const programs = new InstantPrograms();
  const sat = sitDown(id, seats, { options, programs, language });
  await sat.screens.play('tab', 'tab');
  while (sat.live.awaited !== undefined) await sat.screens.play('tab');
  return { ...sat, programs };
}

describe.each(LANGUAGES)('a hint in %s', (language) => {
  const text = tableText(language);
  const before = (key: string): string => flat(text(key, { choice: '#', chance: 0, name: '#' }).split('#')[0]);

  test.each(GAMES)(
    '%s, %s: a whole turn, what speaks for it, its chance, what would come second, and what is expected',
    async (...how) => {
      const { screens, client } = await atTurn(...how, language);
      const decisions = client.view.choices.length;
      await screens.play(text('command.hint'), 'enter');
      const shown = flat(screens.shown);
      expect(screens.lines[0]).toContain(text('play.hint'));
      expect(shown).toContain(before('play.hint.best'));
      expect(shown).toMatch(/\d+\s?%/);
      expect(shown).toContain(before('play.hint.second'));
      const best = screens.lines.findIndex((line) => flat(line).includes(before('play.hint.best').trim()));
      const chance = screens.lines.findIndex((line) => /\d+\s?%/.test(line));
      expect(screens.lines.slice(best, chance).filter((line) => /^ {3}• \p{Lu}/u.test(line))).not.toEqual([]);
      expect(shown).not.toMatch(/undefined|\{/);
      screens.press('escape');
      expect(client.view.choices).toHaveLength(decisions);
      expect(drafted(client)).toEqual([]);
    },
  );

  test('is in the menu of the table', async () => {
    const { screens } = await atTurn('king-is-dead', 'human,regent', {}, language);
    const menu = screens.press('escape').lines;
    const entry = text('play.menu.hint', { word: text('command.hint') });
    const at = menu.findIndex((line) => line.includes(entry)) - menu.findIndex((line) => / 1 /.test(line));
    expect(at).toBeGreaterThan(0);
    await screens.play(String(at + 1));
    expect(screens.lines[0]).toContain(text('play.hint'));
  });
});

describe('a hint', () => {
  test.each(GAMES)('%s, %s: rests on what the seat knows, and on nothing else', async (id, seats, options) => {
    const game = gameOf(id);
    const { screens, client, programs } = await atTurn(id, seats, options, 'en');
    programs.told.length = 0;
    const known = client.draft && seenIn(client.draft);
    await screens.play('hint', 'enter');
    expect(programs.told.length).toBeGreaterThan(0);
    expect(programs.told[0]).toEqual(known);
    for (const seen of programs.told) expect(game.redact(seen, 0)).toEqual(seen);
  });

  test('goes on from what has been drafted', async () => {
    const { screens, client } = await atTurn('king-is-dead', 'human,regent', {}, 'en');
    screens.press('assemble', 'enter');
    expect(drafted(client)).toEqual(['assemble']);
    await screens.play('hint', 'enter');
    const best = screens.lines.find((line) => line.includes('Best: ')) ?? '';
    expect(best).not.toContain('Assemble');
    expect(best.split('›').length).toBeGreaterThan(2);
  });

  test('is not given about a turn that is complete', async () => {
    const { screens } = await atTurn('king-is-dead', 'human,regent', {}, 'en');
    screens.press('pass', 'enter');
    expect(flat((await screens.play('hint', 'enter')).shown)).toContain(tableText('en')('play.commit-first'));
  });

  test('names who thinks, until it is there or put away', async () => {
    const { screens } = await atTurn('king-is-dead', 'human,regent', {}, 'en');
    screens.press('hint', 'enter');
    const thinks = tableText('en')('play.hint.thinks', { name: tableText('en')('level.regent') });
    expect(screens.shown).toContain(thinks);
    const table = screens.press('escape').shown;
    expect(table).toContain(tableText('en')('play.keys.table'));
    await screens.play('tab', 'tab');
    expect(screens.shown).toBe(table);
  });
});
