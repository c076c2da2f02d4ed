import { FastRandom, NO_SEAT } from '@interregnum/kernel';
import { actingSeat } from '@interregnum/match';
import type { RequestTo } from '@interregnum/protocol';
import { TestClient } from './test-client.ts';
import type { World } from './world.ts';

type Wanted = Partial<Omit<RequestTo<'create'>, 'seats'>> & { readonly seats?: RequestTo<'create'>['seats'] };

/** A table that somebody has made, and its links. */
export interface MadeTable {
  readonly table: string;
  readonly invitation: string;
  readonly watching: string;
}

/** Makes a table. */
export async function makeTable(host: TestClient, wanted: Wanted = {}): Promise<MadeTable> {
  const { seats = ['me', 'open'], ...rest } = wanted;
  const made = await host.must({
    do: 'create',
    game: 'claim',
    options: {},
    seats: [...seats],
    name: host.name,
    saltHashes: seats.filter((seat) => seat === 'me').map(() => host.saltHash()),
    begins: 'first',
    whenSeatGoes: 'stop',
    watch: 'link',
    hints: false,
    ...rest,
  });
  return { invitation: '', watching: '', ...made };
}

export async function sitDown(client: TestClient, { table, invitation }: MadeTable, seat: number): Promise<void> {
  await client.must({ do: 'sit', table, token: invitation, seat, name: client.name, saltHash: client.saltHash() });
  await client.watch(table);
}

/** A table at which everybody sits and the match has begun; the first client has made it. */
export async function begunTable(
  world: World,
  clients: readonly TestClient[],
  wanted: Wanted = {},
): Promise<MadeTable> {
  const [host, ...others] = clients;
  const seats = wanted.seats ?? ['me', ...others.map(() => 'open' as const)];
  const made = await makeTable(host, { ...wanted, seats });
  await host.watch(made.table);
  const open = seats.flatMap((seat, at) => (seat === 'open' ? [at] : []));
  for (const [at, client] of others.entries()) await sitDown(client, made, open[at]);
  await world.clock.pass(3000);
  return made;
}

export async function connected(world: World, ...names: readonly string[]): Promise<TestClient[]> {
  return Promise.all(names.map((name) => new TestClient(world, name).connect()));
}

/** Takes a turn at random for whichever person is to act, or lets time pass for a bot; false once the match is over. */
export async function playOn(
  world: World,
  clients: readonly TestClient[],
  { table }: MadeTable,
  random: FastRandom,
): Promise<boolean> {
  for (const client of clients)
    for (const seat of client.seats) {
      const view = client.viewOf(seat);
      const acting = actingSeat(view);
      if (acting === NO_SEAT) return false;
      if (acting !== seat) continue;
      await client.must({ do: 'turn', table, seat, token: view.token, texts: [...client.randomTurn(seat, random)] });
      return true;
    }
  await world.clock.pass(1200);
  return true;
}

export const randomFrom = (seed: string): FastRandom => new FastRandom(seed);
