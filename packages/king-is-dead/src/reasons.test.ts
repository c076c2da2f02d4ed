import type { Message } from '@interregnum/kernel';
import { describe, expect, test } from 'vitest';
import { arrange, LANDS, playing, type Table } from '../test/table.ts';
import { kingIsDead } from './index.ts';

/** Reasons for a turn to the seat that makes it. */
function told(table: Table, ...texts: string[]): readonly Message[] {
  const before = arrange(table);
  const seat = kingIsDead.toAct(before);
  return kingIsDead.reasons(before, playing(before, ...texts), seat);
}
const keys = (table: Table, ...texts: string[]) => told(table, ...texts).map(({ key }) => key);
const region = (id: string) => ({ region: { term: 'region', id } });
const faction = (id: string) => ({ faction: { term: 'faction', id } });

/** Ana has most welsh at court, Ben most scots. */
const courts = ['3W', '3S'];

describe('regions', () => {
  test('the own faction takes the lead', () => {
    const regions = { devon: '1S', moray: '4E' };
    expect(told({ courts, regions }, 'welsh-support', 'devon', 'moray english')[0]).toEqual({
      key: 'leads',
      values: { ...faction('welsh'), ...region('devon'), count: 2, others: 1 },
    });
  });

  test('of several regions the nearest struggles come first, then the court', () => {
    const table: Table = { courts: ['2S2W1E', ''], regions: { warwick: '2E' }, track: ['moray', 'essex', 'devon'] };
    const all = told(table, 'assemble', 'devon', 'essex', 'moray', 'warwick english');
    expect(all.map(({ values }) => values.region)).toEqual([region('moray').region, region('essex').region, undefined]);
    expect(all[2].key).toBe('court-most');
  });

  test('it catches up; a tie between others is only told as one', () => {
    const table: Table = { courts, regions: { devon: '2S', essex: '1W' } };
    expect(told(table, 'welsh-support', 'devon', 'essex welsh')[0]).toEqual({
      key: 'caught-up',
      values: { ...faction('welsh'), ...region('devon'), count: 2 },
    });
    const others: Table = { courts, regions: { warwick: '2S', moray: '1W' } };
    expect(told(others, 'english-support', 'warwick', 'moray welsh').map(({ key }) => key)).not.toContain('caught-up');
  });

  test('what is lost is no reason, and told only where there is no other', () => {
    const lead = { ...faction('english'), ...region('warwick') };
    const table: Table = { courts, supply: '9E', regions: { warwick: '1W' } };
    expect(told(table, 'english-support', 'warwick')).toEqual([
      { key: 'leads', values: { ...lead, count: 2, others: 1 } },
      { key: 'keeps', values: { count: 7, others: 8, rivals: 1 } },
    ]);
    expect(keys(table, 'english-support', 'warwick', 'warwick english')).toEqual(['court-most']);
    const tie = told({ ...table, regions: { warwick: '2W' } }, 'english-support', 'warwick');
    expect(tie[0]).toEqual({ key: 'tied', values: { ...region('warwick'), count: 2 } });
  });

  test('a lead grows, or that of others shrinks, though nobody overtakes', () => {
    const table: Table = { courts, regions: { devon: '1W', moray: '4S', strathclyde: '1S' } };
    expect(told(table, 'welsh-support', 'devon', 'strathclyde scots')).toContainEqual({
      key: 'leads',
      values: { ...faction('welsh'), ...region('devon'), count: 3, others: 0 },
    });
    const shrinks: Table = { courts, regions: { moray: '4S' }, hands: [['manoeuvre']] };
    expect(told(shrinks, 'manoeuvre', 'moray scots')).toContainEqual({
      key: 'leads',
      values: { ...faction('scots'), ...region('moray'), count: 3, others: 0 },
    });
  });
});

describe('what is no reason', () => {
  test('a lead that stays as it was, or changes for the worse', () => {
    const mentions = (regions: Required<Table>['regions'], ...texts: string[]) =>
      told({ courts, regions: { ...regions, strathclyde: '1S' } }, ...texts, 'strathclyde scots').some(
        ({ values }) => JSON.stringify(values.region) === JSON.stringify(region('warwick').region),
      );
    const support = ['english-support', 'warwick'];
    expect(mentions({ warwick: '4W1S' }, ...support)).toBe(false);
    expect(mentions({ warwick: '4W2S' }, ...support)).toBe(false);
    expect(mentions({ warwick: '4S2W' }, ...support)).toBe(false);
    expect(mentions({ warwick: '4E' }, ...support)).toBe(false);
    expect(mentions({ warwick: '4S' }, ...support)).toBe(true);
  });

  test('a region that the own faction has lost, though whoever leads now does so by less', () => {
    const regions = { warwick: '3W1S', essex: '3S', moray: '1E' };
    const lost = told({ courts, regions }, 'outmanoeuvre', 'warwick welsh', 'essex', 'scots+scots', 'moray english');
    expect(lost.map(({ values }) => values.region)).not.toContainEqual(region('warwick').region);
  });
});

