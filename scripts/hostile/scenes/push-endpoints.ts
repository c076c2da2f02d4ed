import { hostname } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { newDevice } from '../../../apps/server/test/push-service.ts';
import type { AttackContext } from '../attack-context.ts';
import { ENDPOINTS } from '../hostile-values.ts';
import { ADDRESSES } from '../push-trap/addresses.ts';
import { openTable, type Person } from '../test-tables.ts';
import { ask, expectSaid, expectThat, newPeople, type Scene } from './scene.ts';

/** Devices of one player that are told of turns: the last one is the stand-in, which must hear of it. */
const DEVICES = 10;
/** Milliseconds that a message may take. */
const PATIENCE = 10_000;

/** What leads to this machine by the names that every machine has. */
const OWN_NAMES = ['localhost', 'localhost.', 'LOCALHOST', 'a.localhost', 'ip6-localhost', hostname()];
const NAMES = [...Object.keys(ADDRESSES), ...OWN_NAMES];

/** A match in which it is the guest's turn. */
const TABLE = { phase: 'playing', game: 'king-is-dead', seats: ['me', 'open'], turns: 1 } as const;

/** Somebody has the server told to send to itself and into its network, as soon as it is their turn. It sends nowhere. */
export const pushEndpoints: Scene = async (context) => {
  const [ana, ben] = await newPeople(context, 2);
  for (const endpoint of ENDPOINTS)
    expectSaid(context, await subscribe(context, ana, endpoint), 'bad-request', `${endpoint} was taken`);
  await openTable(TABLE, ana, ben);
  const endpoints = NAMES.map((name) => `https://${name}/x`);
  for (let from = 0; from < endpoints.length; from += DEVICES - 1) {
    const part = endpoints.slice(from, from + DEVICES - 1);
    for (const endpoint of [...part, context.trap.endpoint])
      expectSaid(context, await subscribe(context, ben, endpoint), 'ok', `${endpoint} is not known before it is asked`);
    await turnOf(context, ana, ben);
  }
  expectThat(context, context.trap.attempts().length === 0, 'a push message left', context.trap.attempts());
};

const subscribe = (context: AttackContext, person: Person, endpoint: string): Promise<string> => {
  const { p256dh, auth } = newDevice(endpoint);
  return ask(context, person, { do: 'subscribe', endpoint, keys: { p256dh, auth }, all: true, tables: {} });
};

/** It becomes somebody's turn, and their devices are told. */
async function turnOf(context: AttackContext, host: Person, friend: Person): Promise<void> {
  const { received } = context.trap.service;
  const before = received.length;
  await openTable(TABLE, host, friend);
  for (let waited = 0; waited < PATIENCE && received.length === before; waited += 20) await sleep(20);
  expectThat(context, received.length > before, 'nobody was told of a turn', received.length);
}
