import { describe, expect, test } from 'vitest';
import { arrange, LANDS, look, playing, type Table } from '../test/table.ts';
import { setPlot } from './state/index.ts';
import { courtFollowers, partiesOf, partyOf, setsOf, teammate } from './teams.ts';
import { ENGLISH, SCOTS } from './terms.ts';

const end = (table: Table) =>
  look(playing(arrange({ seats: 4, passes: 3, turn: 3, regions: LANDS, ...table }), 'pass'));
const coronation = (table: Table) => end(table).result;
const invasion = (table: Table) => coronation({ regions: { devon: 'unstable', essex: 'unstable' }, ...table });

describe('parties', () => {
  test('KD-TEAM-1: with four seats, those opposite are a team', () => {
    const s = arrange({ seats: 4 });
    expect([0, 1, 2, 3].map((seat) => teammate(s, seat))).toEqual([2, 3, 0, 1]);
    expect([0, 1, 2, 3].map((seat) => partyOf(s, seat))).toEqual([0b0101, 0b1010, 0b0101, 0b1010]);
    expect(partiesOf(s, 0b0001)).toBe(0b0101);
    expect(partiesOf(s, 0b0110)).toBe(0b1111);
  });

  test.each([2, 3])('KD-TEAM-1: with %i seats, everyone is alone', (seats) => {
    const s = arrange({ seats });
    expect([teammate(s, 0), teammate(s, 1)]).toEqual([0, 1]);
    expect(partyOf(s, 1)).toBe(0b10);
    expect(partiesOf(s, 0b11)).toBe(0b11);
  });

  test('KD-CARD-PLOT-2: plot is one more follower of its faction, for its owner only', () => {
    const s = arrange({ courts: ['2S', '2S'] });
    setPlot(s, 1, SCOTS);
    expect([0, 1].map((seat) => courtFollowers(s, seat, SCOTS))).toEqual([2, 3]);
    expect(courtFollowers(s, 1, ENGLISH)).toBe(0);
  });

  test('KD-END-INV-1, KD-TEAM-3: sets of a seat alone, and of two courts together', () => {
    const courts = ['3S', '1S1W1E', '3W3E', '2S1W'];
    expect([0, 1, 2].map((seat) => setsOf(arrange({ seats: 3, courts: courts.slice(0, 3) }), seat))).toEqual([0, 1, 0]);
    expect([0, 1, 2, 3].map((seat) => setsOf(arrange({ seats: 4, courts }), seat))).toEqual([3, 1, 3, 1]);
  });
});

describe('an invasion', () => {
  test('KD-TEAM-3: the courts of a team are added before sets are counted', () => {
    const s = invasion({ courts: ['3S', '2S2W2E', '3W3E', ''] });
    expect(s).toMatchObject({ decidedBy: 'sets', winners: [0, 2] });
  });

  test('KD-TEAM-4: tied, the team with the most recent action, by either member', () => {
    expect(invasion({ recent: [3, 0] })).toMatchObject({ decidedBy: 'recent', winners: [1, 3] });
    expect(invasion({ recent: [2, 3] })).toMatchObject({ decidedBy: 'recent', winners: [0, 2] });
  });

  test('KD-TEAM-4: if nobody ever acted, all four win', () => {
    expect(invasion({})).toMatchObject({ decidedBy: 'shared', winners: [0, 1, 2, 3] });
  });
});

describe('a coronation', () => {
  test('KD-TEAM-5: single courts are compared, and the teammate wins too', () => {
    const s = coronation({ courts: ['2W', '3W', '2W', ''] });
    expect(s).toMatchObject({ decidedBy: 'first', winners: [1, 3] });
  });

  test('KD-TEAM-6: when all of the tied are of one team, it has won', () => {
    const s = coronation({ courts: ['3W', '2W', '3W', '2W9S'] });
    expect(s).toMatchObject({ decidedBy: 'first', winners: [0, 2] });
  });

  test('KD-TEAM-5: tied seats of both teams compare the second faction', () => {
    const s = coronation({ courts: ['3W', '3W1S', '9S', ''] });
    expect(s).toMatchObject({ decidedBy: 'second', winners: [1, 3] });
  });

  test('KD-TEAM-7: last, the team that first had both hands played out', () => {
    const courts = ['3W', '3W', '', ''];
    const decided = (emptied: number[]) => coronation({ courts, emptied });
    expect(decided([1, 0, 2])).toMatchObject({ decidedBy: 'emptied', winners: [0, 2] });
    expect(decided([1, 0, 2, 3])).toMatchObject({ decidedBy: 'emptied', winners: [0, 2] });
    expect(decided([0, 1, 3, 2])).toMatchObject({ decidedBy: 'emptied', winners: [1, 3] });
  });

  test('KD-TEAM-8: if no team has finished, all four win', () => {
    const s = coronation({ courts: ['3W', '3W', '', ''], emptied: [1, 0] });
    expect(s).toMatchObject({ decidedBy: 'shared', winners: [0, 1, 2, 3] });
  });
});

describe('a victory of the vikings', () => {
  const vikings = (table: Table) => coronation({ vikings: true, regions: { moray: '1V' }, ...table });

  test('KD-VIKING-11: single courts first, the teammate wins too', () => {
    const s = vikings({ courts: ['2S', '3W', '2E', ''], recent: [0] });
    expect(s).toMatchObject({ decidedBy: 'total', winners: [1, 3] });
  });

  test('KD-VIKING-11: then an action of either member counts, tied or not', () => {
    const s = vikings({ courts: ['3S', '3W', '', ''], recent: [2, 1] });
    expect(s).toMatchObject({ decidedBy: 'recent', winners: [0, 2] });
  });

  test('KD-VIKING-11: if nobody ever acted, all four win', () => {
    expect(vikings({ courts: ['3S', '3W', '', ''] })).toMatchObject({ decidedBy: 'shared', winners: [0, 1, 2, 3] });
  });
});
