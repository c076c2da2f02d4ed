import { claim } from '@interregnum/claim';
import { foreignKing } from '@interregnum/foreign-king';
import { kingIsDead } from '@interregnum/king-is-dead';
import { isOver, viewFor } from '@interregnum/match';
import { describe, expect, test } from 'vitest';
import { expectSame } from '../../../match/test/updates.ts';
import { NAMES, type Page } from './device.ts';
import { NO_FAULTS } from './fake-server.ts';
import { CALM, type FarSetting, FarTable } from './play.ts';

const far = (setting: Partial<FarSetting> = {}): FarTable =>
  new FarTable(
    {
      game: claim,
      kinds: ['nobody', 'nobody'],
      devices: [[[0]], [[1]]],
      wire: CALM,
      server: NO_FAULTS,
      ...setting,
    },
    'table',
  );

/** So many moments in which everybody may do something. */
async function moments(table: FarTable, count: number): Promise<void> {
  for (let moment = 0; moment < count; moment++) {
    for (const { page } of table.pages) page.act();
    await table.time.pass(400);
  }
}

const pageOf = (table: FarTable, nth: number): Page => table.pages[nth].page;

describe('a restored backup', () => {
  test('is noticed: everything is fetched anew, and the match goes on from there', async () => {
    const table = far();
    await moments(table, 20);
    const restore = table.server.table.backup();
    const { token } = pageOf(table, 0).table.match?.view(0) ?? {};
    await moments(table, 20);
    expect(pageOf(table, 0).table.match?.view(0).token).not.toBe(token);
    restore();
    for (const wire of table.wires) wire.cutAll();
    await table.time.pass(5000);
    for (const { page } of table.pages) {
      expect([page.table.notice, page.table.match?.view('audience').token]).toEqual(['restored', token]);
      page.table.dismiss();
    }
    await table.play(4000);
    table.expectKnown();
    expect(pageOf(table, 0).table.notice).toBeUndefined();
  });

  test('from before the deal takes the match away', async () => {
    const table = far();
    const restore = table.server.table.backup();
    await moments(table, 20);
    expect(pageOf(table, 0).table.match).toBeDefined();
    restore();
    for (const wire of table.wires) wire.cutAll();
    await table.time.pass(5000);
    expect(pageOf(table, 0).table).toMatchObject({ match: undefined, notice: 'restored' });
  });
});

describe('a seat that is handed out anew', () => {
  test('is seen by its new owner, and by the old one no more', async () => {
    const table = far({ game: foreignKing, devices: [[[0]], [[1]], [[]]] });
    await moments(table, 12);
    const [ana, , watching] = table.pages.map(({ page }) => page);
    table.server.table.reopen(0);
    table.server.tellAll();
    await table.time.pass(2000);
    expect(ana.table.match?.viewers).toEqual(['audience']);
    expect([ana.table.seats, ana.client?.viewer, ana.client?.waitsFor]).toEqual([[], undefined, 'vacant']);
    void watching.table.sit(0, 'Cléo');
    await table.time.pass(2000);
    expect([watching.table.seats, watching.table.match?.viewers]).toEqual([[0], [0]]);
    expect(watching.table.match?.view(0).names).toEqual(['Cléo', 'Ben']);
    await table.play(4000);
    expect(table.server.isOver).toBe(true);
  });
});

describe('what a table is told', () => {
  test('is taken once, in its order, and gaps are asked for', async () => {
    const table = far({ game: kingIsDead, server: { busy: 0, lost: 30, doubled: 30, late: 30 } });
    await moments(table, 60);
    await table.becomeQuiet();
    const { match } = table.server.table;
    if (match === undefined) throw new Error('not begun');
    const seen = pageOf(table, 0).table.match?.view(0);
    if (seen !== undefined) expectSame(seen, viewFor(match, 0, NAMES.slice(0, 2)));
  });

  test('by a server of other rules makes the client old', async () => {
    const table = far();
    Object.assign(table.server, { layout: 'another' });
    await moments(table, 20);
    expect(pageOf(table, 0).connection.state).toBe('old');
  });
});

describe('what players do beside turns', () => {
  test('resigning and agreeing to stop end a match, and cannot be done twice', async () => {
    const table = far();
    await moments(table, 12);
    const [ana, ben] = table.pages.map(({ page }) => page);
    void ana.client?.act({ stop: true });
    await table.time.pass(1000);
    expect([table.server.isOver, ben.table.info?.stops]).toEqual([false, [0]]);
    void ben.client?.act({ resign: 1 });
    await table.time.pass(1000);
    expect(ana.client?.view.end).toMatchObject({ by: 'resigned', winners: [0] });
    void ana.client?.act({ resign: 0 });
    await table.time.pass(1000);
    expect(ana.client?.notice).toEqual({ refused: 'over' });
    expect(await ana.table.match?.act({ takeBack: true })).toEqual({ refused: 'back' });
    expect(table.server.table.match && isOver(table.server.table.match)).toBe(true);
  });

  test('a turn of a page that was left behind is stale, and the page catches up', async () => {
    const table = far({ devices: [[[0], [0]], [[1]]] });
    await moments(table, 6);
    const match = pageOf(table, 0).table.match;
    const asking = match?.commitTurn(0, 'f'.repeat(64), ['K1']);
    await table.time.pass(1000);
    expect(await asking).toEqual({ stale: true });
    const refused = match?.commitTurn(0, match.view(0).token, ['nonsense']);
    await table.time.pass(1000);
    expect(await refused).toMatchObject({ refused: expect.any(String) });
  });

  test('a table that is left is not told any more', async () => {
    const table = far();
    await moments(table, 12);
    const { table: left } = pageOf(table, 0);
    left.close();
    await table.time.pass(1000);
    expect(table.server.answers.get('unwatch ok')).toBe(1);
  });
});
