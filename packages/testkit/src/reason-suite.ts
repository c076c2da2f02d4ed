import { deepStrictEqual, ok } from 'node:assert/strict';
import {
  after,
  FastRandom,
  type Game,
  MAX_REASONS,
  type Message,
  NO_CHOICE,
  type Options,
  type Seat,
  type State,
} from '@interregnum/kernel';
import { expect, test } from 'vitest';
import { modeName, modesOf } from './modes.ts';
import { isWhole, sampled } from './samples.ts';

/** What a seat was told of a turn, and the written positions that it has seen before and after it. */
export interface ReasonCheck {
  readonly told: Message;
  // biome-ignore lint/suspicious/noExplicitAny: canonical JSON, read by tests only
  readonly before: any;
  // biome-ignore lint/suspicious/noExplicitAny: canonical JSON, read by tests only
  readonly after: any;
  readonly seat: Seat;
}

/** Decisions of a game that are judged, where the rules set no bound. */
const MOST_DECISIONS = 400;

/**
 * In random games of every mode, or of a sample of them: what speaks for a choice, or a turn, is told to every seat in words that there are,
 * rests on nothing but what it has seen, and is true. Every kind of it occurs, but for `rare` ones.
 */
export function reasonSuite(
  game: Game,
  games: number,
  isTrue: (judged: ReasonCheck) => boolean,
  rare: readonly string[],
): void {
  const heard = new Set<string>();

  test.each(sampled(modesOf(game)).map((mode) => [modeName(game, mode), mode] as const))(
    'reasons are true: %s',
    (_, mode) => {
      for (let seed = 0; seed < games; seed++)
        for (const [from, to] of stretches(game, mode, `reasons ${seed}`))
          for (let seat = 0; seat < game.seats(from); seat++)
            for (const key of judge(game, from, to, seat, isTrue)) heard.add(key);
    },
  );

  test.runIf(isWhole)('reasons of every kind occur', () => {
    const kinds = game.words.filter((key) => key.startsWith('reason.')).map((key) => key.slice('reason.'.length));
    expect(kinds.filter((key) => !heard.has(key) && !rare.includes(key))).toEqual([]);
  });
}

/** Every choice and every turn of a random game, as the states before and after. */
function* stretches(game: Game, mode: Options, seed: string): Generator<readonly [from: State, to: State]> {
  const random = new FastRandom(seed);
  let s = game.setup(mode, random);
  let start = s;
  for (let decisions = 0; decisions < MOST_DECISIONS; decisions++) {
    const choice = game.pick(s, random);
    if (choice === NO_CHOICE) return;
    const next = after(game, s, choice);
    yield [s, next];
    if (game.turn(next) > game.turn(s)) {
      if (start !== s) yield [start, next];
      start = next;
    }
    s = next;
  }
}

/** Checks what a seat is told; returns its kinds. */
function judge(game: Game, from: State, to: State, seat: Seat, isTrue: (judged: ReasonCheck) => boolean): string[] {
  const [seenBefore, seenAfter] = [from, to].map((s) => game.redact(s, seat));
  const all = game.reasons(seenBefore, seenAfter, seat);
  deepStrictEqual(game.reasons(from, to, seat), all);
  deepStrictEqual(game.reasons(seenAfter, seenAfter, seat), []);
  ok(all.length <= MAX_REASONS);
  if (all.length === 0) return [];
  const [before, after] = [seenBefore, seenAfter].map((s) => JSON.parse(game.position.write(s)));
  for (const told of all) {
    ok(game.words.includes(`reason.${told.key}`), told.key);
    ok(isTrue({ told, before, after, seat }), `${seat}: ${JSON.stringify(told)}\n${JSON.stringify(after)}`);
  }
  return all.map(({ key }) => key);
}
