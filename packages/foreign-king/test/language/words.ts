import { PROVINCES } from '../../src/terms.ts';

/** Who sits where; with two seats there is the virtual player as well. */
const NAMES = ['Ana', 'Ben', 'Cleo', 'Dov'];
export const NAME = '(Ana|Ben|Cleo|Dov)';
export const SIDE = '(Ana|Ben|Cleo|Dov|Virtual)';
export const PROVINCE = `(${PROVINCES.join('|')})`;

/** The names of all sides of a table, in their order. */
export const namesOf = (seats: number): string[] =>
  seats === 2 ? [...NAMES.slice(0, 2), 'Virtual'] : NAMES.slice(0, seats);

export const nameOf = (seats: number, side: number): string => namesOf(seats)[side] ?? 'nobody';

export function sideOf(seats: number, name: string): number {
  const side = namesOf(seats).findIndex((each) => each.toLowerCase() === name.toLowerCase());
  if (side < 0) throw new Error(`${name} is not at this table`);
  return side;
}

/** `a, b`, or `nobody`. */
export const listOf = (text: string): string[] => (/^(nobody|nothing|none)$/i.test(text) ? [] : text.split(', '));

/** Entries such as `Ana 4, Ben 1` by their first word. */
export function entriesOf(text: string): [name: string, rest: string][] {
  return listOf(text).map((entry) => {
    const [, name, rest] = /^(\S+) (.+)$/.exec(entry) ?? [];
    if (name === undefined) throw new Error(`${entry}: of whom or of what?`);
    return [name, rest];
  });
}

export function numberOf(text: string): number {
  if (!/^-?\d+$/.test(text)) throw new Error(`${text} is no number`);
  return Number(text);
}

export const numbersOf = (text: string): Record<string, number> =>
  Object.fromEntries(entriesOf(text).map(([name, number]) => [name, numberOf(number)]));

export type CitizensByLetter = Readonly<Record<string, number>>;

/** `A2 B3 V1`, or `nobody`. */
export function citizensOf(text: string): CitizensByLetter {
  const words = /^nobody$/i.test(text) ? [] : text.split(' ');
  return Object.fromEntries(
    words.map((word) => {
      const [, letter, count] = /^([ABCDV])(\d+)$/.exec(word) ?? [];
      if (letter === undefined) throw new Error(`${word} are no citizens`);
      return [letter, Number(count)];
    }),
  );
}

/** Citizens by letter as a list by side. */
export function bySide(seats: number, citizens: CitizensByLetter): number[] {
  const letters = namesOf(seats).map((name) => name[0]);
  for (const letter of Object.keys(citizens))
    if (!letters.includes(letter)) throw new Error(`nobody here is called ${letter}`);
  return letters.map((letter) => citizens[letter] ?? 0);
}

export interface Factories {
  metal: { active: number; inactive: number };
  textile: { active: number; inactive: number };
}

export const noFactories = (): Factories => ({
  metal: { active: 0, inactive: 0 },
  textile: { active: 0, inactive: 0 },
});

/** `metal and 2 inactive textile`, or `no factory`. */
export function factoriesOf(text: string): Factories {
  const factories = noFactories();
  if (text === 'no factory') return factories;
  for (const part of text.split(' and ')) {
    const [, count = '1', inactive, kind] = /^(?:(\d) )?(inactive )?(metal|textile)$/.exec(part) ?? [];
    if (kind === undefined) throw new Error(`${part} is no factory`);
    factories[kind as keyof Factories][inactive === undefined ? 'active' : 'inactive'] += Number(count);
  }
  return factories;
}

export interface Medals {
  readonly down: number;
  readonly up: number;
}

/** `1 up`, `2 up 1 down`, or `none`. */
export function medalsOf(text: string): Medals {
  const [all, up, down] = /^(?:none|(?:(\d) up)? ?(?:(\d) down)?)$/.exec(text) ?? [];
  if (!all) throw new Error(`${text}: up or down?`);
  return { down: Number(down ?? 0), up: Number(up ?? 0) };
}
