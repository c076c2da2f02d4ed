import { describe, expect, test } from 'vitest';
import {
  arrange,
  choices,
  ENDED,
  FIRST_LEAD,
  LAST_REPLY,
  LATE_REPLY,
  plain,
  reached,
  SECOND_REPLY,
  stateOf,
} from '../../test/positions.ts';
import { claim } from '../index.ts';
import { FACTS } from '../state/index.ts';
import { position } from './index.ts';

const flawIn = (text: string) => {
  const read = position.read(text);
  return 'flaw' in read ? read.flaw : undefined;
};
const damaged = (damage: object) => flawIn(JSON.stringify({ ...plain(LATE_REPLY), ...damage }));
const TEXT = JSON.stringify(plain(LATE_REPLY));
const deep = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

describe('what is valid', () => {
  test.each([FIRST_LEAD, LATE_REPLY, LAST_REPLY, SECOND_REPLY, ENDED])(
    'CL-POS-1: position %# is read as laid',
    (table) => {
      expect(stateOf(table)).toEqual(arrange(table));
    },
  );

  test('CL-POS-4, -5: every position of a game reads back as it was, the count of turns apart', () => {
    for (let decisions = 0; decisions <= 52; decisions++) {
      const s = reached('round trip', decisions);
      const read = position.read(position.write(s));
      if ('flaw' in read) throw new Error(JSON.stringify(read.flaw));
      expect(read.state.subarray(0, FACTS)).toEqual(s.subarray(0, FACTS));
      expect(claim.turn(read.state)).toBe(0);
      expect(choices(read.state)).toEqual(choices(s));
    }
  });

  test('CL-POS-2: white space does not matter', () => {
    const spaced = `\n\t${JSON.stringify(plain(LATE_REPLY), null, 2)}\r\n`;
    expect(position.read(spaced)).toEqual({ state: stateOf(LATE_REPLY) });
  });

  test('CL-POS-3: the deck may lie in any order', () => {
    const deck = [...plain(LATE_REPLY).deck].reverse();
    expect(damaged({ deck })).toBeUndefined();
  });

  test('CL-INFO-5: a seat without cards may lack all five factions', () => {
    expect(position.read(JSON.stringify({ ...plain(LAST_REPLY), voids: ['GKUDX', 'KU'] }))).toHaveProperty('state');
  });
});

describe('form: text, objects, lists and strings', () => {
  test.each(['', '{', 'null x', `${TEXT}}`, `\u{feff}${TEXT}`, TEXT.replaceAll('"', "'")])(
    'json: text %# is no JSON',
    (text) => {
      expect(flawIn(text)).toEqual({ invariant: 'json', values: {} });
    },
  );

  test.each(['null', '[]', '3', '"claim"', 'true', `[${TEXT}]`])('shape: text %# is no position', (text) => {
    expect(flawIn(text)).toEqual({ invariant: 'shape', values: { where: 'position' } });
  });

  test.each([
    ['hands', { hands: null }],
    ['hands', { hands: {} }],
    ['hands', { hands: 'G0' }],
    ['hands', { hands: [[]] }],
    ['hands', { hands: [[], [], []] }],
    ['won.1', { won: [[], null] }],
    ['drawn.1', { drawn: [[], {}] }],
    ['score.1', { score: [[], 'U1'] }],
    ['score', { score: { 0: [], 1: [], length: 2 } }],
    ['discard', { discard: {} }],
    ['discard', { discard: Array(53).fill('K3') }],
    ['deck', { deck: null }],
    ['deck', { deck: Array(53).fill('K3') }],
    ['voids', { voids: '' }],
    ['voids', { voids: [''] }],
    ['voids', { voids: ['', '', ''] }],
    ['voids', { voids: ['', null] }],
    ['voids', { voids: ['', ['K']] }],
    ['voids', { voids: ['', 'GKUDXG'] }],
  ])('shape: %s, case %#', (where, damage) => {
    expect(damaged(damage)).toEqual({ invariant: 'shape', values: { where } });
  });
});

