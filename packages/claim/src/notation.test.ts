import { expect, test } from 'vitest';
import { arrange } from '../test/positions.ts';
import { notation } from './notation.ts';
import { CARDS } from './terms.ts';

const s = arrange({ hands: ['G0 K2', 'X9'] });

test('CL-POS-6: a choice is written as the id of its card', () => {
  expect([0, 5, 14, 31, 32, 51].map((card) => notation.write(s, card))).toEqual(['G0', 'G1', 'K2', 'U9', 'D0', 'X9']);
});

test('CL-DECK-4: the texts are the 48 different ids, in card order', () => {
  expect(notation.texts(s)).toHaveLength(48);
  expect(notation.texts(s)).toEqual(CARDS.slice(4));
});

test('CL-POS-6: what is written can be read, held or not', () => {
  for (const text of notation.texts(s)) expect(notation.write(s, notation.read(s, text) as number)).toBe(text);
  expect([notation.read(s, 'G0'), notation.read(s, 'X9')]).toEqual([0, 51]);
});

test.each(['', 'pass', 'g0', 'K0', 'K1', 'G10', ' G0', 'G0 ', '0', 'undefined', 'constructor'])(
  'CL-POS-6: %j names no card',
  (text) => {
    expect(notation.read(s, text)).toBeUndefined();
  },
);
