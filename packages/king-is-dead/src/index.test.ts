import { expect, test } from 'vitest';
import { kingIsDead, VERSIONS } from './index.ts';

const mode = (given: object) => {
  const read = kingIsDead.options({ ...given });
  if ('refusal' in read) throw new Error(read.refusal.key);
  return read.options;
};

test('the newest version is the game', () => {
  expect(VERSIONS.map(({ meta }) => meta.rulesVersion)).toEqual([1, 2]);
  expect(VERSIONS.at(-1)).toBe(kingIsDead);
});

test('KD-TEAM-1: four seats are two parties, all others stand alone', () => {
  expect([2, 3, 4].map((seats) => kingIsDead.parties(mode({ seats })))).toEqual([
    [[0], [1]],
    [[0], [1], [2]],
    [
      [0, 2],
      [1, 3],
    ],
  ]);
});

test('KD-SOLO-1: the game itself plays the Saxons, and nobody else', () => {
  const kinds = (options: object) => [0, 1].map((seat) => kingIsDead.ownKind(mode(options), seat));
  expect(kinds({ solo: true })).toEqual([undefined, 'saxons']);
  expect(kinds({})).toEqual([undefined, undefined]);
});

test('KD-ADV-5, KD-SOLO-1, KD-TURN-5: what is hidden, and what is played from memory', () => {
  const told = (options: object) => [kingIsDead.hides(mode(options)), kingIsDead.fromMemory(mode(options))];
  expect(told({ vikings: true })).toEqual([false, false]);
  expect(told({ advanced: true })).toEqual([true, false]);
  expect(told({ solo: true })).toEqual([true, false]);
  expect(told({ memory: true })).toEqual([true, true]);
});

test('KD-PASS-1: passing has a text', () => {
  expect(kingIsDead.meta.pass).toBe('pass');
});
