import { claim } from '@interregnum/claim';
import { foreignKing } from '@interregnum/foreign-king';
import { actingSeat, isOver, type OpenedMatch, startMatch, startText } from '@interregnum/match';
import { formatOf, linesText, nextLine, summaryOf, turnsIn } from '@interregnum/record';
import { describe, expect, test } from 'vitest';
import { FirstChoices } from '../../../test/bots.ts';
import { dealtMatch, hexFrom, playedOn, type TestMatch, TIME } from '../../../test/matches.ts';
import { finishedRow, runningRow } from '../../../test/old-row.ts';
import { tableModel, takeTurn } from '../../../test/table-model.ts';
import { type StoredTable, storedSecret } from '../../storage/stored-table.ts';
import { type Resumed, resumeTable } from './resume-table.ts';

async function resumed(row: StoredTable): Promise<Resumed> {
  const found = await resumeTable(row);
  if (found === undefined || 'flaw' in found) throw new Error(JSON.stringify(found));
  return found;
}

/** A match that was opened, as tables of tests are made of. */
const asTest = ({ match, players, text }: OpenedMatch): TestMatch => ({
  match,
  names: players.map(({ name }) => name),
  text,
});

const PEOPLE = ['human', 'human', 'human'];

describe('a running row of format 1', () => {
  test('goes on in format 2, with the same players, turns and id', async () => {
    const row = runningRow('claim.1.2-seats', ['human', 'page'], 9);
    const { gameId, opened } = await resumed(row);
    const decisions = turnsIn(opened.match.progress.played).flatMap(({ choices }) => choices).length;
    expect([gameId, formatOf(opened.text), decisions, opened.draft]).toEqual(['claim', 2, 9, []]);
    expect(summaryOf(opened.text)).toEqual({ ...summaryOf(row.record), format: 2 });
  });

  test('is stored so from its next turn on, and can be opened again', async () => {
    const { opened } = await resumed(runningRow('foreign-king.1.3-seats', PEOPLE, 12));
    const appended: string[] = [];
    const model = tableModel(asTest(opened), { append: (lines) => void appended.push(...lines) });
    takeTurn(model);
    const record = opened.text + linesText(appended);
    const again = await resumed({ id: 'old', record, ...storedSecret(opened.match.secret), draft: [], touched: 2 });
    const { choices } = tableModel(asTest(again.opened)).client.view;
    expect(choices).toEqual(model.client.view.choices);
    expect(choices.length).toBeGreaterThan(12);
    expect(again.opened.text).toBe(record);
  });

  test('that ends within a turn has the rest of it as a draft that can be taken back', async () => {
    const whole = await resumed(runningRow('foreign-king.1.3-seats', PEOPLE, 12));
    const turns = turnsIn(whole.opened.match.progress.played);
    const long = turns.findIndex(({ choices }) => choices.length > 1);
    const made = turns.slice(0, long).flatMap(({ choices }) => choices).length;
    const { opened } = await resumed(runningRow('foreign-king.1.3-seats', PEOPLE, made + 1));
    const model = tableModel(asTest(opened), { begun: opened.draft });
    expect([model.client.view.choices.length, opened.draft.length]).toEqual([made, 1]);
    expect(model.canUndo).toBe(true);
  });
});

describe('a row of format 1', () => {
  test.each(['claim.1.2-seats', 'foreign-king.1.2-seats', 'king-is-dead.1.2-seats'])(
    'that is finished keeps its text: %s',
    async (name) => {
      const row = finishedRow(name);
      const { opened } = await resumed(row);
      expect(isOver(opened.match)).toBe(true);
      expect(opened.text).toBe(row.record);
    },
  );

  test('of older rules goes on by these, bots included', async () => {
    const { opened } = await resumed(runningRow('king-is-dead.1.2-seats', ['human', 'page'], 20));
    const bots = new FirstChoices();
    const model = tableModel(asTest(opened), { start: bots.start });
    await bots.answer();
    for (let turn = 0; turn < 2; turn++) {
      takeTurn(model);
      await bots.answer();
    }
    expect(model.client.view.start.rules).toBe(1);
    expect(actingSeat(model.client.view)).toBe(0);
    const asked = bots.heard.filter((message) => 'ask' in message);
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.every(({ ask }) => ask.rules === 1)).toBe(true);
  });
});

test('what cannot be read says why, and a game that nobody knows is not opened', async () => {
  const row = runningRow('claim.1.2-seats', ['human', 'page'], 9);
  expect(await resumeTable({ ...row, record: row.record.replace('"seat":0', '"seat":1') })).toHaveProperty('flaw');
  expect(await resumeTable({ ...row, seed: 'b'.repeat(64) })).toHaveProperty('flaw');
  const { progress, secret } = dealtMatch(claim).match;
  const { line } = nextLine(undefined, { ...progress.start, game: 'chess' });
  expect(await resumeTable({ ...row, record: linesText([line]), ...storedSecret(secret) })).toBeUndefined();
});

test.each([claim, foreignKing])('a match that started from a position is opened again: $meta.id', async (game) => {
  const { match: played, names } = playedOn(dealtMatch(game), 3);
  const { options, seats: kinds } = played.progress.start;
  const opening = { game, options, kinds, id: 'on', seed: hexFrom('on'), salts: [] };
  const on = startMatch({ ...opening, position: played.state });
  const record = startText(on.lines, names, TIME);
  const row = { id: 'on', record, ...storedSecret(on.match.secret), draft: [], touched: 1 };
  expect([row.seed === '', row.position === undefined]).toEqual([game === foreignKing, game === foreignKing]);
  const { opened } = await resumed(row);
  expect(opened.match.state).toEqual(on.match.state);
  expect(game.position.write(opened.match.state)).toBe(game.position.write(played.state));
});