describe('whose lead matters', () => {
  test('KD-END-INV-1: whoever has most sets welcomes a tie', () => {
    const regions = { warwick: '2S', moray: '1S' };
    const turn = ['english-support', 'warwick', 'moray scots'];
    const tie = { key: 'tied', values: { ...region('warwick'), count: 2 } };
    expect(told({ courts: ['1S3W1E', '3S'], regions }, ...turn)).toContainEqual(tie);
    expect(told({ courts: ['3W', '3S'], regions }, ...turn)).not.toContainEqual(tie);
  });

  test('KD-END-INV-1: and a region where nobody is left', () => {
    const deserted = { key: 'deserted', values: region('warwick') };
    const table: Table = { supply: '', regions: { warwick: '1E' } };
    const turn = ['assemble', 'warwick english'];
    expect(told({ ...table, courts: ['1S3W1E', '3S'] }, ...turn)[0]).toEqual(deserted);
    expect(told({ ...table, courts: ['3W', '3S'] }, ...turn)).not.toContainEqual(deserted);
  });

  test('KD-SOLO-13: alone, a lead of anybody that grows is one that no Saxon reaches', () => {
    const regions = { warwick: '2E1S', moray: '1S' };
    const leads = { key: 'leads', values: { ...faction('english'), ...region('warwick'), count: 4, others: 1 } };
    const turn = ['english-support', 'warwick', 'moray scots'];
    expect(told({ solo: true, courts: ['3W', ''], regions }, ...turn)).toContainEqual(leads);
    expect(told({ courts, regions }, ...turn)).not.toContainEqual(leads);
  });

  test('KD-SOLO-13: alone against the Saxons a lead of anybody is better than a tie, and a tie is never welcome', () => {
    const solo = { solo: true, courts: ['1S3W1E', ''] };
    const leads = { key: 'leads', values: { ...faction('english'), ...region('warwick'), count: 3, others: 1 } };
    const regions = { warwick: '1S1E', moray: '1S' };
    expect(told({ ...solo, regions }, 'english-support', 'warwick', 'moray scots')).toContainEqual(leads);
    const tie = told({ ...solo, regions: { warwick: '2S', moray: '1S' } }, 'english-support', 'warwick', 'moray scots');
    expect(tie.map(({ key }) => key)).not.toContain('tied');
    const own = { ...solo, regions: { warwick: '2S', moray: '1S' } };
    expect(keys(own, 'welsh-support', 'warwick', 'moray scots')).not.toContain('caught-up');
  });

  test('KD-SOLO-13, KD-VIKING-9: nor does a lead of the Vikings help against the Saxons', () => {
    const table: Table = { solo: true, vikings: true, regions: { warwick: '3V', moray: '1S' } };
    expect(told(table, 'english-support', 'warwick', 'moray scots')).toContainEqual({
      key: 'leads',
      values: { ...faction('vikings'), ...region('warwick'), count: 3, others: 2 },
    });
  });

  test('KD-VIKING-9: a lead of the Vikings is broken, even by strangers', () => {
    const table: Table = { vikings: true, courts, regions: { warwick: '1V', moray: '1S' } };
    expect(told(table, 'english-support', 'warwick', 'moray scots')).toContainEqual({
      key: 'leads',
      values: { ...faction('english'), ...region('warwick'), count: 2, others: 1 },
    });
  });
});

describe('struggles', () => {
  const struggle: Table = { courts: ['3W', '3S'], passes: 1, track: ['devon'] };

  test('KD-STRUGGLE-2: the own faction takes a region; that of others is no reason to pass', () => {
    expect(told({ ...struggle, regions: { devon: '1W' } }, 'pass')).toEqual([
      { key: 'takes', values: { ...faction('welsh'), ...region('devon'), count: 1 } },
      { key: 'keeps', values: { count: 8, others: 8, rivals: 1 } },
    ]);
    expect(keys({ ...struggle, regions: { devon: '1S' } }, 'pass')).toEqual(['keeps']);
  });

  test('KD-STRUGGLE-3: an unstable region speaks for whoever has most sets', () => {
    const unstable = { key: 'unstable', values: { ...region('devon'), count: 1 } };
    expect(told({ ...struggle, courts: ['1S3W1E', '3S'] }, 'pass')).toContainEqual(unstable);
    expect(told(struggle, 'pass')).not.toContainEqual(unstable);
    const solo: Table = { solo: true, courts: ['1S1W1E', ''], deck: ['negotiate'], track: ['moray', 'essex', 'devon'] };
    expect(keys(solo, 'pass')).not.toContain('unstable');
  });

  test('KD-END-2: the end, if one wins it, alone or not', () => {
    const last: Table = { regions: { ...LANDS, devon: '1W' }, passes: 1, hands: [[], []] };
    expect(keys({ ...last, courts: ['2W', '1W'] }, 'pass')[0]).toBe('wins');
    expect(keys({ ...last, courts: ['1W', '1W'] }, 'pass')[0]).toBe('shares');
    expect(keys({ ...last, courts: ['1W', '2W'] }, 'pass')).not.toContain('wins');
  });

  test('KD-CARD-PLOT-3: a set that plot completes at the end is no set that the turn has made', () => {
    const regions = { devon: 'unstable', essex: 'unstable' } as const;
    const hands = [['aid'], ['plot']] as const;
    const table: Table = { advanced: true, regions, passes: 1, turn: 1, hands, courts: ['1S', '1S1W'] };
    expect(keys(table, 'pass')).toEqual(['wins', 'unstable', 'keeps']);
  });
});

