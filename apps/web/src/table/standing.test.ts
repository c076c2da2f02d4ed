import { claim } from '@interregnum/claim';
import { FastRandom, HIDDEN } from '@interregnum/kernel';
import { commit, decideFor, isOver, type Table, toldSince } from '@interregnum/table';
import { expect, test } from 'vitest';
import { ANA, dealtTable, TIME, tableModel } from '../../test/table-model.ts';
import { actingAt, newsAt, offeredAt, seenAt, seenBefore, seenFrom, tableThen } from './standing.ts';

/** A match between Ana and a bot, played to its end. */
function playedTable(): Table {
  const random = new FastRandom('match');
  let table = dealtTable(claim, [ANA, { name: 'Ben', kind: 'page' }]);
  while (!isOver(table))
    table = commit(
      decideFor(table, (seen) => claim.pick(seen, random)),
      TIME,
    );
  return table;
}

test('a match that is over is seen at its end, with all that was hidden', () => {
  const table = playedTable();
  const model = tableModel(table);
  expect(model.replay?.isAtEnd).toBe(true);
  expect(seenAt(model)).toEqual(table.states[table.choices.length]);
  expect(tableThen(model)).toBe(table);
});

test('a moment that is looked back at is what the viewer saw then, and no more', () => {
  const table = playedTable();
  const model = tableModel(table);
  model.replay?.goTo(3);
  const made = model.replay?.shown ?? 0;
  const written = claim.position.write(seenAt(model));
  expect(written).toBe(claim.position.write(claim.redact(table.states[made], 0)));
  expect(JSON.parse(written).hands[1]).toContain(HIDDEN);
  expect(seenBefore(model)).toEqual(seenAt(model));
  expect(actingAt(model)).toBe(claim.toAct(table.states[made]));
});

test('the table of that moment has not gone on', () => {
  const model = tableModel(playedTable());
  model.replay?.goTo(3);
  const { deciders, states, choices } = tableThen(model);
  const made = model.replay?.shown;
  expect([deciders.length, choices.length, states.length - 1]).toEqual([made, made, made]);
});

test('what is news then begins with the viewer’s last decision before', () => {
  const table = playedTable();
  const model = tableModel(table);
  model.replay?.goTo(4);
  const own = table.deciders.slice(0, 4).lastIndexOf(0);
  expect(newsAt(model, 0)).toEqual(toldSince(table, 0, own).slice(0, 4 - own));
});

test('nobody looks back before the end', () => {
  expect(tableModel(dealtTable(claim)).replay).toBeUndefined();
});

test('what the end of a trick led from can still be seen, also where nothing is played back', () => {
  const model = tableModel(dealtTable(claim));
  const play = (): void => {
    if (model.viewer === undefined) model.takeOver();
    if (!model.canCommit) model.choose(offeredAt(model)[0]);
    model.commit();
  };
  play();
  expect(seenFrom(model)).toBeUndefined();
  play();
  const { table, viewer = 'audience' } = model;
  expect(seenFrom(model)).toEqual(claim.redact(table.states[1], viewer));
  model.leave();
});
