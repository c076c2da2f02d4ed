import {
  FACTIONS,
  type FactionName,
  type Followers,
  type Holder,
  type RegionName,
  UNSTABLE,
  winnerOf,
} from '@interregnum/king-is-dead/board';
import { FACTION_LETTERS } from '@interregnum/texts';
import { padded, paint, widthOf } from '../../terminal/layout.ts';
import type { DrawingContext } from '../drawing.ts';

/** What stands for an unstable region, or for a tie that would leave one. */
export const TIE = '×';

/** Longer names are cut. */
export const NAME_WIDTH = 12;

const COLOURS: Readonly<Record<FactionName, number>> = { scots: 94, welsh: 91, english: 93, vikings: 95 };

export const bold = (text: string): string => paint(text, 1);
export const dim = (text: string): string => paint(text, 2);

export const inColourOf = (id: FactionName, text: string): string => paint(text, COLOURS[id]);

const letterOf = (id: FactionName, { terminal }: DrawingContext): string => FACTION_LETTERS[terminal.language][id];

/** A faction's letter, or the sign of a tie. */
export const holderSign = (holder: Holder, context: DrawingContext, before = ''): string =>
  holder === UNSTABLE ? before + TIE : inColourOf(holder, before + letterOf(holder, context));

/** A faction's letter with a number. */
export const counted = (id: FactionName, count: number, context: DrawingContext): string =>
  inColourOf(id, `${letterOf(id, context)}${count}`);

export const regionName = (id: RegionName, { words }: DrawingContext): string => words.term({ term: 'region', id });
export const factionName = (id: FactionName, { words }: DrawingContext): string =>
  words.term({ term: 'faction', id }, 'name');
export const cardName = (id: string, { words }: DrawingContext): string => words.term({ term: 'card', id });

/** More followers of a faction than this are told by their number. */
const MOST_LETTERS = 5;

/** The followers of a region, the winning ones bold: letter by letter if there are few, else by their numbers. */
export function crowd(followers: Followers, width: number, context: DrawingContext): string {
  const winner = winnerOf(followers);
  const present = FACTIONS.map((id) => ({ id, count: followers[id] ?? 0 })).filter(({ count }) => count > 0);
  const told = (text: (id: FactionName, count: number) => string): string[] =>
    present.map(({ id, count }) => (id === winner ? bold(text(id, count)) : text(id, count)));
  const letters = told((id, count) => inColourOf(id, letterOf(id, context).repeat(count))).join(' ');
  if (present.every(({ count }) => count <= MOST_LETTERS) && widthOf(letters) <= width) return letters || '–';
  const numbers = told((id, count) => counted(id, count, context));
  return numbers.join(widthOf(numbers.join(' ')) <= width ? ' ' : '');
}

/** How many of each faction, in columns. */
export const tally = (followers: Followers, context: DrawingContext): string =>
  FACTIONS.flatMap((id) => {
    const count = followers[id];
    return count === undefined ? [] : [padded(counted(id, count, context), 3)];
  }).join(' ');

/** A letter for every seat, its name's first one if no seat before has it: it stands beside the seat's disc. */
export function seatLetters(names: readonly string[]): string[] {
  const taken: string[] = [];
  for (const [seat, name] of names.entries()) {
    const own = [...name.toUpperCase()].find((letter) => /\p{L}/u.test(letter) && !taken.includes(letter));
    taken.push(own ?? `${seat + 1}`);
  }
  return taken;
}
