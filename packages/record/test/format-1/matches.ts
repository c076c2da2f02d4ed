import { FastRandom, type Game, NO_CHOICE, NO_SEAT, type Options } from '@interregnum/kernel';
import {
  commitmentTo,
  dealFrom,
  type Hex,
  hexOf,
  type MatchRecord,
  sha256,
  startRecord,
  withDecision,
  withEnd,
} from '../../src/format-1/index.ts';

const NAMES = ['Ana', 'Бен', 'Cléo', 'D. O’V'];

/** Some hexadecimal number that a text stands for. */
export const hexFrom = (text: string): Hex => hexOf(sha256(new TextEncoder().encode(text)));

const timeOf = (entry: number): string => new Date(Date.UTC(2026, 10, 16) + entry * 1000).toISOString();

/** A random match with its secret seed; `most` decisions of it, or all until the end. */
export function playMatch(
  game: Game,
  options: Options,
  name: string,
  most = Number.POSITIVE_INFINITY,
): { readonly record: MatchRecord; readonly seed: Hex } {
  const seats = Array.from({ length: Number(options.seats) }, (_, seat) => seat);
  const [seed, salts] = [hexFrom(`${name} seed`), seats.map((seat) => hexFrom(`${name} salt ${seat}`))];
  const players = seats.map((seat) => ({ name: NAMES[seat], kind: 'random' }));
  const fixed = { game: game.meta.id, rulesVersion: game.meta.rulesVersion, options, seats: players };
  let record = startRecord({ ...fixed, commitment: commitmentTo(seed), salts, time: timeOf(0) });
  const s = dealFrom(game, options, seed, salts);
  const random = new FastRandom(name);
  for (let entry = 1; entry <= most && game.toAct(s) !== NO_SEAT; entry++) {
    const choice = game.pick(s, random);
    if (choice === NO_CHOICE) throw new Error('nothing to choose');
    const decision = game.notation.write(s, choice);
    record = withDecision(record, { seat: game.toAct(s), decision, time: timeOf(entry) });
    game.play(s, choice);
  }
  const outcome = game.outcome(s);
  return { record: outcome === undefined ? record : withEnd(record, { seed, outcome, time: timeOf(9999) }), seed };
}
