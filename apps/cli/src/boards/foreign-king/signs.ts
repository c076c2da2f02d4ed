import type { Board } from '@interregnum/foreign-king/board';
import { paint } from '../../terminal/layout.ts';
import type { DrawingContext } from '../drawing.ts';

const BOLD = 1;
const FAINT = 2;
const INVERSE = 7;
/** Colours by side, and of factories by their letters. */
const SIDES = [94, 91, 93, 92];
const FACTORIES = { M: 96, T: 95, m: FAINT, t: FAINT };

export const inColourOf = (side: number, text: string): string => paint(text, SIDES[side]);
/** The king and what stands beside him, to be found at a glance. */
export const kingly = (text: string): string => paint(`♔${text}`, INVERSE);
export const bold = (text: string): string => paint(text, BOLD);
export const faint = (text: string): string => paint(text, FAINT);

/** So many factories of a kind, active or not. */
export const factories = (letter: keyof typeof FACTORIES, count: number): string =>
  paint(letter.repeat(count), FACTORIES[letter]);

/** An initial takes one column and means nothing else here. */
const INITIAL = /^(?![MTVМТ])[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]$/u;

/** A letter for each side: initials if they tell the seats apart, else A to D; V is the virtual player. */
export function lettersOf({ players, seats }: Board, { nameOf }: DrawingContext): string[] {
  const initials = seats.slice(0, players).map((_, seat) => nameOf(seat).charAt(0).toUpperCase());
  const apart = new Set(initials).size === players && initials.every((initial) => INITIAL.test(initial));
  return seats.map((_, side) => (side < players ? (apart ? initials : 'ABCD')[side] : 'V'));
}
