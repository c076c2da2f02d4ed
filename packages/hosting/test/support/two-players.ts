import { actingSeat } from '@interregnum/match';
import { begunTable, connected, playOn, randomFrom } from './tables.ts';
import { newWorld } from './world.ts';

export const KING = { game: 'king-is-dead' } as const;

/** Two people at a table, who have taken turns: the one who moved last, and the other one. */
export async function playing(wanted: Parameters<typeof begunTable>[2] = KING, turns = 2) {
  const world = newWorld();
  await world.host.start();
  const clients = await connected(world, 'Ana', 'Ben');
  const made = await begunTable(world, clients, wanted);
  const random = randomFrom('takebacks');
  for (let turn = 0; turn < turns; turn++) await playOn(world, clients, made, random);
  const acting = actingSeat(clients[0].viewOf(0));
  return { world, made, clients, random, mover: clients[1 - acting], other: clients[acting] };
}
