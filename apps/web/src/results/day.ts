import { type Game, KeyedRandom, type Options, type State } from '@interregnum/kernel';
import { commitmentTo, dealFrom, type Hex, HUMAN, hexOf, saltOf, sha256 } from '@interregnum/record';

/** Whom the deal of the day is played against. */
export const DAY_LEVEL = 'squire';

const DAY_MS = 86_400_000;

/** The date of a moment, as UTC has it everywhere: `2026-11-18`. */
export const dayOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10);

export const isDay = (value: unknown): value is string =>
  typeof value === 'string' &&
  /^\d{4}-\d\d-\d\d$/.test(value) &&
  !Number.isNaN(Date.parse(value)) &&
  dayOf(Date.parse(value)) === value;

/** So many days up to one, the last of them that one. */
export const daysUpTo = (day: string, count: number): string[] =>
  Array.from({ length: count }, (_, at) => dayOf(Date.parse(day) - (count - 1 - at) * DAY_MS));

/** What everybody’s match of a day begins with. */
export interface DayDeal {
  readonly seed: Hex;
  readonly salts: readonly Hex[];
  /** The state after the opening, where one is drawn. */
  readonly position?: State;
}

/** How many turns are drawn by lot in a game that deals nothing: else every day would be the same. */
export const DRAWN_TURNS: Readonly<Record<string, number>> = { 'foreign-king': 2 };

const digestFrom = (text: string): Uint8Array => sha256(new TextEncoder().encode(text));
const numberFrom = (text: string): Hex => hexOf(digestFrom(text));

/**
 * The deal of a day by one version of a game's rules: the first in a row of deals that follow from the date in which the first
 * seat begins. The salt of a program follows from the seed, as always.
 */
export function dayDeal(game: Game, options: Options, kinds: readonly string[], day: string): DayDeal {
  const { id, rulesVersion } = game.meta;
  const turns = DRAWN_TURNS[id] ?? 0;
  for (let number = 0; ; number++) {
    const label = `interregnum deal of the day ${day} ${id} ${rulesVersion} ${number}`;
    const seed = numberFrom(label);
    const commitment = commitmentTo(seed);
    const salts = kinds.map((kind, seat) =>
      kind === HUMAN ? numberFrom(`${label} salt ${seat}`) : saltOf(commitment, seat),
    );
    const state = dealFrom(game, options, seed, salts);
    const random = new KeyedRandom(digestFrom(`${label} opening`), sha256);
    while (game.turn(state) < turns) game.play(state, game.pick(state, random));
    if (game.toAct(state) === 0) return { seed, salts, ...(turns > 0 && { position: state }) };
  }
}
