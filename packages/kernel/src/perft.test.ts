import { describe, expect, test } from 'vitest';
import { after, type Game, legalChoices } from './game.ts';
import { countSequences, perft } from './perft.ts';
import { playOut } from './playout.ts';
import { FastRandom } from './random.ts';
import { NO_CHOICE, newChoices, type State } from './state.ts';

/**
 * Two piles of counters. A turn takes one or two, one decision for each: first 'a' or 'b', then again or stop (2).
 * Cells: both piles, whether a turn is half made, turns made. The last is no fact.
 */
const offered = (s: State): number[] => {
  const piles = [0, 1].filter((pile) => s[pile] > 0);
  return s[2] === 1 ? [...piles, 2] : piles;
};
const piles = {
  meta: { maxDecisions: 100 },
  size: 4,
  facts: 3,
  turn: (s: State) => s[3],
  legal: (s: State, into: Int32Array) => {
    into.set(offered(s));
    return offered(s).length;
  },
  pick: (s: State, random: { below(n: number): number }) => {
    const choices = offered(s);
    return choices.length === 0 ? NO_CHOICE : choices[random.below(choices.length)];
  },
  play: (s: State, choice: number) => {
    if (choice < 2) s[choice]--;
    s[2] = choice < 2 && s[2] === 0 ? 1 : 0;
    if (s[2] === 0) s[3]++;
  },
  position: { write: (s: State) => `${s[0]}+${s[1]}${s[2] === 1 ? '...' : ''}` },
} as unknown as Game;
const start = (a: number, b: number) => Int32Array.of(a, b, 0, 0);

describe('perft', () => {
  test('counts distinct positions after complete turns, sorted', () => {
    expect(perft(piles, start(3, 2), 'turn', 1)).toEqual(['1+2', '2+1', '2+2', '3+0', '3+1']);
    expect(perft(piles, start(1, 0), 'turn', 1)).toEqual(['0+0']);
  });

  test('after several turns each position counts once, whatever way led there', () => {
    expect(perft(piles, start(2, 2), 'turn', 2)).toEqual(['0+0', '0+1', '0+2', '1+0', '1+1', '2+0']);
  });

  test('counts positions after single decisions, half-made turns included', () => {
    expect(perft(piles, start(2, 1), 'decision', 1)).toEqual(['1+1...', '2+0...']);
    expect(perft(piles, start(2, 1), 'decision', 2)).toEqual(['0+1', '1+0', '1+1', '2+0']);
  });

  test('at depth 0 there is the position itself, at the end there is none', () => {
    expect(perft(piles, start(2, 1), 'turn', 0)).toEqual(['2+1']);
    expect(perft(piles, start(0, 0), 'turn', 1)).toEqual([]);
    expect(perft(piles, start(1, 0), 'turn', 2)).toEqual([]);
  });

  test('leaves the position as it was', () => {
    const s = start(3, 2);
    perft(piles, s, 'turn', 2);
    expect(s).toEqual(start(3, 2));
  });

  test('what is no fact makes no difference, and large values do', () => {
    const late = Int32Array.of(2, 1, 0, 50);
    expect(perft(piles, late, 'turn', 1)).toEqual(perft(piles, start(2, 1), 'turn', 1));
    expect(perft(piles, start(70_000, 0), 'turn', 2)).toEqual(['69996+0', '69997+0', '69998+0']);
  });
});

test('after: the state after a choice, the one before being left alone', () => {
  const s = start(2, 1);
  expect(after(piles, s, 1)).toEqual(Int32Array.of(2, 0, 1, 0));
  expect(s).toEqual(start(2, 1));
});

test('legalChoices: a fresh list of what is offered', () => {
  const buffer = newChoices().fill(9);
  expect(legalChoices(piles, start(2, 1), buffer)).toEqual([0, 1]);
  expect(legalChoices(piles, start(0, 0), buffer)).toEqual([]);
});

test('sequences of decisions are counted one by one, whatever they lead to', () => {
  expect([0, 1, 2].map((depth) => countSequences(piles, start(2, 1), depth))).toEqual([1, 2, 5]);
  expect(countSequences(piles, start(0, 0), 1)).toBe(0);
  expect(countSequences(piles, start(1, 0), 3)).toBe(0);
});

describe('playOut', () => {
  test('plays to the end and counts decisions', () => {
    const s = start(4, 3);
    const decisions = playOut(piles, s, new FastRandom('out'));
    expect([s[0], s[1]]).toEqual([0, 0]);
    expect(decisions).toBeGreaterThanOrEqual(7);
    expect(playOut(piles, s, new FastRandom('out'))).toBe(s[2] === 1 ? 1 : 0);
  });

  test('breaks off when so many turns are completed', () => {
    const s = start(9, 9);
    const decisions = playOut(piles, s, new FastRandom('cap'), 3);
    expect(piles.turn(s)).toBe(3);
    expect(decisions).toBeGreaterThanOrEqual(6);
    expect(playOut(piles, s, new FastRandom('cap'), 3)).toBe(0);
  });

  test('breaks off after 1,000 turns exactly where no rule bounds the game', () => {
    const s = start(5000, 5000);
    playOut({ ...piles, meta: { ...piles.meta, maxDecisions: undefined } }, s, new FastRandom('endless'));
    expect(piles.turn(s)).toBe(1000);
    playOut(piles, s, new FastRandom('goes on'));
    expect([s[0], s[1]]).toEqual([0, 0]);
  });
});
