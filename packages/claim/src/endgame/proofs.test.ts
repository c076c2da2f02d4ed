import { describe, expect, test } from 'vitest';
import { amounts } from './amounts.ts';
import { NO_PROOF, Proofs } from './proofs.ts';

const LAST = 3;
const TWO_GOBLINS = amounts(0, 2);
const THREE_GOBLINS = amounts(0, 3);
const KNIGHT = amounts(1, 1);

/** One row only, so that all keys stand together. */
const row = (): Proofs => new Proofs(1, LAST);

describe('a proof is found', () => {
  test('for every score of the leader that covers it', () => {
    const proofs = row();
    proofs.store(7, TWO_GOBLINS);
    expect(proofs.find(7, TWO_GOBLINS, 0)).toBe(TWO_GOBLINS);
    expect(proofs.find(7, THREE_GOBLINS | KNIGHT, 0)).toBe(TWO_GOBLINS);
    expect(proofs.find(7, amounts(0, 1) | KNIGHT, THREE_GOBLINS)).toBe(NO_PROOF);
  });

  test('with its bits flipped, for every such score of the other seat', () => {
    const proofs = row();
    proofs.store(7, ~TWO_GOBLINS);
    expect(proofs.find(7, 0, THREE_GOBLINS)).toBe(~TWO_GOBLINS);
    expect(proofs.find(7, THREE_GOBLINS, KNIGHT)).toBe(NO_PROOF);
  });

  test('for its own key only', () => {
    const proofs = row();
    for (const key of [7, 8, 9]) proofs.store(key, key);
    for (const key of [7, 8, 9]) expect(proofs.find(key, 31, 0)).toBe(key);
    expect(proofs.find(6, 31, 31)).toBe(NO_PROOF);
  });

  test('in a table of many rows as well', () => {
    const proofs = new Proofs(2 ** 10, LAST);
    for (let key = 0; key < 500; key++) proofs.store(key, key % 32);
    const found = Array.from({ length: 500 }, (_, key) => proofs.find(key, 31, 0));
    for (const [key, proof] of found.entries()) expect([key % 32, NO_PROOF]).toContain(proof);
    expect(found.filter((proof) => proof !== NO_PROOF).length).toBeGreaterThan(480);
  });
});

describe('a row that is full', () => {
  const full = (): Proofs => {
    const proofs = row();
    for (const key of [1, 2, 3, 4]) proofs.store(key, KNIGHT);
    return proofs;
  };
  const known = (proofs: Proofs): number[] =>
    [1, 2, 3, 4, 5, 6].filter((key) => proofs.find(key, KNIGHT, KNIGHT) !== NO_PROOF);

  test('gives up one proof after the other', () => {
    const proofs = full();
    proofs.store(5, KNIGHT);
    expect(known(proofs)).toEqual([2, 3, 4, 5]);
    proofs.store(6, KNIGHT);
    expect(known(proofs)).toEqual([3, 4, 5, 6]);
  });

  test('gives up what says less than a new proof of the same key', () => {
    const proofs = full();
    proofs.store(3, 0);
    expect(known(proofs)).toEqual([1, 2, 3, 4]);
    expect(proofs.find(3, 0, 0)).toBe(0);
  });

  test('keeps what says something else', () => {
    const proofs = full();
    proofs.store(3, KNIGHT | TWO_GOBLINS);
    expect(known(proofs)).toEqual([2, 3, 4]);
    proofs.store(4, ~0);
    expect(known(proofs)).toEqual([3, 4]);
  });
});

test('a new question starts with nothing known, also when numbers are used again', () => {
  const proofs = row();
  for (let question = 0; question < 3 * LAST; question++) {
    expect(proofs.find(7, 31, 31)).toBe(NO_PROOF);
    proofs.store(7, 0);
    expect(proofs.find(7, 31, 31)).toBe(0);
    proofs.ask();
  }
});
