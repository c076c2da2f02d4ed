import { expect, test } from 'vitest';
import { arrange, choices, LANDS, look, playing, type Table } from '../../test/table.ts';
import { told } from '../../test/told.ts';
import { kingIsDead } from '../index.ts';
import { setRemoved, withCard } from '../state/index.ts';
import { cardNumber } from '../terms.ts';
import { CARDS } from './index.ts';

/** The last pass before the eighth struggle, which leaves devon unstable: a coronation of the welsh. */
const coronation = (table: Table) =>
  playing(
    arrange({ advanced: true, regions: LANDS, passes: 1, turn: 1, hands: [['plot'], ['aid']], ...table }),
    'pass',
  );

/** The same with the third instability: an invasion. */
const invasion = (table: Table) => coronation({ regions: { ...LANDS, warwick: 'unstable' }, ...table });

test('KD-CARD-PLOT-1, KD-PASS-5: plot is never offered, and a seat that holds nothing else must pass', () => {
  expect(choices(arrange({ advanced: true, hands: [['plot', 'aid']] }))).toEqual(['aid', 'pass']);
  const s = arrange({ advanced: true, hands: [['plot']] });
  expect(choices(s)).toEqual(['pass']);
  expect(kingIsDead.refusal(s, 'plot')).toEqual({ clause: 'KD-CARD-PLOT-1', key: 'plot', values: {} });
  expect(kingIsDead.refusal(arrange({ advanced: true }), 'plot')).toMatchObject({ key: 'not-in-hand' });
});

test('KD-CARD-PLOT-1: it has no way to be resolved', () => {
  expect(CARDS.find(({ name }) => name === 'plot')?.ways).toEqual([]);
});

test('KD-CARD-PLOT-2, -3: at a coronation it is one more follower of the strongest faction', () => {
  const { result } = look(coronation({ courts: ['2W', '2W5S'] }));
  expect(result).toMatchObject({ plot: { seat: 0, faction: 'welsh' }, decidedBy: 'first', winners: [0] });
});

test('KD-CARD-PLOT-4: still tied after the second faction, the owner wins', () => {
  const { result } = look(coronation({ courts: ['2W4S', '3W4S'] }));
  expect(result).toMatchObject({ decidedBy: 'plot', winners: [0] });
});

test('KD-CARD-PLOT-3: it does not stand for the second faction', () => {
  const { result } = look(coronation({ courts: ['2W3S', '3W4S'] }));
  expect(result).toMatchObject({ decidedBy: 'second', winners: [1] });
});

test.each([
  ['2S2W1E', 'english'],
  ['2S1W2E', 'welsh'],
  ['1S2W2E', 'scots'],
  ['1S1W1E', 'scots'],
  ['2S1W1E', 'scots'],
])(
  'KD-CARD-PLOT-3: at an invasion the owner of %s makes it the first faction that gives most sets: %s',
  (court, faction) => {
    expect(look(invasion({ courts: [court, ''] })).result.plot).toEqual({ seat: 0, faction });
  },
);

test('KD-CARD-PLOT-3, KD-TEAM-3: in a team it completes the sets of both courts', () => {
  const hands = [['aid'], ['aid'], ['plot'], ['aid']] as const;
  const s = invasion({ seats: 4, turn: 3, passes: 3, hands, courts: ['2S2W', '1S1W1E', '1E', ''] });
  expect(look(s).result).toMatchObject({ plot: { seat: 2, faction: 'english' }, decidedBy: 'sets', winners: [0, 2] });
});

test('KD-CARD-PLOT-4, KD-END-INV-2: at an invasion it breaks no tie', () => {
  const { result } = look(invasion({ courts: ['2S2W1E', '2S2W2E'], recent: [1, 0] }));
  expect(result).toMatchObject({ decidedBy: 'recent', winners: [1] });
});

test('KD-CARD-PLOT-3: if no faction controls a region, it is one of the scots', () => {
  const s = coronation({ vikings: true, regions: { moray: '1V' }, courts: ['2E', '2E'] });
  expect(look(s).result).toMatchObject({ plot: { seat: 0, faction: 'scots' }, decidedBy: 'total', winners: [0] });
});

test('KD-CARD-PLOT-2: without plot at the table nobody has it', () => {
  expect(look(coronation({ hands: [['aid'], ['aid']] })).result.plot).toBeNull();
});

test('KD-CARD-PLOT-2, -3: the end shows it where it is, and what it counts as', () => {
  const last = (table: Table) =>
    told(arrange({ advanced: true, regions: LANDS, passes: 1, turn: 1, ...table }), 'pass').slice(2);
  const card = { term: 'card', id: 'plot' };
  expect(last({ hands: [['aid'], ['plot']] })).toEqual([
    {
      key: 'coronation',
      values: {},
      moves: [],
    },
    {
      key: 'plot',
      values: { seat: { seat: 1 }, card, faction: { term: 'faction', id: 'welsh' } },
      moves: [{ piece: 'plot', from: 'hand:1', to: 'hand:1', count: 1 }],
    },
  ]);
  expect(last({ hands: [['plot'], []] })[1]).toMatchObject({ key: 'plot', values: { seat: { seat: 0 } } });
  expect(last({ hands: [['aid'], []] }).map(({ key }) => key)).toEqual(['coronation']);
});

test('KD-ADV-2: the end shows it also where it was not dealt', () => {
  const s = arrange({ advanced: true, regions: LANDS, passes: 1, turn: 1, hands: [[], []] });
  setRemoved(s, withCard(0, cardNumber('plot')), 0);
  expect(told(s, 'pass').at(-1)).toEqual({
    key: 'plot-undealt',
    values: { card: { term: 'card', id: 'plot' } },
    moves: [{ piece: 'plot', from: 'removed', to: 'removed', count: 1 }],
  });
});
