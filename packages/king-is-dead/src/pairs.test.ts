import { members } from '@interregnum/kernel';
import { expect, test } from 'vitest';
import { arrange } from '../test/table.ts';
import { pairsIn, pairsInSupply, suppliedFactions, totalSupply } from './pairs.ts';
import { DEVON, FACTIONS, PAIRS } from './terms.ts';

const words = (set: number) => members(set).map((pair) => PAIRS[pair].map((faction) => FACTIONS[faction][0]).join(''));
const ANY = 0b1111;
const COURTLY = 0b111;

test('the ten pairs of followers, in faction order', () => {
  expect(words(0b1111111111)).toEqual(['ss', 'sw', 'se', 'sv', 'ww', 'we', 'wv', 'ee', 'ev', 'vv']);
});

test.each([
  ['', []],
  ['1S', []],
  ['2S', ['ss']],
  ['3V', ['vv']],
  ['1S1W', ['sw']],
  ['2S1W', ['ss', 'sw']],
  ['1W2E1V', ['we', 'wv', 'ee', 'ev']],
  ['2S2W2E2V', ['ss', 'sw', 'se', 'sv', 'ww', 'we', 'wv', 'ee', 'ev', 'vv']],
])('KD-CARD-MARCH-2: the pairs that can be taken from %s', (devon, pairs) => {
  expect(words(pairsIn(arrange({ vikings: true, regions: { devon } }), DEVON, ANY))).toEqual(pairs);
});

test('KD-CARD-EDICT-1: pairs of some factions only', () => {
  const s = arrange({ vikings: true, regions: { devon: '2S2W1E1V' } });
  expect(words(pairsIn(s, DEVON, 0b1110))).toEqual(['ww', 'we', 'wv', 'ev']);
});

test.each([
  ['', [], 0],
  ['1E', [], 1],
  ['2E8V', ['ee'], 2],
  ['1S1W1E', ['sw', 'se', 'we'], 3],
  ['2S1W', ['ss', 'sw'], 3],
  ['9S9W9E9V', ['ss', 'sw', 'se', 'ww', 'we', 'ee'], 27],
])('KD-CARD-QUELL-1, KD-VIKING-6: the pairs in a supply of %s', (supply, pairs, total) => {
  const s = arrange({ vikings: true, supply });
  expect(words(pairsInSupply(s, COURTLY))).toEqual(pairs);
  expect(words(pairsInSupply(s, ANY))).toEqual(pairs);
  expect(totalSupply(s)).toBe(total);
});

test('KD-CARD-RESIST-1: the factions of a set that the supply has', () => {
  const s = arrange({ supply: '1S2E' });
  expect(members(suppliedFactions(s, COURTLY))).toEqual([0, 2]);
  expect(members(suppliedFactions(s, 0b110))).toEqual([2]);
  expect(members(suppliedFactions(s, COURTLY, 2))).toEqual([2]);
  expect(words(pairsInSupply(arrange({ supply: '2S1W2E' }), 0b110))).toEqual(['we', 'ee']);
});
