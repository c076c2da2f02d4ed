import {
  FastRandom,
  type Game,
  type Heuristics,
  NO_SEAT,
  newChoices,
  type Options,
  type State,
} from '@interregnum/kernel';
import { modeName, modesOf, playOn, reach } from '@interregnum/testkit';
import { describe, expect, test } from 'vitest';
import { GAMES } from './games.ts';

/** What all heuristics owe a search, over random games of every mode. */
const RUNS = 6;
const MOST_SHARES = 8;

const isOver = (game: Game, s: State): boolean => game.toAct(s) === NO_SEAT;

/** States of random games of a mode, from the start to the end; of a game without a bound also where it is broken off. */
function statesOf(game: Game, mode: Options): State[] {
  return Array.from({ length: RUNS }, (_, seed) => reach(game, { mode, seed, howFar: seed / (RUNS - 1) }));
}

/** Random games of a mode at their ends; one that is broken off has none. */
const endsOf = (game: Game, mode: Options): State[] =>
  Array.from({ length: RUNS }, (_, seed) => reach(game, { mode, seed, howFar: 1 })).filter((s) => isOver(game, s));

function sharesOf(game: Game, heuristics: Heuristics, s: State): number[] {
  const shares = new Float64Array(MOST_SHARES).fill(Number.NaN);
  heuristics.judge(s, shares);
  return [...shares.subarray(0, game.seats(s))];
}

const partiesOf = (game: Game, s: State): readonly (readonly number[])[] => game.parties(game.optionsOf(s));

/** How many share a victory: parties, and sides that no seat plays. */
const sharersOf = (game: Game, winners: readonly number[], s: State): number =>
  partiesOf(game, s).filter((party) => party.some((seat) => winners.includes(seat))).length +
  winners.filter((side) => side >= game.seats(s)).length;

const legalIn = (game: Game, s: State): readonly number[] => {
  const choices = newChoices();
  return [...choices.subarray(0, game.legal(s, choices))];
};

describe.each(GAMES)('judge of %s', (_, game, heuristics) => {
  test('at the end whoever won has its part of the victory', () => {
    for (const mode of modesOf(game)) {
      const ends = endsOf(game, mode);
      expect(ends.length, modeName(game, mode)).toBeGreaterThan(0);
      for (const s of ends) {
        const winners = game.outcome(s)?.winners ?? [];
        const part = 1 / sharersOf(game, winners, s);
        const expected = Array.from({ length: game.seats(s) }, (_, seat) => (winners.includes(seat) ? part : 0));
        expect(sharesOf(game, heuristics, s), modeName(game, mode)).toEqual(expected);
      }
    }
  });

  test('until then shares lie between 0 and 1, and together they are no more than one victory', () => {
    for (const mode of modesOf(game))
      for (const s of statesOf(game, mode)) {
        const before = s.slice();
        const shares = sharesOf(game, heuristics, s);
        expect(s).toEqual(before);
        for (const share of shares) expect(share).toBeGreaterThanOrEqual(0);
        const sum = shares.reduce((all, share) => all + share, 0);
        expect(sum * (partiesOf(game, s).length / shares.length), modeName(game, mode)).toBeLessThan(1 + 1e-9);
      }
  });
});

describe.each(GAMES)('a hurried look at %s', (_, game, heuristics) => {
  const states = modesOf(game).flatMap((mode) => statesOf(game, mode));

  test('weighs every choice, none below nothing and not all nothing, and leaves the state alone', () => {
    for (const s of states) {
      const before = s.slice();
      const choices = newChoices();
      const count = game.legal(s, choices);
      const weights = new Float64Array(choices.length).fill(-7);
      if (count > 0) heuristics.weigh(s, choices, count, weights);
      expect(s).toEqual(before);
      for (const weight of weights.subarray(0, count)) expect(weight >= 0 && Number.isFinite(weight)).toBe(true);
      if (count > 0) expect(Math.max(...weights.subarray(0, count))).toBeGreaterThan(0);
      expect(weights.subarray(count).every((weight) => weight === -7)).toBe(true);
    }
  });

  test('plays on by the rules: from where it stops, the game can be played to its end', () => {
    const house = (s: State): Options => game.optionsOf(s);
    for (const [i, s] of states.entries()) {
      const [one, same] = [s.slice(), s.slice()];
      heuristics.playOut(one, new FastRandom(`hurry ${i}`));
      heuristics.playOut(same, new FastRandom(`hurry ${i}`));
      expect(same).toEqual(one);
      expect(game.turn(one)).toBeGreaterThanOrEqual(game.turn(s));
      expect(legalIn(game, one).length === 0).toBe(isOver(game, one));
      expect(game.position.read(game.position.write(one), house(one))).toHaveProperty('state');
      playOn(game, one, new FastRandom(`on ${i}`), 50);
    }
  });
});

describe.each(GAMES)('what is hidden in %s', (_, game, heuristics) => {
  const facts = (s: State): string => s.subarray(0, game.facts).join();

  test('is hidden from somebody at the start, exactly in the modes that hide anything', () => {
    for (const mode of modesOf(game)) {
      const s = game.setup(mode, new FastRandom('hidden'));
      const views = Array.from({ length: game.seats(s) }, (_, seat) => game.redact(s, seat));
      const hidden = views.some((seen) => facts(seen) !== facts(s));
      expect(game.hides(mode), modeName(game, mode)).toBe(hidden);
    }
  });

  test('is nothing once it is late: there is one world left for the seat to act', () => {
    let late = 0;
    for (const s of modesOf(game).flatMap((mode) => statesOf(game, mode))) {
      if (isOver(game, s)) continue;
      const seen = game.redact(s, game.toAct(s));
      if (!heuristics.isLate(seen)) continue;
      late++;
      for (const seed of ['one', 'other']) expect(game.imagine(seen, new FastRandom(seed))).toEqual(s);
    }
    if (game.meta.id !== 'foreign-king') expect(late).toBeGreaterThan(0);
  });
});

/** With the house rule `memory` the cards on the piles are told apart although no seat may look at them again. */
const tellsOnlyWhatIsSeen = (mode: Options): boolean => mode.memory !== true;

describe.each(GAMES)('what is public in %s', (_, game, heuristics) => {
  const modes = modesOf(game)
    .filter(tellsOnlyWhatIsSeen)
    .map((mode) => (game.hides(mode) ? statesOf(game, mode).filter((s) => !isOver(game, s)) : []));
  const publicOf = (s: State, into = new Int32Array(game.size)): string => {
    heuristics.copyPublic(s, into);
    return into.subarray(0, game.facts).join();
  };

  test('is the same in all worlds that look the same to everybody, and in what a seat has seen', () => {
    const random = new FastRandom('public');
    for (const s of modes.flat()) {
      const seen = game.redact(s, 'audience');
      for (let i = 0; i < 3; i++) expect(publicOf(game.imagine(seen, random))).toBe(publicOf(s));
      expect(publicOf(game.redact(s, game.toAct(s)))).toBe(publicOf(s));
    }
  });

  test('is the same whatever was copied before', () => {
    for (const states of modes) {
      const into = new Int32Array(game.size);
      for (const s of [...states, ...states.toReversed()]) expect(publicOf(s, into)).toBe(publicOf(s));
    }
  });
});
