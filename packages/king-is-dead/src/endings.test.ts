import { describe, expect, test } from 'vitest';
import { arrange, choices, LANDS, look, playing, type Table } from '../test/table.ts';
import { everySeat, oneParty } from './endings.ts';
import { kingIsDead } from './index.ts';

const WELSH_ALONE = { ...LANDS, northumbria: 'welsh', gwynedd: 'welsh', warwick: 'welsh' } as const;

/** The last pass before the eighth struggle, which leaves devon unstable. */
const end = (table: Table) => {
  const seats = table.seats ?? 2;
  return playing(arrange({ regions: LANDS, passes: seats - 1, turn: seats - 1, ...table }), 'pass');
};
const coronation = (table: Table) => look(end(table)).result;
const invasion = (table: Table) => coronation({ regions: { devon: 'unstable', essex: 'unstable' }, ...table });

describe('a coronation', () => {
  test('KD-END-COR-1: most followers of the strongest faction', () => {
    expect(coronation({ courts: ['2W9S9E', '3W'] })).toEqual({
      ending: 'coronation',
      ranking: [['welsh'], ['scots'], ['english']],
      plot: null,
      decidedBy: 'first',
      winners: [1],
    });
  });

  test('KD-END-COR-2: tied, most followers of the second faction', () => {
    expect(coronation({ courts: ['3W2S', '3W1S9E'] })).toMatchObject({ decidedBy: 'second', winners: [0] });
  });

  test('KD-END-COR-2: only those tied for the first compare the second', () => {
    const s = coronation({ seats: 3, courts: ['3W1S', '2W9S', '3W2S'] });
    expect(s).toMatchObject({ decidedBy: 'second', winners: [2] });
  });

  test('KD-RANK-4, KD-END-COR-4: without a second faction the first hand played out decides', () => {
    const s = coronation({ regions: WELSH_ALONE, courts: ['3W5S', '3W5E'], emptied: [1, 0] });
    expect(s).toMatchObject({ ranking: [['welsh'], ['scots', 'english']], decidedBy: 'emptied', winners: [1] });
  });

  test('KD-END-COR-4: a seat that finished is before one that did not', () => {
    expect(coronation({ courts: ['3W', '3W'], emptied: [1] })).toMatchObject({ decidedBy: 'emptied', winners: [1] });
    expect(coronation({ courts: ['3W', '3W'], emptied: [0, 1] })).toMatchObject({ winners: [0] });
  });

  test('KD-END-COR-5: if none of the tied finished, they win together', () => {
    const s = coronation({ seats: 3, courts: ['3W', '2W', '3W'], emptied: [1], recent: [0] });
    expect(s).toMatchObject({ decidedBy: 'shared', winners: [0, 2] });
  });

  test('KD-END-COR-3, KD-END-COR-4: plot in a hand that is not tied decides nothing', () => {
    const hands = [['aid'], ['plot'], ['aid']] as const;
    const s = coronation({ seats: 3, advanced: true, hands, courts: ['3W', '1W', '3W'], emptied: [2] });
    expect(s).toMatchObject({ plot: { seat: 1, faction: 'welsh' }, decidedBy: 'emptied', winners: [2] });
  });
});

describe('an invasion', () => {
  test('KD-END-INV-1: most sets', () => {
    expect(invasion({ courts: ['9S9W1E', '2S2W2E'] })).toMatchObject({
      ending: 'invasion',
      ranking: [['scots', 'welsh', 'english']],
      decidedBy: 'sets',
      winners: [1],
    });
  });

  test.each(['1S2W2E', '2S1W2E', '2S2W1E'])('KD-END-INV-1: %s is one set', (court) => {
    expect(invasion({ courts: [court, '2S2W2E'] })).toMatchObject({ decidedBy: 'sets', winners: [1] });
  });

  test('KD-END-INV-2: tied, the most recent action of the tied seats', () => {
    const courts = ['1S1W1E', '1S1W1E', ''];
    expect(invasion({ seats: 3, courts, recent: [2, 1, 0] })).toMatchObject({ decidedBy: 'recent', winners: [1] });
    expect(invasion({ seats: 3, courts, recent: [0, 1, 2] })).toMatchObject({ winners: [0] });
    expect(invasion({ seats: 3, courts, recent: [1] })).toMatchObject({ winners: [1] });
  });

  test('KD-END-INV-3: if none of the tied ever acted, they win together', () => {
    const courts = ['1S1W1E', '1S1W1E', ''];
    expect(invasion({ seats: 3, courts, recent: [2] })).toMatchObject({ decidedBy: 'shared', winners: [0, 1] });
  });

  test('KD-SOLO-13: alone it is lost, whatever the courts hold', () => {
    const table = { solo: true, turn: 0, passes: 0, piles: [[], ['assemble', 'assemble']], supply: '' } as const;
    const s = invasion({ ...table, courts: ['9S9W9E', ''], deck: ['scottish-support'] });
    expect(s).toMatchObject({ ending: 'invasion', decidedBy: 'solo', winners: [1] });
  });
});

