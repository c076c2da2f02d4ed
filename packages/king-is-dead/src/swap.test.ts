import { describe, expect, test } from 'vitest';
import { arrange, choices, look, playing, type Table } from '../test/table.ts';
import { changeOf, noteSwap, PAIR_UNITS, UNIT } from './swap.ts';
import { DEVON, MORAY, PAIRS } from './terms.ts';

const REGIONS = { moray: '1S', devon: '1W', warwick: '5E' };
/** Seat 0 exchanges the scots of moray and the welsh of devon, and summons elsewhere. */
const swapped = (table: Table = {}) =>
  playing(arrange({ regions: REGIONS, ...table }), 'manoeuvre', 'moray scots', 'devon welsh', 'warwick english');
const mayUndo = (s: Int32Array) => choices(playing(s, 'manoeuvre', 'moray welsh')).includes('devon scots');

describe('KD-UNDO: may the exchange of another seat be undone?', () => {
  test('KD-UNDO-3, -4: not by the next seat; other exchanges may be made', () => {
    const s = swapped();
    expect(mayUndo(s)).toBe(false);
    expect(choices(playing(s, 'manoeuvre', 'moray welsh'))).toEqual(['warwick english']);
  });

  test('KD-UNDO-5: passes and a struggle in between do not lift the ban', () => {
    const s = playing(swapped({ track: ['essex'] }), 'pass', 'pass');
    expect(look(s).struggles).toHaveLength(1);
    expect(look(s).undo).not.toBeNull();
    expect(mayUndo(s)).toBe(false);
  });

  test('KD-UNDO-5: any action in between lifts it, also one without effect', () => {
    const s = playing(swapped({ seats: 3, supply: '' }), 'assemble', 'warwick english');
    expect(look(s).undo).toBeNull();
    expect(mayUndo(s)).toBe(true);
  });

  test('KD-UNDO-4: a teammate is another seat', () => {
    expect(mayUndo(playing(swapped({ seats: 4 }), 'pass'))).toBe(false);
  });

  test('KD-UNDO-6: a seat may undo its own exchange', () => {
    const hands = [['manoeuvre', 'spy'], ['aid']] as const;
    const s = playing(
      arrange({ advanced: true, regions: REGIONS, hands, piles: [[], ['manoeuvre']] }),
      'spy',
      'seat 1',
    );
    const done = playing(s, 'moray scots', 'devon welsh', 'warwick english', 'pass');
    expect(look(done).undo).toMatchObject({ seat: 0, card: 'manoeuvre' });
    expect(mayUndo(done)).toBe(true);
  });

  test('KD-UNDO-1: manoeuvre does not bind outmanoeuvre, nor the other way round', () => {
    const record = { seat: 0, a: 'moray', b: 'devon', net: { scots: -1, welsh: 1 } } as const;
    const board = { moray: '1W', devon: '1S', warwick: '5E' };
    const after = (card: 'manoeuvre' | 'outmanoeuvre') =>
      mayUndo(arrange({ turn: 1, regions: board, swap: { ...record, card } }));
    expect([after('manoeuvre'), after('outmanoeuvre')]).toEqual([false, true]);
  });

  test('KD-UNDO-2: an exchange within one faction records nothing and lifts the ban', () => {
    const s = playing(swapped({ seats: 3, regions: { ...REGIONS, essex: '1E' } }), 'manoeuvre', 'warwick english');
    expect(look(playing(s, 'essex english')).undo).toBeNull();
  });

  test('KD-UNDO-4: an exchange replaces the record of the one before', () => {
    const s = playing(swapped(), 'manoeuvre', 'moray welsh', 'warwick english', 'warwick english');
    const net = { scots: 0, welsh: -1, english: 1, vikings: 0 };
    expect(look(s).undo).toEqual({ seat: 1, card: 'manoeuvre', a: 'moray', b: 'warwick', net });
  });
});

describe('net changes', () => {
  test('KD-UNDO-2: one number holds the signed change of every faction', () => {
    for (const changes of [
      [1, 0, 0, 0],
      [-1, 1, 0, 0],
      [-1, 2, 0, -1],
      [0, -1, -1, 1],
      [-1, -1, 1, 1],
      [2, 0, -1, 0],
      [1, 0, 0, -2],
    ]) {
      const net = changes.reduce((sum, change, faction) => sum + change * UNIT[faction], 0);
      expect([0, 1, 2, 3].map((faction) => changeOf(net, faction))).toEqual(changes);
      expect([0, 1, 2, 3].map((faction) => changeOf(-net, faction) + 0)).toEqual(changes.map((change) => 0 - change));
    }
  });

  test('KD-UNDO-2: a pair counts both its followers', () => {
    expect(PAIR_UNITS).toEqual(PAIRS.map(([a, b]) => UNIT[a] + UNIT[b]));
  });

  test('KD-UNDO-2: a net change of nothing is not kept', () => {
    const s = arrange({});
    noteSwap(s, MORAY, DEVON, 0);
    expect(look(s).undo).toBeNull();
  });
});
