import { describe, expect, test } from 'vitest';
import { MOVE } from '../../test/phases.ts';
import { arrange, flawIn, flawOf, look, plain, playing, type Table } from '../../test/positions.ts';
import { position } from './index.ts';

const TABLE: Table = { map: { liege: '2 1 1 Mt' }, members: [1], francs: [12, 5] };
const TEXT = JSON.stringify(plain(TABLE));
const OVER = JSON.stringify(look(playing(arrange({ phase: 'end', king: 'liege', marker: 0 }), 'end')));
const MOVING = JSON.stringify(plain(MOVE));

/** A text with one part replaced, which must be there. */
const replaced = (text: string, part: string, by: string) => {
  expect(text).toContain(part);
  return flawIn(text.replace(part, by));
};
const CANONICAL = ['canonical', undefined];

describe('canonical', () => {
  test.each([
    ['"francs":12', '"francs":12.0'],
    ['"francs":12', '"francs":1.2e1'],
    ['"turn":0', '"turn":-0'],
    ['"schema":1', '"schema":1e0'],
    ['"citizens":[0,0,0]', '"citizens":[0,-0,0]'],
    ['"round":1', '"round":1,"round":1'],
    ['"round":1', '"round":2,"round":1'],
    ['"round":1,"schema":1', '"schema":1,"round":1'],
    ['"at":"portrait","marker":30', '"marker":30,"at":"portrait"'],
    ['"down":0,"up":0', '"up":0,"down":0'],
    ['"active":0,"inactive":0', '"inactive":0,"active":0'],
    ['"metal":4,"textile":4', '"textile":4,"metal":4'],
    ['"portrait"', '"p\\u006frtrait"'],
  ])('FK-POS-5: %s written as %s', (part, by) => {
    expect(replaced(TEXT, part, by)).toEqual(CANONICAL);
  });

  test('FK-POS-5: white space inside a word is no white space', () => {
    expect(replaced(TEXT, '"portrait"', '"portrait "')).toEqual(['word', 'king.at']);
    expect(replaced(TEXT, '"portrait"', '"portrait"\u00a0')).toEqual(['json', undefined]);
  });

  test.each([
    ['"hainaut":2,"namur":1', '"namur":1,"hainaut":2'],
    ['"namur":1', '"namur":1,"namur":1'],
    ['"supply":3', '"supply":3.0'],
    ['"steps":8', '"steps":8.0'],
  ])('FK-POS-3: %s written as %s', (part, by) => {
    expect(replaced(MOVING, part, by)).toEqual(CANONICAL);
  });

  test('FK-POS-4: keys of a result out of order are a wrong result', () => {
    expect(replaced(OVER, '"money":1,"provinces":0', '"provinces":0,"money":1')).toEqual(['result', 'result']);
    expect(replaced(OVER, '"winners":[0,1]', '"winners":[0,1.0]')).toEqual(CANONICAL);
    expect(replaced(OVER, '"loans":0', '"loans":-0')).toEqual(CANONICAL);
  });
});

describe('names of the prototype', () => {
  const NAMES = ['__proto__', 'constructor', 'hasOwnProperty', 'toString', 'length'];

  test.each(NAMES)('FK-POS-3: %s as a key of sent', (name) => {
    expect(replaced(MOVING, '"sent":{', `"sent":{"${name}":1,`)).toEqual(['word', 'pending.sent']);
    expect(replaced(MOVING, '"sent":{"hainaut":2,"namur":1,"supply":3}', `"sent":{"${name}":{}}`)).toEqual([
      'word',
      'pending.sent',
    ]);
  });

  test.each(NAMES)('FK-POS-2: %s as a key of other objects', (name) => {
    expect(replaced(MOVING, '"pending":{', `"pending":{"${name}":1,`)).toEqual(['unknown-key', `pending.${name}`]);
    expect(replaced(TEXT, '"king":{', `"king":{"${name}":1,`)).toEqual(['unknown-key', `king.${name}`]);
    expect(replaced(TEXT, '"provinces":{', `"provinces":{"${name}":1,`)).toEqual(['unknown-key', `provinces.${name}`]);
    expect(replaced(TEXT, '"medals":{', `"medals":{"${name}":1,`)).toEqual(['unknown-key', `seats.0.medals.${name}`]);
    expect(replaced(OVER, '"result":{', `"result":{"${name}":1,`)).toEqual(['result', 'result']);
  });

  test('FK-POS-2: keys are not inherited', () => {
    expect(
      replaced(TEXT, '"king":{"at":"portrait","marker":30}', '"king":{"__proto__":{"at":"portrait","marker":30}}'),
    ).toEqual(['unknown-key', 'king.__proto__']);
    expect(Object.hasOwn(Object.prototype, 'at')).toBe(false);
  });
});

describe('deep and long', () => {
  const deep = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

  test('FK-POS-6: nesting, wherever it stands', () => {
    for (const [text, part] of [
      [TEXT, '"portrait"'],
      [TEXT, '"order":[0,1]'],
      [TEXT, '"pending":null'],
      [TEXT, '"result":null'],
      [MOVING, '"namur":1'],
      [MOVING, '"steps":8'],
      [OVER, '"winners":[0,1]'],
      [OVER, '"base":0'],
    ]) {
      const key = part.includes(':') ? `${part.split(':')[0]}:` : '';
      const found = replaced(text, part, key + deep(5000));
      expect(position.invariants).toContain(found[0]);
    }
    expect(flawIn(deep(5000))).toEqual(['shape', 'position']);
  });

  test('FK-POS-2: lists of a hundred thousand', () => {
    const long = Array(100_000).fill(0);
    expect(flawOf(TABLE, (p) => (p.seats = long))).toEqual(['shape', 'seats']);
    expect(flawOf(TABLE, (p) => (p.order = long))).toEqual(['shape', 'order']);
    expect(flawOf(TABLE, (p) => (p.pendingOrder = long))).toEqual(['shape', 'pendingOrder']);
    expect(flawOf(TABLE, (p) => (p.provinces.liege.citizens = long))).toEqual(['shape', 'provinces.liege.citizens']);
    expect(flawIn(JSON.stringify({ ...JSON.parse(OVER), result: long }))).toEqual(['result', 'result']);
  });

  test('FK-POS-2: objects of a hundred thousand keys, and numbers beyond all bounds', () => {
    const many = Object.fromEntries(Array.from({ length: 100_000 }, (_, i) => [`k${i}`, 1]));
    expect(flawOf(MOVE, (p) => (p.pending.sent = many))).toEqual(['word', 'pending.sent']);
    expect(flawOf(TABLE, (p) => (p.stock = many))).toEqual(['unknown-key', 'stock.k0']);
    for (const number of ['1e999', '-1e999', '9007199254740993', '4294967308', '12e-1'])
      expect(replaced(TEXT, '"francs":12', `"francs":${number}`)).toEqual(['number', 'seats.0.francs']);
  });
});
