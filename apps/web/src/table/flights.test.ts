import { claim } from '@interregnum/claim';
import { foreignKing } from '@interregnum/foreign-king';
import { FastRandom, HIDDEN, type Move } from '@interregnum/kernel';
import {
  choose,
  commit,
  decideFor,
  seatToAct,
  type Table,
  takeBack,
  takebackTo,
  takeTurnsBack,
} from '@interregnum/table';
import { describe, expect, test } from 'vitest';
import { after, dealtTable, TIME } from '../../test/table-model.ts';
import { type Cursor, cursorAt, flightsBetween, movesSince } from './flights.ts';

/** Who begins, and so sees what it drafts. */
const FIRST = seatToAct(dealtTable(foreignKing));

/** The screen that shows all of a table, for the same eyes every time. */
const nowAt = (table: Table, viewer = FIRST): Cursor => cursorAt(table, viewer, table.choices.length);

const backwards = (moves: readonly Move[]): Move[] =>
  moves.toReversed().map((move) => ({ ...move, from: move.to, to: move.from }));

function drafting(table: Table, ...texts: string[]): Table {
  return texts.reduce((drafted, text) => {
    const next = choose(drafted, text);
    if ('refusal' in next) throw new Error(next.refusal.clause);
    return next;
  }, table);
}

/** A turn in which the king travels. */
const KINGS_WAY = ['king brabant', 'end'];
const kingFlies = { piece: 'king', from: 'portrait', to: 'province:brabant', count: 1 };

describe('a draft', () => {
  const table = dealtTable(foreignKing);
  const drafted = drafting(table, ...KINGS_WAY);

  test('lets its pieces go as it is made, and lets them come back as it is taken back', () => {
    expect(flightsBetween(nowAt(table), nowAt(drafted))).toContainEqual(kingFlies);
    const undone = flightsBetween(nowAt(drafted), nowAt(takeBack(takeBack(drafted))));
    expect(undone).toContainEqual({ ...kingFlies, from: kingFlies.to, to: kingFlies.from });
  });

  test('that is committed lets nothing go a second time', () => {
    const done = commit(drafted, TIME);
    expect(flightsBetween(nowAt(drafted), nowAt(done))).toEqual([]);
    expect(flightsBetween(nowAt(table), nowAt(done))).toContainEqual(kingFlies);
  });

  test('is not shown when somebody else has just looked', () => {
    expect(flightsBetween(nowAt(table, 1 - FIRST), nowAt(drafted))).toEqual([]);
  });
});

test('a reply that turns a card up lets go when it is committed what was not seen before', () => {
  let table = dealtTable(claim);
  while (
    seatToAct(table) !== FIRST ||
    JSON.parse(claim.position.write(table.states[table.choices.length])).led === null
  )
    table = after(table, 1);
  const random = new FastRandom('reply');
  const drafted = decideFor(table, (seen) => claim.pick(seen, random));
  const drafts = flightsBetween(nowAt(table), nowAt(drafted));
  const commits = flightsBetween(nowAt(drafted), nowAt(commit(drafted, TIME)));
  expect(drafts).toEqual([]);
  expect(commits).toContainEqual(expect.objectContaining({ from: 'deck', to: 'shown' }));
  expect(commits).toContainEqual(expect.objectContaining({ from: `hand:${FIRST}`, to: 'trick' }));
});

test('what a viewer may not know flies as a back', () => {
  const table = after(dealtTable(claim), 8);
  const moves = movesSince(table, 'audience', 0, table.choices.length);
  expect(moves).toContainEqual(expect.objectContaining({ piece: HIDDEN, from: 'deck' }));
});

describe('the turn of somebody else', () => {
  const table = after(dealtTable(foreignKing), 4);

  test('is played back decision by decision, as it was told', () => {
    for (let at = 0; at < table.choices.length; at++)
      expect(flightsBetween(cursorAt(table, FIRST, at), cursorAt(table, FIRST, at + 1))).toEqual(
        movesSince(table, FIRST, at, at + 1),
      );
  });

  test('goes backwards as it went forwards, also over many decisions', () => {
    const [first, last] = [cursorAt(table, FIRST, 0), nowAt(table)];
    for (let at = 1; at <= table.choices.length; at++) {
      const moves = flightsBetween(cursorAt(table, FIRST, at - 1), cursorAt(table, FIRST, at));
      expect(flightsBetween(cursorAt(table, FIRST, at), cursorAt(table, FIRST, at - 1))).toEqual(backwards(moves));
    }
    const counted = (moves: readonly Move[]): number => moves.reduce((sum, { count }) => sum + count, 0);
    expect(counted(flightsBetween(last, first))).toBe(counted(flightsBetween(first, last)));
    expect(counted(flightsBetween(first, last))).toBeGreaterThan(0);
  });

  test('that is taken back lets its pieces come back, and what is done instead go', () => {
    const taken = takeTurnsBack(table, takebackTo(table) as number, TIME);
    const [from, to] = [taken.choices.length, table.choices.length];
    const back = flightsBetween(nowAt(table), nowAt(taken));
    expect(back).toEqual(backwards(movesSince(table, FIRST, from, to)));
    expect(back.length).toBeGreaterThan(0);
    const other = commit(
      decideFor(taken, (seen) => foreignKing.pick(seen, new FastRandom('another way'))),
      TIME,
    );
    const turned = flightsBetween(nowAt(table), nowAt(other));
    for (const move of movesSince(other, FIRST, from, other.choices.length)) expect(turned).toContainEqual(move);
  });
});
