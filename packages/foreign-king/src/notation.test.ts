import type { State } from '@interregnum/kernel';
import { describe, expect, test } from 'vitest';
import { arrange, choices, playing, wandering } from '../test/positions.ts';
import { ALL_CHOICES, range } from './choices.ts';
import { readPath } from './king-paths.ts';
import { notation } from './notation.ts';
import { phase } from './state/index.ts';
import { OVER, START } from './terms.ts';

const read = (s: State, text: string) => {
  const choice = notation.read(s, text);
  return choice === undefined ? undefined : notation.write(s, choice);
};
const portrait = arrange({ seats: 4 });
const liege = arrange({ seats: 4, king: 'liege', marker: 20 });

describe('FK-PHASE-2: what is written can be read', () => {
  test('every text of every phase is its own', () => {
    for (const s of [...wandering('notation', 3)].filter((_, i) => i % 9 === 0)) {
      const texts = notation.texts(s);
      for (const text of texts) expect(read(s, text)).toBe(text);
      expect(new Set(texts).size).toBe(texts.length);
      for (const text of choices(s)) expect(texts).toContain(text);
      expect(texts.includes('pass')).toBe(phase(s) === START || phase(s) === OVER);
    }
  });

  test("every choice of the whole list but the king's has one text, wherever he is", () => {
    const texts = (s: State) => range(0, ALL_CHOICES).map((choice) => notation.write(s, choice));
    const named = texts(portrait).filter((text) => text !== undefined);
    expect(named).toHaveLength(ALL_CHOICES - 2 * 72 + 2 * 9);
    expect(new Set(named).size).toBe(named.length);
    expect(texts(liege).filter((text) => text !== undefined)).toHaveLength(ALL_CHOICES - 2 * 72 + 2 * 57);
    for (const text of named) expect(text).toBe(text.trim());
  });

  test('how many texts a phase speaks of', () => {
    expect(notation.texts(portrait)).toHaveLength(3 + 2 * (246 - 72 + 9));
    expect(notation.texts(liege)).toHaveLength(3 + 2 * (246 - 72 + 57));
    const move = playing(arrange({ map: { liege: '1' } }), 'move from liege');
    expect(notation.texts(move)).toHaveLength(151);
    expect(notation.texts(playing(arrange({}), 'money'))).toEqual(['borrow', 'repay', 'end']);
    expect(notation.texts(playing(arrange({ members: [1] }), 'king liege'))).toEqual(['intervene', 'decline']);
    const tied = playing(arrange({ map: { liege: 'M' } }), 'king liege');
    expect(notation.texts(tied)).toEqual(['decline', 'deactivate metal', 'deactivate textile']);
    expect(notation.texts(playing(arrange({ map: { liege: '1 M' } }), 'king liege'))).toHaveLength(90);
  });
});

describe('FK-PHASE-2: what cannot be read', () => {
  test.each([
    '',
    ' ',
    'build',
    'build metal',
    'metal namur',
    'place 3',
    'send 2 namur',
    'reorder 4',
    'reorder',
    'money ',
    ' money',
  ])('%j names nothing', (text) => {
    expect(notation.read(portrait, text)).toBeUndefined();
  });

  test.each([
    'Money',
    'constructor',
    '__proto__',
    'king',
    'king ',
    'king paris',
    'king liege paris',
    'king  liege',
    'kings liege',
    'king liege!',
    'queen  king liege',
    'the king liege',
  ])('%j is neither a word nor a path', (text) => {
    expect([notation.read(portrait, text), readPath(portrait, text)]).toEqual([undefined, undefined]);
  });
});

describe('FK-PHASE-7: paths', () => {
  test('the first of those that agree in destination and length is written', () => {
    expect(read(liege, 'king namur brabant')).toBe('king limburg brabant');
    expect(read(liege, 'king limburg brabant')).toBe('king limburg brabant');
    expect(read(liege, 'queen king namur brabant')).toBe('queen king limburg brabant');
    expect(read(liege, 'king brabant')).toBe('king brabant');
  });

  test('FK-KING-4: from the portrait one province', () => {
    expect(read(portrait, 'king namur')).toBe('king namur');
    expect(read(portrait, 'queen king namur')).toBe('queen king namur');
    expect(readPath(portrait, 'king liege namur')).toEqual({ flaw: 'from-portrait', from: 4, to: 7 });
    expect(readPath(portrait, 'king liege antwerp namur')).toEqual({ flaw: 'from-portrait', from: 4, to: 0 });
    expect(notation.read(portrait, 'king liege namur')).toBeUndefined();
  });

  test.each([
    ['king hainaut', { flaw: 'no-border', from: 4, to: 3 }],
    ['king namur hainaut luxembourg', { flaw: 'no-border', from: 3, to: 6 }],
    ['king liege', { flaw: 'twice', from: 4, to: 4 }],
    ['king namur liege', { flaw: 'twice', from: 7, to: 4 }],
    ['king namur hainaut namur', { flaw: 'twice', from: 3, to: 7 }],
    ['queen king west_flanders', { flaw: 'no-border', from: 4, to: 8 }],
  ])('FK-KING-1, -2: %s: the first flaw, and where', (text, flaw) => {
    expect(readPath(liege, text)).toEqual(flaw);
    expect(notation.read(liege, text)).toBeUndefined();
  });
});