describe('courts', () => {
  const summon = (courts: readonly string[], more: Partial<Table> = {}) =>
    told({ supply: '', regions: { devon: '1W' }, courts, ...more }, 'assemble', 'devon welsh');

  test.each([
    ['more than any opponent', 'court-most', ['2W', '2W'], { count: 3, others: 2 }],
    ['as many as the best', 'court-level', ['2W', '3W'], { count: 3, others: 3 }],
    ['closer to the best', 'court-behind', ['', '3W'], { count: 1, others: 3 }],
  ] as const)('KD-END-COR-1: a follower summoned, %s', (_, key, courts, counts) => {
    expect(summon(courts)[0]).toEqual({ key, values: { ...faction('welsh'), ...counts } });
  });

  test('KD-TEAM-5: teammates are no opponents', () => {
    const courts = ['2W', '1W', '5W', '2W'];
    expect(summon(courts, { seats: 4 })[0]).toEqual({
      key: 'court-most',
      values: { ...faction('welsh'), count: 3, others: 2 },
    });
  });

  test('KD-END-INV-1, KD-TEAM-3: a set is completed, by a team with both courts', () => {
    const sets = (others: number) => ({ key: 'sets', values: { count: 1, others } });
    expect(summon(['1S1E', '1S1W1E'])).toContainEqual(sets(1));
    expect(summon(['1S', '', '1E', ''], { seats: 4 })).toContainEqual(sets(0));
    expect(summon(['1S1E', ''], { solo: true }).map(({ key }) => key)).not.toContain('sets');
  });

  test('KD-RANK-1: what the faction that one has most of controls, and where it leads', () => {
    const regions = { moray: 'welsh', devon: '1S', gwynedd: '1W', essex: '1E' } as const;
    expect(told({ courts: ['3W', '3S'], regions }, 'welsh-support', 'devon', 'essex english')).toContainEqual({
      key: 'strength',
      values: { ...faction('welsh'), count: 1, leads: 2 },
    });
  });
});

describe('cards', () => {
  test('KD-CARD-NEGOTIATE-1: which struggle now comes sooner', () => {
    const table: Table = { track: ['moray', 'devon', 'essex'] };
    expect(told(table, 'negotiate', 'moray', 'essex', 'moray')).toEqual([
      { key: 'sooner', values: { a: { term: 'region', id: 'essex' }, b: { term: 'region', id: 'moray' } } },
    ]);
  });

  test('KD-PASS-1: what a pass keeps, against the fullest hand of an opponent or the struggles to come', () => {
    const hands = [['assemble', 'negotiate'], ['assemble'], ['assemble', 'assemble', 'negotiate']] as const;
    expect(told({ seats: 3, hands }, 'pass')).toEqual([{ key: 'keeps', values: { count: 2, others: 3, rivals: 2 } }]);
    const solo: Table = { solo: true, deck: ['negotiate'], regions: { moray: 'welsh' } };
    expect(told(solo, 'pass')).toContainEqual({ key: 'keeps-solo', values: { count: 8, struggles: 6 } });
  });

  test('KD-SOLO-3: a pass is one while the Saxons act on it; and what another keeps is nobody else’s affair', () => {
    const solo: Table = { solo: true, deck: ['welsh-support'], regions: { moray: 'welsh', devon: '1S' } };
    expect(told(solo, 'pass')).toEqual([{ key: 'keeps-solo', values: { count: 8, struggles: 7 } }]);
    const before = arrange({});
    expect(kingIsDead.reasons(before, playing(before, 'pass'), 1)).toEqual([]);
  });

  test('where nothing has changed nothing speaks for it, not even that the end was won', () => {
    const s = arrange({ courts });
    const over = playing(arrange({ regions: { ...LANDS, devon: '1W' }, passes: 1, turn: 1, courts }), 'pass');
    expect(kingIsDead.reasons(s, s, 0)).toEqual([]);
    expect(kingIsDead.reasons(over, over, 0)).toEqual([]);
  });

  test('of what is told for want of a reason there are three at most', () => {
    const regions = { moray: '2S', devon: '2S2E', essex: '2E' };
    const all = told({ courts, regions }, 'assemble', 'moray', 'devon', 'essex');
    expect(all.map(({ values }) => values.region)).toEqual(['moray', 'essex', 'devon'].map((id) => region(id).region));
  });

  test('KD-PARTIAL-4: a card without any effect costs a card', () => {
    expect(told({ supply: '' }, 'assemble')).toEqual([{ key: 'keeps', values: { count: 7, others: 8, rivals: 1 } }]);
  });
});
