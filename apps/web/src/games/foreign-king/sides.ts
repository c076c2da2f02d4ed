import type { Board } from '@interregnum/foreign-king/board';

/** How a side looks, whatever the number of players: its seat, or the virtual player's own look. */
export const LOOKS = ['0', '1', '2', '3', 'virtual'] as const;
export type Look = (typeof LOOKS)[number];

/** Letters are the same in every language, as on the pieces of a box. */
export const LETTERS: Readonly<Record<Look, string>> = { '0': 'A', '1': 'B', '2': 'C', '3': 'D', virtual: 'V' };

export const lookOf = (side: number, { players }: Board): Look => (side < players ? LOOKS[side] : 'virtual');

/** The kind of piece that a side's citizens are. */
export const citizenOf = (look: Look): string => `citizen-${look}`;

/** Gives what is within the colour of a side. */
export const sideClass = (look: Look): string => `fk-side-${look}`;

/** A change, signed in print. */
export const signed = (change: number): string => (change > 0 ? `+${change}` : `−${-change}`);

/** Things told one after another. */
export const listed = (parts: readonly string[]): string => parts.join(', ');
