import type { Key } from './keys.ts';
import { page, type Screens, type Size, type TerminalScreen } from './terminal-screen.ts';

/** A text to read: its lines for a width, and where its chapters begin. */
export interface PagerContent {
  readonly title: string;
  readonly lines: readonly string[];
  readonly chapters?: readonly number[];
  /** Where one begins to read if not at the top: at the last line, or at a chapter. */
  readonly fromEnd?: boolean;
  readonly startAt?: number;
  /** What the keys do. */
  readonly keys: string;
}

const startOf = ({ fromEnd, startAt, chapters = [] }: PagerContent): number =>
  fromEnd ? Number.POSITIVE_INFINITY : (chapters[startAt ?? 0] ?? 0);

/** A screen to read on: line by line, page by page, chapter by chapter. Enter and Escape put it away. */
export function pager(
  screens: Screens,
  content: PagerContent,
  done: () => void = () => screens.back(),
): TerminalScreen {
  const { title, lines, chapters = [], keys } = content;
  let top = startOf(content);
  let room = 1;
  const go = (key: Key): number => {
    switch (key.name) {
      case 'up':
        return top - 1;
      case 'down':
        return top + 1;
      case 'page-up':
        return top - room;
      case 'page-down':
        return top + room;
      case 'home':
        return 0;
      case 'end':
        return lines.length;
      case 'left':
        return chapters.findLast((line) => line < top) ?? 0;
      case 'right':
        return chapters.find((line) => line > top) ?? top;
      default:
        return key.name === 'text' && key.text === ' ' ? top + room : top;
    }
  };
  return {
    draw(size: Size) {
      room = size.rows - 2;
      top = Math.max(0, Math.min(top, lines.length - room));
      const last = Math.min(lines.length, top + room);
      const where = lines.length > room ? `  ${last} / ${lines.length}` : '';
      return page(`${title}${where}`, lines.slice(top, last), keys, size);
    },
    key(key) {
      if (key.name === 'enter' || key.name === 'escape' || key.name === 'rubout') done();
      else top = go(key);
    },
  };
}