describe('form: numbers, words and keys', () => {
  test.each([
    ['phase', [0, 4, 1.5, '1', null, true, [1], 1e99]],
    ['trick', [0, 14, 10.5, '11', null, {}]],
    ['leader', [-1, 2, 0.5, '0', null, false]],
    ['toPlay', [-1, 2, 0.5, '1', true, []]],
  ])('number: %s', (key, values) => {
    for (const value of values)
      expect(damaged({ [key]: value })).toEqual({ invariant: 'number', values: { where: key } });
  });

  test.each([
    ['shown', { shown: 'K1' }],
    ['shown', { shown: 0 }],
    ['led', { led: '' }],
    ['led', { led: ['G2'] }],
    ['hands.1', { hands: [[], ['G0', 'g1']] }],
    ['won.0', { won: [[null], []] }],
    ['hands.0', { hands: [['U6', '?'], []] }],
    ['drawn.0', { drawn: [['?'], []] }],
    ['deck', { deck: ['D9', 'G0', 'X1', 'K2', '?'] }],
    ['score.1', { score: [[], ['constructor']] }],
    ['discard', { discard: ['__proto__'] }],
    ['deck', { deck: ['D9', 'G0', 'X1', 'K2', 9] }],
    ['voids', { voids: ['', 'k'] }],
    ['voids', { voids: [' ', ''] }],
    ['voids', { voids: ['\u{1f47b}', ''] }],
  ])('word: %s, case %#', (where, damage) => {
    expect(damaged(damage)).toEqual({ invariant: 'word', values: { where } });
  });

  test.each(Object.keys(plain(LATE_REPLY)))('missing-key: %s', (key) => {
    expect(damaged({ [key]: undefined })).toEqual({ invariant: 'missing-key', values: { where: `position.${key}` } });
  });

  test.each(['seed', 'constructor', 'toString', '__proto__', 'Phase', ''])('unknown-key: %j', (key) => {
    const text = `${TEXT.slice(0, -1)},${JSON.stringify(key)}:{}}`;
    expect(flawIn(text)).toEqual({ invariant: 'unknown-key', values: { where: `position.${key}` } });
  });
});

describe('canonical', () => {
  test.each([
    ['"phase":1', '"phase":1.0'],
    ['"trick":11', '"trick":1.1e1'],
    ['"leader":0', '"leader":-0'],
    ['"v":1', '"v":1e0'],
    ['"phase":1', '"phase":1,"phase":1'],
    ['"phase":1', '"phase":2,"phase":1'],
    ['"phase":1,"trick":11', '"trick":11,"phase":1'],
    ['"led":"G2"', '"led":"\\u00472"'],
    ['["G0","G1","D0"]', '["D0","G0","G1"]'],
    ['["G0","G1","D0"]', '["G1","G0","D0"]'],
    ['["U1","U2"]', '["U2","U1"]'],
    ['"KU"', '"UK"'],
    ['"KU"', '"KUK"'],
  ])('CL-POS-1..3: %s may not be written as %s', (as, otherwise) => {
    expect(TEXT).toContain(as);
    expect(flawIn(TEXT.replace(as, otherwise))).toEqual({ invariant: 'canonical', values: {} });
  });
});

describe('hostile texts are refused and not choked on', () => {
  test.each(['hands', 'discard', 'deck', 'voids', 'shown', 'phase', 'toPlay'])('deep nesting in %s', (key) => {
    const text = TEXT.replace(new RegExp(`"${key}":`), `"${key}":${deep(20_000)},"rest":`);
    expect(['json', 'unknown-key']).toContain(flawIn(text)?.invariant);
    const own = JSON.stringify({ ...plain(LATE_REPLY), [key]: 'HERE' }).replace('"HERE"', deep(5_000));
    expect(['json', 'shape', 'word', 'number']).toContain(flawIn(own)?.invariant);
  });

  test('nothing but nesting', () => {
    expect(['json', 'shape']).toContain(flawIn(deep(100_000))?.invariant);
    expect(flawIn('['.repeat(100_000))?.invariant).toBe('json');
  });

  test('huge lists and long strings', () => {
    expect(damaged({ discard: Array(1_000_000).fill('K3') })?.invariant).toBe('shape');
    expect(damaged({ hands: Array(1_000_000).fill([]) })?.invariant).toBe('shape');
    expect(damaged({ voids: ['', 'K'.repeat(1_000_000)] })?.invariant).toBe('shape');
    expect(damaged({ shown: 'G'.repeat(1_000_000) })?.invariant).toBe('word');
  });
});
