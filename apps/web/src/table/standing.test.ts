import { claim } from '@interregnum/claim';
import { FastRandom, HIDDEN } from '@interregnum/kernel';
import { hexOf, sha256 } from '@interregnum/record';
import { BotHost, Session } from '@interregnum/sitting';
import { commit, decideFor, isOver, openTable, type Table, toldSince } from '@interregnum/table';
import { expect, test } from 'vitest';
import type { GameView } from '../games/view.ts';
import { TableModel } from './model.ts';
import { actingAt, newsAt, seenAt, seenBefore, tableThen } from './standing.ts';

const hex = (text: string): string => hexOf(sha256(new TextEncoder().encode(text)));
const TIME = '2026-01-01T00:00:00.000Z';

/** A match between Ana and a bot, played to its end. */
function playedTable(): Table {
  const read = claim.options({});
  if ('refusal' in read) throw new Error(read.refusal.key);
  const players = [
    { name: 'Ana', kind: 'human' },
    { name: 'Ben', kind: 'page' },
  ];
  const [seed, salts, random] = [hex('seed'), ['a', 'b'].map(hex), new FastRandom('match')];
  let table = openTable({ game: claim, options: read.options, players, seed, salts, time: TIME });
  while (!isOver(table))
    table = commit(
      decideFor(table, (seen) => claim.pick(seen, random)),
      TIME,
    );
  return table;
}

const host = new BotHost(() => {
  throw new Error('no bots here');
});

const modelOf = (table: Table): TableModel =>
  new TableModel({
    gameId: 'claim',
    id: 'test',
    session: new Session(table, { append: () => {}, keepDraft: () => {} }, () => TIME, 'test'),
    view: {} as GameView,
    draft: [],
    host,
    manner: { pace: () => 0, atOnce: () => false },
  });

test('a match that is over is seen at its end', () => {
  const table = playedTable();
  const model = modelOf(table);
  expect(model.replay?.isAtEnd).toBe(true);
  expect(seenAt(model)).toEqual(claim.redact(table.states[table.choices.length], 0));
  expect(tableThen(model)).toBe(table);
});

test('a moment that is looked back at is what the viewer saw then, and no more', () => {
  const table = playedTable();
  const model = modelOf(table);
  model.replay?.goTo(3);
  const made = model.replay?.shown ?? 0;
  const written = claim.position.write(seenAt(model));
  expect(written).toBe(claim.position.write(claim.redact(table.states[made], 0)));
  expect(JSON.parse(written).hands[1]).toContain(HIDDEN);
  expect(seenBefore(model)).toEqual(seenAt(model));
  expect(actingAt(model)).toBe(claim.toAct(table.states[made]));
});

test('the table of that moment has not gone on', () => {
  const model = modelOf(playedTable());
  model.replay?.goTo(3);
  const { record, states, choices } = tableThen(model);
  const made = model.replay?.shown;
  expect([record.decisions.length, choices.length, states.length - 1]).toEqual([made, made, made]);
});

test('what is news then begins with the viewer’s last decision before', () => {
  const table = playedTable();
  const model = modelOf(table);
  model.replay?.goTo(4);
  const own = table.record.decisions.slice(0, 4).findLastIndex(({ seat }) => seat === 0);
  expect(newsAt(model, 0)).toEqual(toldSince(table, 0, own).slice(0, 4 - own));
});

test('nobody looks back before the end', () => {
  const table = playedTable();
  const { game, record, seed } = table;
  const begun = { game, record, seed, states: [table.states[0]], choices: [], draft: table.draft };
  expect(modelOf({ ...begun, record: { ...record, decisions: [], end: undefined } }).replay).toBeUndefined();
});
