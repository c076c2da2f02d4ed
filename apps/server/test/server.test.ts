import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Person } from '../../../scripts/chaos/person.ts';
import { backUp, PARTS, restore } from '../src/online.ts';
import { TestServer, wanted } from './running.ts';

let server: TestServer;
beforeEach(async () => {
  server = new TestServer();
  await server.start();
});
afterEach(() => server.end());

const mine = { id: 'mine', do: 'mine' };

/** A match of Claim against a bot, at which somebody sits. */
async function againstBot(): Promise<Person> {
  const person = await server.person();
  const settled = { begins: 'first', whenSeatGoes: 'stop', watch: 'link', hints: false } as const;
  const seats = ['me' as const, { bot: 'page' }];
  const { table } = await person.create({ game: 'claim', options: { seats: 2 }, seats, ...settled });
  await person.comeTo(table);
  return person;
}

const turns = (person: Person): number => person.places[0].client?.view.turnEnds.length ?? 0;

/** Waits for long: bots have a lower priority than all that runs beside them, and are started anew in between. */
async function playUntil(person: Person, isEnough: () => boolean): Promise<void> {
  for (let waited = 0; waited < 20_000 && !isEnough(); waited++) {
    person.act();
    await sleep(5);
  }
  expect(isEnough()).toBe(true);
}

/** The processes of bots that this one has started. */
const botsPids = (): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        const isOurs = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')[1] === String(process.pid);
        return isOurs && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('bots/process.ts');
      } catch {
        return false;
      }
    })
    .map(Number);

test('tables, players and whatever was answered outlast a restart; a repeated request makes no second table', async () => {
  const key = await server.newKey();
  const made = await server.ask(key, wanted('first'));
  expect(made.status).toBe(200);
  await server.stop();
  await server.start();
  expect(await server.ask(key, wanted('first'))).toEqual(made);
  expect(await server.ask(key, mine)).toMatchObject({ status: 200, answer: { ok: { tables: [{ game: 'claim' }] } } });
});

test('a match goes on over a restart, in the same pages', async () => {
  const person = await againstBot();
  await playUntil(person, () => turns(person) >= 4);
  await server.stop();
  await server.start();
  person.connection.wake();
  await playUntil(person, () => person.places[0].client?.view.end !== undefined);
});

test.skipIf(process.platform !== 'linux')('a match goes on when the process of the bots is killed', async () => {
  const person = await againstBot();
  for (let kills = 0; kills < 3; kills++) {
    const before = turns(person);
    await playUntil(person, () => turns(person) >= before + 2);
    for (const pid of botsPids()) process.kill(pid, 'SIGKILL');
  }
  await playUntil(person, () => person.places[0].client?.view.end !== undefined);
});

test('a backup brings tables and players back, and what came later is gone', async () => {
  const key = await server.newKey();
  await server.ask(key, wanted('first'));
  const file = join(server.home, 'copy.db');
  backUp(server.data, file);
  await server.ask(key, wanted('second', 'cd'.repeat(32)));
  await server.stop();
  restore(server.data, file, PARTS);
  await server.start();
  const { answer } = await server.ask(key, mine);
  expect((answer as { ok: { tables: unknown[] } }).ok.tables).toHaveLength(1);
});

test('a guest who takes a link keeps the tables, and a player who is deleted leaves nothing', async () => {
  const [ana, guest] = [await server.newKey(), await server.newKey()];
  await server.ask(guest, wanted('first'));
  const { token } = await server.askIdentity(ana, { do: 'link' });
  expect(await server.askIdentity(guest, { do: 'look', token })).toEqual({ tables: 1 });
  const { key = '' } = await server.askIdentity(guest, { do: 'take', token });
  expect((await server.ask(guest, mine)).status).toBe(401);
  const tables = {
    status: 200,
    answer: { ok: { tables: [{ game: 'claim', seats: [{ name: 'Ana', isYours: true }, {}] }] } },
  };
  for (const secret of [ana, key]) expect(await server.ask(secret, mine)).toMatchObject(tables);
  await server.askIdentity(key, { do: 'delete', sure: true });
  expect((await server.ask(key, mine)).status).toBe(401);
  expect(await server.ask(ana, mine)).toMatchObject({ answer: { ok: { tables: [] } } });
});

test('a page is told where it is before it is known to anybody; a record is for who may see it', async () => {
  const hello = await server.fetch('/api/hello');
  expect(hello.headers.get('set-cookie')).toBeNull();
  expect(await hello.json()).toMatchObject({ protocol: 1, address: { reach: 'machine' } });
  const person = await againstBot();
  await playUntil(person, () => turns(person) >= 2);
  const [{ table }] = person.places;
  const stranger = { authorization: `Bearer ${await server.newKey()}` };
  expect((await server.fetch(`/api/tables/${table.id}/record`, { headers: stranger })).status).toBe(404);
  expect((await server.fetch(`/api/tables/${table.id}?wait=10`, { headers: stranger })).status).toBe(404);
});
