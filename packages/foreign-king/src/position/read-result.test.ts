import { describe, expect, test } from 'vitest';
import { arrange, flawIn, flawOf, look, playing, type Table } from '../../test/positions.ts';
import { foreignKing } from '../index.ts';

const END: Table = {
  phase: 'end',
  king: 'liege',
  map: { liege: '1 2 3 m', namur: '2' },
  up: [1],
  scores: [9, 6, 5],
  marker: 6,
};
const ended = (table: Table = {}) => playing(arrange({ ...END, ...table }), 'end');
// biome-ignore lint/suspicious/noExplicitAny: a position, damaged at will
const flawAfter = (table: Table, damage: (p: any) => void) => {
  const p = look(ended(table));
  damage(p);
  return flawIn(JSON.stringify(p));
};
const RESULT = ['result', 'result'];

test('FK-POS-4: a finished game reads back as it was', () => {
  for (const table of [{}, { seats: 3 }, { marker: 0 }, { map: { liege: '0 0 1 mmmmmttttt' }, marker: 20 }]) {
    const s = ended(table);
    const read = foreignKing.position.read(foreignKing.position.write(s));
    if ('flaw' in read) throw new Error(JSON.stringify(read.flaw));
    expect(read.state.subarray(0, foreignKing.facts)).toEqual(s.subarray(0, foreignKing.facts));
    expect(foreignKing.outcome(read.state)).toEqual(foreignKing.outcome(s));
  }
});

describe('result', () => {
  test('is set exactly when the game is over', () => {
    expect(flawAfter({}, (p) => (p.result = null))).toEqual(RESULT);
    expect(flawOf({}, (p) => (p.result = {}))).toEqual(RESULT);
    expect(flawOf({}, (p) => (p.result = false))).toEqual(RESULT);
    for (const phase of ['start', 'end'])
      expect(flawAfter({ scores: [9, 9, 9] }, (p) => Object.assign(p, { phase, actor: 0 }))).toEqual(RESULT);
  });

  test.each([
    ['reason', ['factories']],
    ['reason', []],
    ['reason', ['king', 'king']],
    ['reason', 'king'],
    ['winners', [0]],
    ['winners', []],
    ['winners', null],
    ['breakdown', []],
    ['breakdown', {}],
    ['more', 1],
  ])('is what the board scores: %s as %j', (key, value) => {
    expect(flawAfter({}, (p) => (p.result[key] = value))).toEqual(RESULT);
  });

  test('down to every part of every side', () => {
    for (const side of [0, 1, 2])
      for (const key of Object.keys(look(ended()).result.breakdown[0])) {
        expect(flawAfter({}, (p) => p.result.breakdown[side][key]++)).toEqual(RESULT);
        expect(flawAfter({}, (p) => delete p.result.breakdown[side][key])).toEqual(RESULT);
      }
    expect(flawAfter({}, (p) => p.result.breakdown.pop())).toEqual(RESULT);
  });

  test('FK-END-2, -4: there is a reason to end', () => {
    expect(flawAfter({}, (p) => (p.king.marker = 7))).toEqual(['result', 'phase']);
    expect(flawAfter({}, (p) => (p.king.marker = 5))).toEqual([]);
  });

  test('FK-END-2: the bases count, not the totals', () => {
    const totals = look(ended()).seats.map(({ score }: { score: number }) => score);
    expect(totals).toEqual([9 + 9 + 1, 6 + 1, 5 + 18 + 4]);
    expect(flawAfter({ marker: 6 }, (p) => (p.king.marker = 7))).toEqual(['result', 'phase']);
  });

  test('R-24: with the house rules of its table', () => {
    const text = foreignKing.position.write(ended({ without: ['virtual-cumulative'] }));
    expect(flawIn(text, { 'virtual-cumulative': false })).toEqual([]);
    expect(flawIn(text)).toEqual(RESULT);
  });
});

describe('scores', () => {
  test('FK-FINAL-8: no base is below 0', () => {
    const none = { scores: [9, 0, 9], marker: 9 };
    expect(flawAfter(none, (p) => p.seats[1].score--)).toEqual(['score', 'seats.1.score']);
    expect(flawAfter({ scores: [9, 9, 0], marker: 9 }, (p) => p.seats[2].score--)).toEqual(['score', 'seats.2.score']);
  });

  test('FK-FINAL-8, R-17: a total may be', () => {
    const table: Table = {
      map: { liege: 'm', namur: 't', hainaut: 't' },
      up: [0, 2],
      down: [1],
      francs: [0],
      marker: 0,
      scores: [],
    };
    expect(look(ended(table)).seats[0].score).toBe(-6);
    expect(flawAfter(table, () => {})).toEqual([]);
  });

  test('FK-SCORE-4: before the end a score may not be', () => {
    for (const side of [0, 1, 2])
      expect(flawOf({}, (p) => (p.seats[side].score = -1))).toEqual(['score', `seats.${side}.score`]);
  });
});

describe('FK-PHASE-11: when the game is over', () => {
  test('nobody acts and nothing is pending', () => {
    for (const actor of [0, 1]) expect(flawAfter({}, (p) => (p.actor = actor))).toEqual(['actor', 'actor']);
    expect(flawAfter({}, (p) => (p.pending = { ops: 1 }))).toEqual(['pending', 'pending']);
  });

  test('FK-ORDER-6: nor does anybody change places', () => {
    const table: Table = { seats: 3, pawns: ['order'], pendingOrder: [0] };
    expect(flawAfter(table, () => {})).toEqual([]);
    expect(flawAfter(table, (p) => (p.pendingOrder = [0]))).toEqual(['pending-order', 'pendingOrder']);
  });
});
