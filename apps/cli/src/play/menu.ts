import { listLines, moved } from './list.ts';
import { page, type Screen, type Size } from './screen.ts';

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

/** One column, chosen by arrows and Enter or by number. */
export function menuScreen(menu: () => Menu, leave: () => void): Screen {
  let cursor = 0;
  return {
    draw(size: Size) {
      const { title, above, entries, keys } = menu();
      cursor = Math.min(cursor, entries.length - 1);
      const words = entries.map((entry) => entry.words);
      const room = size.rows - 3 - above.length;
      return page(title, [...above, ...listLines(words, cursor, longest(words), room)], keys, size);
    },
    key(key) {
      const { entries } = menu();
      const words = entries.map((entry) => entry.words);
      if (key.name === 'escape' || key.name === 'rubout') leave();
      else if (key.name === 'enter') entries[cursor]?.choose();
      else if (key.name === 'text') entries[Number(key.text) - 1]?.choose();
      else cursor = moved(cursor, key.name, words, longest(words));
    },
  };
}

/** A width that lets a list have one column only. */
const longest = (words: readonly string[]): number => Math.max(...words.map((word) => word.length)) + 4;
