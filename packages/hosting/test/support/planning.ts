import { actingSeat } from '@interregnum/match';
import type { Planned } from '@interregnum/protocol';
import { begunTable, connected, type MadeTable } from './tables.ts';
import type { TestClient } from './test-client.ts';
import { newWorld, type World } from './world.ts';

/** The longest that a turn waits which is played by itself. */
export const LONGEST = 8000;

export interface Planning {
  readonly world: World;
  readonly made: MadeTable;
  /** By seat. */
  readonly clients: readonly TestClient[];
}

/** A table of The King Is Dead, one person a seat; the first one begins. */
export async function planning(seats = 3, wanted: Parameters<typeof begunTable>[2] = {}): Promise<Planning> {
  const world = newWorld('plans');
  await world.host.start();
  const clients = await connected(world, ...['Ana', 'Ben', 'Cem', 'Dan'].slice(0, seats));
  const made = await begunTable(world, clients, {
    game: 'king-is-dead',
    options: { seats },
    whenSeatGoes: { bot: 'page' },
    ...wanted,
  });
  return { world, made, clients };
}

interface Wanted {
  readonly passes?: boolean;
  readonly plans?: Planned['plans'];
}

/** Plans on the present moment. */
export const plan = ({ made, clients }: Planning, seat: number, { passes = false, plans = [] }: Wanted) =>
  clients[seat].ask({
    do: 'plan',
    table: made.table,
    seat,
    token: clients[seat].viewOf(seat).token,
    passes,
    plans: plans.map((turns) =>
      turns.map(({ after, texts }) => ({
        after: after.map((turn) => ({ seat: turn.seat, texts: [...turn.texts] })),
        texts: [...texts],
      })),
    ),
  });

export const passing = (...seats: readonly number[]) => seats.map((seat) => ({ seat, texts: ['pass'] }));

/** A seat takes a turn by hand. */
export const take = ({ made, clients }: Planning, seat: number, ...texts: readonly string[]) =>
  clients[seat].must({
    do: 'turn',
    table: made.table,
    seat,
    token: clients[seat].viewOf(seat).token,
    texts: [...texts],
  });

export const toAct = ({ clients }: Planning): number => actingSeat(clients[0].viewOf(0));
export const turnsOf = ({ clients }: Planning): number => clients[0].viewOf(0).turnEnds.length;
