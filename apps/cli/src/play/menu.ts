import { widthOf } from '../terminal/layout.ts';
import { listLines, moved } from './list.ts';
import { page, type Size, type TerminalScreen } from './terminal-screen.ts';

/** One line of a menu: what it says, and what it does. */
interface Entry {
  readonly words: string;
  readonly choose: () => void;
}

/** What a menu shows; asked for anew whenever it is drawn, so that a new language shows at once. */
export interface Menu {
  readonly title: string;
  readonly above: readonly string[];
  readonly entries: readonly Entry[];
  readonly keys: string;
}

/** One column, chosen by arrows and Enter or by number; of a long menu a first digit only moves the cursor. */
export function menuScreen(menu: () => Menu, leave: () => void): TerminalScreen {
  let cursor = 0;
  let typed = '';
  return {
    draw(size: Size) {
      const { title, above, entries, keys } = menu();
      cursor = Math.min(cursor, entries.length - 1);
      const words = entries.map((entry) => entry.words);
      const room = size.rows - 3 - above.length;
      const list = listLines(words, cursor, Math.min(longest(words), size.columns - 1), room).map((line) => ` ${line}`);
      return page(title, [...above, ...list], keys, size);
    },
    key(key) {
      const { entries } = menu();
      const words = entries.map((entry) => entry.words);
      const number = typed + (key.name === 'text' ? key.text : '');
      typed = '';
      if (key.name === 'escape' || key.name === 'rubout') leave();
      else if (key.name === 'enter') entries[cursor]?.choose();
      else if (key.name !== 'text') cursor = moved(cursor, key.name, words, longest(words));
      else if (Number(number) * 10 > entries.length) entries[Number(number) - 1]?.choose();
      else if (Number(number) > 0) {
        typed = number;
        cursor = Number(number) - 1;
      }
    },
  };
}

/** A width that lets a list have one column only. */
const longest = (words: readonly string[]): number => Math.max(...words.map(widthOf)) + 6;
