import { claim } from '@interregnum/claim';
import { foreignKing } from '@interregnum/foreign-king';
import { FastRandom, type Game, type Options, type State } from '@interregnum/kernel';
import { kingIsDead } from '@interregnum/king-is-dead';
import { hexOf, sha256, turnsIn, verify, type WhenSeatGoes } from '@interregnum/record';
import { describe, expect, test } from 'vitest';
import {
  commit,
  committed,
  decideFor,
  isOver,
  openTable,
  people,
  resign,
  resumeTable,
  seatToAct,
  stop,
  type Table,
  tableText,
  takebackTo,
  takeTurnsBack,
  viewOf,
} from '../src/index.ts';

const TIME = '2026-11-16T10:00:00.000Z';
const hexFrom = (text: string): string => hexOf(sha256(new TextEncoder().encode(text)));
const library = (id: string): Game | undefined => [kingIsDead, foreignKing, claim].find(({ meta }) => meta.id === id);

interface Setting {
  readonly game: Game;
  readonly given?: Options;
  readonly kinds: readonly string[];
  readonly whenSeatGoes?: WhenSeatGoes;
  readonly position?: State;
}

function newTable({ game, given = {}, kinds, ...rest }: Setting): Table {
  const read = game.options({ seats: kinds.length, ...given });
  if ('refusal' in read) throw new Error(read.refusal.key);
  const players = kinds.map((kind, seat) => ({ name: `P${seat}`, kind }));
  const salts = kinds.map((_, seat) => hexFrom(`salt ${seat}`));
  const opening = { game, options: read.options, players, match: 'leave', seed: hexFrom('seed'), salts, time: TIME };
  return openTable({ ...opening, ...rest });
}

/** So many turns later, played at random. */
function after(table: Table, turns: number, seed = 'leave'): Table {
  const random = new FastRandom(seed);
  let next = table;
  for (let turn = 0; turn < turns && !isOver(next); turn++)
    next = commit(
      decideFor(next, (seen) => next.game.pick(seen, random)),
      TIME,
    );
  return next;
}

/** The record holds, and is resumed as the same table. */
function expectHolds(table: Table): void {
  expect(verify(tableText(table), { library, secret: table.secret })).not.toHaveProperty('flaw');
  expect(resumeTable(tableText(table), library, table.secret)).toEqual({
    ...table,
    draft: { choices: [], states: [] },
  });
}

describe('who resigns', () => {
  test('of two seats makes the other win, and everything is shown', () => {
    const table = resign(after(newTable({ game: claim, kinds: ['human', 'squire'] }), 5), 0, TIME);
    expect(table.progress.end).toEqual({ type: 'end', by: 'resigned', seat: 0, winners: [1] });
    expect([isOver(table), seatToAct(table)]).toEqual([true, -1]);
    expect(viewOf(table, 0)).toEqual(committed(table));
    expectHolds(table);
  });

  test('of two teams gives up for both', () => {
    const table = resign(after(newTable({ game: kingIsDead, kinds: ['human', 'page', 'page', 'page'] }), 3), 0, TIME);
    expect(table.progress.end).toMatchObject({ by: 'resigned', winners: [1, 3] });
    expectHolds(table);
  });

  test('of three hands the seat to a bot, or stops the match, as was settled', () => {
    const kinds = ['human', 'page', 'page'];
    const goesOn = resign(after(newTable({ game: foreignKing, kinds, whenSeatGoes: { bot: 'squire' } }), 4), 0, TIME);
    expect([isOver(goesOn), people(goesOn), goesOn.progress.kinds[0]]).toEqual([false, [], 'squire']);
    expectHolds(goesOn);
    const stopped = resign(after(newTable({ game: foreignKing, kinds }), 4), 0, TIME);
    expect(stopped.progress.end).toMatchObject({ by: 'resigned', winners: [] });
    expectHolds(stopped);
  });
});

test('a match that nobody ends can be stopped, and nobody wins', () => {
  const table = stop(after(newTable({ game: foreignKing, kinds: ['human', 'human'] }), 6), TIME);
  expect(table.progress.end).toEqual({ type: 'end', by: 'stopped', winners: [] });
  expectHolds(table);
});

describe('turns taken back', () => {
  test('are the last one of a person and all that followed, where everything lies open', () => {
    const before = after(newTable({ game: foreignKing, kinds: ['human', 'page', 'page'] }), 6);
    const own = turnsIn(before.progress.played).findLastIndex(({ seat }) => seat === 0);
    const to = takebackTo(before) as number;
    expect(to).toBe(
      turnsIn(before.progress.played)
        .slice(0, own)
        .flatMap(({ choices }) => choices).length,
    );
    const table = takeTurnsBack(before, to, TIME);
    expect([table.choices.length, seatToAct(table)]).toEqual([to, 0]);
    expect(committed(table)).toEqual(before.states[to]);
    expectHolds(table);
    expectHolds(after(table, 4, 'another way'));
  });

  test('can be all turns, down to the start', () => {
    let table = after(newTable({ game: foreignKing, kinds: ['human', 'human'] }), 5);
    for (let to = takebackTo(table); to !== undefined; to = takebackTo(table)) table = takeTurnsBack(table, to, TIME);
    expect(table.choices).toEqual([]);
    expectHolds(table);
  });

  test('are none once a person was shown what was hidden before', () => {
    const table = newTable({ game: claim, kinds: ['human', 'page'] });
    const shown = Array.from({ length: 8 }, (_, turns) => after(table, turns + 2));
    for (const each of shown) expect(takebackTo(each)).toBeUndefined();
  });

  test('are none after the end, and none before the first turn of a person', () => {
    const table = newTable({ game: foreignKing, kinds: ['human', 'human'] });
    expect(takebackTo(table)).toBeUndefined();
    expect(takebackTo(stop(after(table, 3), TIME))).toBeUndefined();
    expect(() => takeTurnsBack(after(table, 3), 1, TIME)).toThrow();
  });
});

describe('a match that starts from a position', () => {
  test('lies open where nothing is hidden', () => {
    const { states } = after(newTable({ game: foreignKing, kinds: ['human', 'page'] }), 4);
    const position = states[states.length - 2];
    const table = newTable({ game: foreignKing, kinds: ['human', 'page'], position });
    expect(table.record.start).toHaveProperty('position.game', 'foreign-king');
    expect(table.secret).toBeUndefined();
    expectHolds(after(table, 3));
  });

  test('is sealed until the end where cards are hidden', () => {
    const position = committed(after(newTable({ game: claim, kinds: ['human', 'page'] }), 7));
    const table = after(newTable({ game: claim, kinds: ['human', 'page'], position }), 3);
    expect(Object.keys((table.record.start as { position: object }).position)).toEqual(['commitment']);
    expectHolds(table);
    const end = after(table, 99);
    expect(end.record.entries.at(-1)).toMatchObject({ type: 'reveal', position: { game: 'claim' } });
    expectHolds(end);
  });
});
