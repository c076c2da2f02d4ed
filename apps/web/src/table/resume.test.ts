import { claim } from '@interregnum/claim';
import { foreignKing } from '@interregnum/foreign-king';
import { formatOf, summaryOf, turnsIn } from '@interregnum/record';
import { committed, isOver, openTable, playersAt, seatToAct, tableText } from '@interregnum/table';
import { describe, expect, test } from 'vitest';
import { FirstChoices } from '../../test/bots.ts';
import { finishedRow, runningRow } from '../../test/old-row.ts';
import { dealtTable, TIME, tableModel, takeTurn } from '../../test/table-model.ts';
import { type KeptTable, keptSecret } from '../storage/kept.ts';
import { type Resumed, resumeKept } from './resume.ts';

async function resumed(row: KeptTable): Promise<Resumed> {
  const found = await resumeKept(row);
  if (found === undefined || 'flaw' in found) throw new Error(JSON.stringify(found));
  return found;
}

describe('a row of format 1', () => {
  test('that is running goes on in format 2, with the same players, turns and id', async () => {
    const row = runningRow('claim.1.2-seats', ['human', 'page'], 9);
    const { gameId, table, draft } = await resumed(row);
    const text = tableText(table);
    expect([gameId, formatOf(text), table.choices.length, draft]).toEqual(['claim', 2, 9, []]);
    const [before, now] = [summaryOf(row.record), summaryOf(text)];
    expect(now).toEqual({ ...before, format: 2 });
  });

  test('is kept so from its next turn on, and can be opened again', async () => {
    const { table } = await resumed(runningRow('foreign-king.1.3-seats', ['human', 'human', 'human'], 12));
    const appended: string[] = [];
    const model = tableModel(table, { append: (lines) => appended.push(...lines) });
    takeTurn(model);
    const record = `${tableText(table)}${appended.join('\n')}\n`;
    const again = await resumed({ id: 'old', record, ...keptSecret(table.secret), draft: [], touched: 2 });
    expect(again.table.choices).toEqual(model.table.choices);
    expect(tableText(again.table)).toBe(record);
  });

  test('that ends within a turn has the rest of it as a draft that can be taken back', async () => {
    const whole = await resumed(runningRow('foreign-king.1.3-seats', ['human', 'human', 'human'], 12));
    const long = turnsIn(whole.table.progress.played).findIndex(({ choices }) => choices.length > 1);
    const made = turnsIn(whole.table.progress.played)
      .slice(0, long)
      .flatMap(({ choices }) => choices).length;
    const { table, draft } = await resumed(runningRow('foreign-king.1.3-seats', ['human', 'human', 'human'], made + 1));
    expect([table.choices.length, draft.length]).toEqual([made, 1]);
    expect(tableModel(table, { draft }).canUndo).toBe(true);
  });

  test.each(['claim.1.2-seats', 'foreign-king.1.2-seats', 'king-is-dead.1.2-seats'])(
    'that is finished keeps its text: %s',
    async (name) => {
      const row = finishedRow(name);
      const { table } = await resumed(row);
      expect(isOver(table)).toBe(true);
      expect(tableText(table)).toBe(row.record);
    },
  );

  test('of older rules goes on by these, bots included', async () => {
    const { table } = await resumed(runningRow('king-is-dead.1.2-seats', ['human', 'page'], 20));
    const bots = new FirstChoices();
    const model = tableModel(table, { start: bots.start });
    await bots.answer();
    for (let turn = 0; turn < 2; turn++) {
      takeTurn(model);
      await bots.answer();
    }
    expect(model.table.record.start.rules).toBe(1);
    expect(seatToAct(model.table)).toBe(0);
    expect(bots.heard.filter((message) => 'ask' in message).every(({ ask }) => ask.rules === 1)).toBe(true);
  });
});

test('what cannot be read says why, and a game that nobody knows is not opened', async () => {
  const row = runningRow('claim.1.2-seats', ['human', 'page'], 9);
  expect(await resumeKept({ ...row, record: row.record.replace('"seat":0', '"seat":1') })).toHaveProperty('flaw');
  expect(await resumeKept({ ...row, seed: 'b'.repeat(64) })).toHaveProperty('flaw');
});

test.each([claim, foreignKing])('a match that started from a position is opened again: $meta.id', async (game) => {
  const played = tableModel(dealtTable(game));
  for (let turn = 0; turn < 3; turn++) takeTurn(played);
  played.leave();
  const { table } = played;
  const opening = { game, options: table.record.start.options, players: playersAt(table), match: 'on', time: TIME };
  const on = openTable({ ...opening, seed: 'c'.repeat(64), salts: [], position: committed(table) });
  const row = { id: 'on', record: tableText(on), ...keptSecret(on.secret), draft: [], touched: 1 };
  expect([row.seed === '', row.position === undefined]).toEqual([game === foreignKing, game === foreignKing]);
  expect(committed((await resumed(row)).table)).toEqual(committed(on));
});
