import { type Answers, PROTOCOL } from '@interregnum/protocol';
import type { Tables } from './caller.ts';
import { readTable } from './loading.ts';
import { isMember, type Refused, refuse } from './requests/change.ts';
import { putPlayer, selectMine, selectPlayer, selectTable } from './statements.ts';
import { lineFor, type ViewContext } from './views.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Greets a player. That a guest has been here is written down once a day. */
export async function welcome({ shared: { ports, settings } }: Tables, player: string): Promise<Answers['hello']> {
  const [[row]] = await ports.store.transaction([selectPlayer(player)]);
  const now = ports.clock.now();
  const name = row && String(row.name);
  if (name !== undefined && Number(row.seen_at) < now - DAY)
    await ports.store.transaction([putPlayer(player, name, now)]);
  return {
    protocol: PROTOCOL,
    ...(name !== undefined && { player: { id: player, name } }),
    now,
    address: settings.address,
  };
}

/** Only a player who has sat down once has a name to change. Tables that exist keep the old one. */
export async function rename(
  { shared: { ports } }: Tables,
  player: string,
  name: string,
): Promise<Answers['rename'] | Refused> {
  const [[row]] = await ports.store.transaction([selectPlayer(player)]);
  if (row === undefined) return refuse('no-player');
  await ports.store.transaction([putPlayer(player, name, ports.clock.now())]);
  return {};
}

/** The tables of a player, the latest first. */
export async function mine({ shared, find }: Tables, player: string): Promise<Answers['mine']> {
  const { ports, settings } = shared;
  const [rows] = await ports.store.transaction([selectMine(player, settings.tablesListed)]);
  const ids = rows.map(({ id }) => String(id));
  const read = await ports.store.transaction(ids.flatMap(selectTable));
  const tables: Answers['mine']['tables'][number][] = [];
  for (const [at, id] of ids.entries()) {
    const loaded = await readTable(id, read.slice(at * 3, at * 3 + 3), ports.deals);
    if (loaded === undefined || !isMember(loaded.table, player)) continue;
    const context: ViewContext = find(id)?.viewContext(loaded) ?? {
      ...loaded,
      isHere: () => false,
      startsAt: undefined,
      tableLife: settings.tableLife,
    };
    tables.push(lineFor(loaded.table, player, context));
  }
  return { tables };
}
