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

describe('KD-UNDO-3: only the same two regions, changed back, are the undo', () => {
  const net = { scots: -1, welsh: 1 };

  test('a follower of a third region may go anywhere', () => {
    const swap = { seat: 0, card: 'manoeuvre', a: 'moray', b: 'essex', net } as const;
    const s = arrange({ turn: 1, swap, regions: { moray: '1W', essex: '1S', warwick: '1S', devon: '1W' } });
    const partners = choices(playing(s, 'manoeuvre', 'warwick scots'));
    expect(partners).toEqual(['moray welsh', 'essex scots', 'devon welsh']);
  });

  test('KD-VIKING-4: a follower that no exchange of the two could change back may go anywhere, vikings too', () => {
    const swap = { seat: 0, card: 'manoeuvre', a: 'moray', b: 'devon', net } as const;
    const s = arrange({ turn: 1, vikings: true, swap, regions: { moray: '1W1E', essex: '1V', devon: '1S' } });
    expect(choices(playing(s, 'manoeuvre', 'moray english'))).toEqual(['essex vikings', 'devon scots']);
  });

  /** Seat 0 took two scots of essex into warwick for one of the welsh. */
  const swap = { seat: 0, card: 'outmanoeuvre', a: 'warwick', b: 'essex', net: { scots: 2, welsh: -1 } } as const;
  const pairs = (regions: Required<Table>['regions'], ...texts: string[]) =>
    choices(playing(arrange({ turn: 1, swap, regions }), 'outmanoeuvre', ...texts));

  test('KD-CARD-OUTMANOEUVRE-4: both scots for one of the welsh are closed between the two', () => {
    const regions = { warwick: '2S1E', essex: '1W' };
    expect(pairs(regions, 'essex welsh', 'warwick')).toEqual(['scots+english']);
    expect(pairs({ warwick: '1W', essex: '2S1E' }, 'warwick welsh', 'essex')).toEqual(['scots+scots', 'scots+english']);
  });

  test('KD-CARD-OUTMANOEUVRE-4: and open between one of them and a third, or two others', () => {
    const scots = ['scots+scots'];
    expect(pairs({ warwick: '2S', devon: '1W' }, 'devon welsh', 'warwick')).toEqual(scots);
    expect(pairs({ northumbria: '2S', essex: '1W' }, 'essex welsh', 'northumbria')).toEqual(scots);
    expect(pairs({ devon: '2S', gwynedd: '1W' }, 'gwynedd welsh', 'devon')).toEqual(scots);
    expect(pairs({ gwynedd: '2S', devon: '1W' }, 'devon welsh', 'gwynedd')).toEqual(scots);
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
