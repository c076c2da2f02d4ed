import { isOver, type MatchView, viewFor } from '@interregnum/match';
import type { TableInfo } from '@interregnum/protocol';
import { expect } from 'vitest';
import { dealsWith, type Ports, SETTINGS } from '../../src/index.ts';
import { type Loaded, readTable } from '../../src/loading.ts';
import { selectTable } from '../../src/statements.ts';
import { infoFor } from '../../src/views.ts';
import type { TestClient } from './test-client.ts';
import type { World } from './world.ts';

/** A table as its log says it is. */
export async function stored(world: Pick<Ports, 'store'> & Partial<Ports>, table: string): Promise<Loaded> {
  const loaded = await readTable(table, await world.store.transaction(selectTable(table)), world.deals ?? dealsWith());
  if (loaded === undefined) throw new Error('there is no such table');
  return loaded;
}

/** The lines of a table's log. */
export async function logOf({ store }: Pick<Ports, 'store'>, table: string): Promise<string[]> {
  const [, rows] = await store.transaction(selectTable(table));
  return rows.map(({ line }) => String(line));
}

/** Everything that is stored, to see whether anything has changed. */
export const everythingIn = ({ store }: World): string =>
  JSON.stringify(
    [
      'matches',
      'entries',
      'notes',
      'members',
      'former_members',
      'requests',
      'players',
      'subscriptions',
      'talk',
      'plans',
    ].map((table) => store.database.prepare(`SELECT * FROM ${table} ORDER BY 1, 2`).all()),
  );

/** What a client was told of a table is what its log says, and what it has folded is what each of its viewers may know. */
export async function expectUpToDate(world: World, table: string, clients: readonly TestClient[]): Promise<void> {
  const loaded = await stored(world, table);
  const { match, seq } = loaded.table;
  for (const client of clients) {
    expect(logged(client.info)).toEqual(logged(infoOf(loaded, client)));
    expect(client.seq).toBe(seq);
    expect(client.gaps).toEqual([]);
    if (match === undefined) continue;
    expect(client.hash).toBe(match.head.hash);
    const whole =
      match.game.fromMemory(match.progress.start.options) && !isOver(match) ? lastOf : (view: MatchView) => view;
    for (const [viewer, view] of client.views) expectSame(whole(view), whole(viewFor(match, viewer, view.names)));
  }
}

/** What a client is to know of a table, by its log alone. */
const infoOf = ({ table, ...beside }: Loaded, { player }: TestClient): TableInfo =>
  infoFor(table, player, {
    ...beside,
    isHere: () => false,
    holidayUntil: () => undefined,
    startsAt: undefined,
    tableLife: SETTINGS.tableLife,
    clocks: undefined,
    talk: [],
    plans: [],
  });

/** The same without what is in no log: who is here, and when the match begins. */
const logged = ({ startsAt: _, seats, ...info }: Partial<TableInfo> = {}): object => ({
  ...info,
  seats: seats?.map(({ isHere, ...seat }) => seat),
});

/** What counts of a view where nobody may look back. */
const lastOf = (view: MatchView): MatchView => ({
  ...view,
  states: view.states.slice(-1),
  choices: [],
  deciders: [],
  turnEnds: [],
});

function expectSame(
  { states, game, ...rest }: MatchView,
  { states: others, game: other, ...otherRest }: MatchView,
): void {
  expect(rest).toEqual(otherRest);
  expect(game).toBe(other);
  expect(states.map((state) => state.join())).toEqual(others.map((state) => state.join()));
}
