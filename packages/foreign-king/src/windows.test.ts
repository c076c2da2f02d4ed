import { describe, expect, test } from 'vitest';
import { arrange, choices, look, offered, playing, refused, type Table } from '../test/positions.ts';
import { foreignKing } from './index.ts';
import { ACTIONS } from './terms.ts';

/** The actions offered, each once. */
const actions = (table: Table) => [...new Set(choices(arrange(table)).map((text) => text.split(' ')[0]))];

describe('FK-TURN-3: the actions of a table', () => {
  const map = { liege: '1' };

  test.each([
    [2, ['build', 'place', 'move', 'congress', 'king', 'money']],
    [3, ['build', 'place', 'move', 'congress', 'king', 'money', 'order']],
    [4, ['build', 'place', 'move', 'congress', 'king', 'money', 'order', 'queen']],
  ])('%i seats', (seats, expected) => {
    expect(actions({ seats, map })).toEqual(expected);
  });

  test.each(ACTIONS)('FK-TURN-4: a pawn on %s closes it, and nothing else', (action) => {
    const open = actions({ seats: 4, map });
    const rest = open.filter((other) => other !== action);
    expect(actions({ seats: 4, map, pawns: [action] })).toEqual(rest);
    expect(actions({ seats: 4, map, pawns: [null, null, null, action] })).toEqual(rest);
  });

  test('FK-TURN-4: refused by name', () => {
    expect(foreignKing.refusal(arrange({ pawns: [null, 'place'] }), 'place 1 liege')).toEqual({
      clause: 'FK-TURN-4',
      key: 'occupied',
      values: { action: { term: 'action', id: 'place' } },
    });
  });
});

describe('FK-TURN-8, R-04: passing', () => {
  /** Everybody in Congress, money and the king taken: only building is left. */
  const stuck = (table: Table = {}): Table => ({
    members: [15],
    map: { liege: 'M' },
    pawns: ['money', 'king'],
    francs: [2],
    up: [0, 1],
    ...table,
  });

  test('when nothing can be picked, it is all there is, and the pawn leaves', () => {
    const s = arrange(stuck());
    expect(choices(s)).toEqual(['pass']);
    const after = look(playing(s, 'pass'));
    expect(after).toMatchObject({ phase: 'end', actor: 0 });
    expect(after.seats.map(({ pawn }: { pawn: string }) => pawn)).toEqual([null, 'king', null]);
  });

  test('not if 3 francs are there, nor if a loan would bring them', () => {
    expect(offered(arrange(stuck({ francs: [3] })), 'build')).toHaveLength(18);
    expect(refused(arrange(stuck({ francs: [3] })), 'pass')).toEqual(['FK-TURN-8', 'must-act']);
    const loan = arrange(stuck({ francs: [0], up: [1] }));
    expect(choices(loan)).toEqual(['borrow']);
    expect(foreignKing.refusal(loan, 'pass')).toEqual({ clause: 'FK-TURN-8', key: 'must-act', values: {} });
  });

  test('where a loan would not help, it is offered beside the pass', () => {
    const map = { liege: 'MMMMM', namur: 'TTTTT' };
    const s = arrange(stuck({ map, up: [1], down: [1], francs: [4] }));
    expect(choices(s)).toEqual(['borrow', 'repay', 'pass']);
    expect(choices(playing(s, 'borrow'))).toEqual(['repay', 'pass']);
  });

  test('the queen may be the way out, with 2 francs or a loan', () => {
    const pawns = ['money', 'king', 'order', null] as const;
    const four = stuck({
      seats: 4,
      members: [14],
      pawns,
      francs: [2],
      pendingOrder: [2],
      turn: 3,
      order: [1, 2, 3, 0],
      up: [],
    });
    expect(offered(arrange(four), 'queen')).toContain('queen money');
    expect(refused(arrange(four), 'pass')).toEqual(['FK-TURN-8', 'must-act']);
    expect(choices(arrange({ ...four, francs: [1] }))).toEqual(['pass']);
    expect(choices(arrange({ ...four, francs: [0], up: [1] }))).toEqual(['borrow']);
  });
});

describe('the window before the action', () => {
  test('FK-TURN-7: money from a loan is money in hand', () => {
    const s = arrange({ map: { liege: 'M' }, francs: [0], up: [1] });
    expect(offered(s, 'build')).toEqual([]);
    expect(offered(playing(s, 'borrow'), 'build')).toHaveLength(18);
  });

  test('FK-TURN-2: what belongs to other phases is not for now', () => {
    expect(foreignKing.prompt(arrange({}))).toEqual({ key: 'start', values: {} });
    for (const text of ['end', 'done', 'intervene', 'decline', 'send 1 to antwerp', 'deactivate metal', 'vplace liege'])
      expect(refused(arrange({}), text)).toEqual(['FK-TURN-2', 'not-now']);
  });
});

describe('the window behind the action', () => {
  const end: Table = { phase: 'end', pawns: ['money'] };

  test('FK-LOAN-5, FK-TURN-9: only loans and the end', () => {
    expect(choices(arrange(end))).toEqual(['end']);
    expect(foreignKing.prompt(arrange(end))).toEqual({ key: 'end', values: {} });
    const medal = arrange({ ...end, map: { liege: 'M' }, up: [1] });
    expect(foreignKing.prompt(medal)).toEqual({ key: 'end-loans', values: {} });
    const other = arrange({ ...end, map: { liege: 'M' }, up: [0, 1] });
    expect(foreignKing.prompt(other)).toEqual({ key: 'end', values: {} });
    for (const text of ['pass', 'done', 'king liege', 'queen money', 'reorder 0'])
      expect(foreignKing.refusal(arrange(end), text)).toEqual({ clause: 'FK-TURN-2', key: 'not-now', values: {} });
    expect(refused(arrange(end), 'borrow')).toEqual(['FK-LOAN-3', 'no-medal']);
    expect(refused(arrange(end), 'repay')).toEqual(['FK-LOAN-2', 'no-debt']);
  });

  test('FK-TURN-10, FK-PHASE-11: ending hands the turn on, or ends the game', () => {
    expect(look(playing(arrange(end), 'end'))).toMatchObject({ phase: 'start', actor: 1, turn: 1 });
    expect(look(playing(arrange({ ...end, king: 'liege', marker: 0 }), 'end'))).toMatchObject({
      phase: 'over',
      actor: null,
    });
  });
});
