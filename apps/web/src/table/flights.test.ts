import { expect, test } from 'vitest';
import type { Pieces } from '../games/view.ts';
import { flightsBetween } from './flights.ts';

const pieces = (at: Record<string, Record<string, number>>): Pieces => new Map(Object.entries(at));

test('a piece that moved is one flight', () => {
  const before = pieces({ supply: { scots: 3 }, moray: { scots: 1 } });
  const after = pieces({ supply: { scots: 1 }, moray: { scots: 3 } });
  expect(flightsBetween(before, after)).toEqual([{ kind: 'scots', from: 'supply', to: 'moray', count: 2 }]);
});

test('pieces of two kinds that changed places are two flights', () => {
  const before = pieces({ moray: { scots: 1 }, devon: { welsh: 1 } });
  const after = pieces({ moray: { welsh: 1 }, devon: { scots: 1 } });
  expect(flightsBetween(before, after)).toEqual([
    { kind: 'scots', from: 'moray', to: 'devon', count: 1 },
    { kind: 'welsh', from: 'devon', to: 'moray', count: 1 },
  ]);
});

test('pieces that left one place for several are shared out', () => {
  const before = pieces({ a: { x: 3 }, b: {}, c: {} });
  const after = pieces({ a: {}, b: { x: 1 }, c: { x: 2 } });
  expect(flightsBetween(before, after)).toEqual([
    { kind: 'x', from: 'a', to: 'b', count: 1 },
    { kind: 'x', from: 'a', to: 'c', count: 2 },
  ]);
});

test('what stays, or only appears, does not fly', () => {
  expect(flightsBetween(pieces({ a: { x: 1 } }), pieces({ a: { x: 1 }, b: { y: 2 } }))).toEqual([]);
});

test('a card that is played from a hidden hand is seen when it leaves it', () => {
  const before = pieces({ hand: { '?': 3 }, trick: {} });
  const after = pieces({ hand: { '?': 2 }, trick: { G4: 1 } });
  expect(flightsBetween(before, after)).toEqual([{ kind: 'G4', from: 'hand', to: 'trick', count: 1 }]);
});

test('a card that is put face down is seen until it lies there', () => {
  const before = pieces({ trick: { G4: 1 }, pile: {} });
  const after = pieces({ trick: {}, pile: { '?': 1 } });
  expect(flightsBetween(before, after)).toEqual([{ kind: 'G4', from: 'trick', to: 'pile', count: 1 }]);
});