describe('a victory of the vikings', () => {
  const vikings = (table: Table) => coronation({ vikings: true, regions: { moray: '1V' }, ...table });

  test('KD-VIKING-10: most followers of the strongest faction, then of the second', () => {
    const regions = { ...LANDS, devon: '1V' } as const;
    expect(vikings({ regions, courts: ['3W', '2W9S9E'] })).toMatchObject({ decidedBy: 'first', winners: [0] });
    expect(vikings({ regions, courts: ['3W', '3W1S'] })).toMatchObject({ decidedBy: 'second', winners: [1] });
  });

  test('KD-VIKING-10: then most followers in all, of whatever faction', () => {
    const regions = { ...LANDS, devon: '1V' } as const;
    const s = vikings({ regions, courts: ['3W1S2E', '3W1S1E'], recent: [1] });
    expect(s).toMatchObject({ decidedBy: 'total', winners: [0] });
  });

  test('KD-VIKING-10: if no faction controls a region, the number of followers comes first', () => {
    const s = vikings({ courts: ['1S1W1E', '4E'], recent: [0] });
    const ranking = [['scots', 'welsh', 'english']];
    expect(s).toMatchObject({ ending: 'vikings', ranking, decidedBy: 'total', winners: [1] });
  });

  test('KD-VIKING-10: then the most recent action, then all of the tied', () => {
    expect(vikings({ courts: ['2S', '2W'], recent: [1, 0] })).toMatchObject({ decidedBy: 'recent', winners: [1] });
    expect(vikings({ courts: ['2S', '2W'] })).toMatchObject({ decidedBy: 'shared', winners: [0, 1] });
  });

  test('KD-VIKING-12: plot is one follower more and breaks no tie', () => {
    const table = { advanced: true, hands: [['plot'], ['aid']], recent: [1, 0] } as const;
    expect(vikings({ ...table, courts: ['2E', '2W'] })).toMatchObject({ decidedBy: 'total', winners: [0] });
    expect(vikings({ ...table, courts: ['1E', '2W'] })).toMatchObject({ decidedBy: 'recent', winners: [1] });
  });

  test('KD-SOLO-13: alone it is scored as between two seats', () => {
    const table = { solo: true, turn: 0, passes: 0, supply: '', deck: ['assemble'] } as const;
    const s = vikings({ ...table, regions: { moray: '3V' }, courts: ['2S', '1S'] });
    expect(s).toMatchObject({ ending: 'vikings', decidedBy: 'total', winners: [0] });
  });
});

test('KD-END-3: after the end nobody has a turn and nothing may be chosen', () => {
  const s = end({ courts: ['2W', '3W'] });
  expect(choices(s)).toEqual([]);
  expect(kingIsDead.toAct(s)).toBe(-1);
  expect(kingIsDead.refusal(s, 'pass')).toEqual({ clause: 'KD-END-3', key: 'over', values: {} });
});

test('KD-TEAM-6: who belongs to one party', () => {
  const [two, four] = [arrange({}), arrange({ seats: 4 })];
  expect([0b01, 0b10, 0b11].map((seats) => oneParty(two, seats))).toEqual([true, true, false]);
  expect([0b101, 0b1010, 0b1000, 0b11, 0b1100, 0b111].map((seats) => oneParty(four, seats))).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ]);
  expect([everySeat(two), everySeat(four)]).toEqual([0b11, 0b1111]);
});
