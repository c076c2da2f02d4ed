import { expect, test } from 'vitest';
import { arrange, LANDS, playing, type Table } from '../test/table.ts';
import { kingIsDead } from './index.ts';

const end = (table: Table) => {
  const seats = table.seats ?? 2;
  return playing(arrange({ regions: LANDS, passes: seats - 1, turn: seats - 1, ...table }), 'pass');
};
const faction = (id: string) => ({ faction: { term: 'faction', id } });
const ranked = (id: string, regions: number, tied = 'no', plot = 'no') => ({ ...faction(id), regions, tied, plot });

test('KD-END-3: until the end there is no outcome and nothing to explain', () => {
  expect(kingIsDead.outcome(arrange({}))).toBeUndefined();
  expect(kingIsDead.explain(arrange({}))).toEqual([]);
});

test('KD-END-COR-1: the first criterion decides, and no other is told', () => {
  const s = end({ courts: ['2W', '3W'] });
  expect(kingIsDead.outcome(s)).toEqual({ ending: 'coronation', winners: [1], shared: false, decidedBy: 'first' });
  expect(kingIsDead.explain(s)).toEqual([
    { clause: 'KD-END-COR-1', key: 'first', values: ranked('welsh', 3), scores: [2, 3], left: [1] },
  ]);
});

test('KD-END-COR-1..5: each criterion tells what the seats still in contention had', () => {
  const hands = [['aid'], ['aid'], ['plot']] as const;
  const s = end({ seats: 3, advanced: true, hands, courts: ['3W1S', '3W1S', '1W'] });
  expect(kingIsDead.explain(s)).toEqual([
    { clause: 'KD-END-COR-1', key: 'first', values: ranked('welsh', 3, 'no', 'yes'), scores: [3, 3, 2], left: [0, 1] },
    { clause: 'KD-END-COR-2', key: 'second', values: ranked('scots', 2), scores: [1, 1, undefined], left: [0, 1] },
    {
      clause: 'KD-END-COR-3',
      key: 'plot',
      values: { seat: { seat: 2 }, ...faction('welsh') },
      scores: [0, 0, undefined],
      left: [0, 1],
    },
    { clause: 'KD-END-COR-4', key: 'emptied', values: {}, scores: [0, 0, undefined], left: [0, 1] },
    { clause: 'KD-END-COR-5', key: 'shared', values: {}, scores: [], left: [0, 1] },
  ]);
});

test('KD-RANK-2: where factions control as many regions it is told, for a later win has ranked them', () => {
  const s = end({ regions: { ...LANDS, lancaster: 'english' }, courts: ['1S', '1W'] });
  expect(kingIsDead.explain(s)[0].values).toMatchObject({ regions: 2, tied: 'yes' });
});

test('KD-CARD-PLOT-2: plot is told with the faction that it counts for, whoever holds it, and only where somebody does', () => {
  const scots = { ...LANDS, moray: 'scots', strathclyde: 'scots' } as const;
  const first = (hands: Required<Table>['hands']) =>
    kingIsDead.explain(end({ regions: scots, advanced: true, hands, courts: ['1S', '3S'] }))[0].values;
  expect(first([['aid'], ['aid']])).toEqual(ranked('scots', 4, 'no', 'no'));
  expect(first([['plot'], ['aid']])).toEqual(ranked('scots', 4, 'no', 'yes'));
});

test('KD-TEAM-3, -4, -7: what teams compare is told by their own clauses, the rest by those for all', () => {
  const clauses = (table: Table) => kingIsDead.explain(end({ seats: 4, ...table })).map(({ clause }) => clause);
  expect(clauses({ ...invasion, recent: [1] })).toEqual(['KD-TEAM-3', 'KD-TEAM-4']);
  expect(clauses({ courts: ['1W', '1W', '', ''], emptied: [1, 3] })).toEqual([
    'KD-END-COR-1',
    'KD-END-COR-2',
    'KD-TEAM-7',
  ]);
});

test('KD-END-COR-3, -4: a criterion without anything to compare is not told', () => {
  const s = end({ courts: ['', ''], emptied: [1, 0] });
  expect(kingIsDead.explain(s).map(({ key }) => key)).toEqual(['first', 'second', 'emptied']);
  expect(kingIsDead.explain(s).at(-1)).toMatchObject({ scores: [3, 4], left: [1] });
});

const invasion = { regions: { devon: 'unstable', essex: 'unstable' } } as const;

test('KD-END-INV-1..3: an invasion is told by sets and the latest action', () => {
  const s = end({ ...invasion, courts: ['1S1W1E', '1S1W1E'], recent: [1, 0] });
  expect(kingIsDead.explain(s)).toEqual([
    { clause: 'KD-END-INV-1', key: 'sets', values: {}, scores: [1, 1], left: [0, 1] },
    { clause: 'KD-END-INV-2', key: 'recent', values: {}, scores: [3, 4], left: [1] },
  ]);
});

test.each([
  ['KD-END-INV-3', invasion, [0, 1]],
  ['KD-END-COR-5', {}, [0, 1]],
  ['KD-TEAM-8', { seats: 4 }, [0, 1, 2, 3]],
  ['KD-TEAM-4', { seats: 4, ...invasion }, [0, 1, 2, 3]],
  ['KD-VIKING-10', { vikings: true, regions: { moray: '1V' } }, [0, 1]],
  ['KD-VIKING-11', { seats: 4, vikings: true, regions: { moray: '1V' } }, [0, 1, 2, 3]],
] as const)('%s: a tie to the end is shared by that clause', (clause, table: Table, left) => {
  expect(kingIsDead.explain(end(table)).at(-1)).toEqual({ clause, key: 'shared', values: {}, scores: [], left });
});

test('KD-SOLO-13: an invasion alone', () => {
  const table = {
    ...invasion,
    solo: true,
    turn: 0,
    passes: 0,
    piles: [[], ['assemble', 'assemble']],
    supply: '',
  } as const;
  const s = end({ ...table, deck: ['scottish-support'] });
  expect(kingIsDead.outcome(s)).toEqual({ ending: 'invasion', winners: [1], shared: false, decidedBy: 'solo' });
  expect(kingIsDead.explain(s)).toEqual([{ clause: 'KD-SOLO-13', key: 'solo', values: {}, scores: [], left: [1] }]);
});

test('KD-VIKING-10: the criteria of a victory of the vikings', () => {
  const s = end({ vikings: true, regions: { ...LANDS, devon: '1V' }, courts: ['1W', '1W'], recent: [0] });
  expect(kingIsDead.outcome(s)?.ending).toBe('vikings');
  expect(kingIsDead.explain(s).map(({ clause, key, scores }) => [clause, key, scores])).toEqual([
    ['KD-VIKING-10', 'first', [1, 1]],
    ['KD-VIKING-10', 'second', [0, 0]],
    ['KD-VIKING-10', 'total', [1, 1]],
    ['KD-VIKING-10', 'recent', [4, 0]],
  ]);
});
