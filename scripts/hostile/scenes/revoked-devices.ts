import { PROTOCOL } from '@interregnum/protocol';
import type { AttackContext } from '../attack-context.ts';
import { HostileSocket, upgrade } from '../hostile-socket.ts';
import { sendRequests } from '../judge-responses.ts';
import type { Person } from '../test-tables.ts';
import { exchange } from '../wire.ts';
import {
  ask,
  askIdentity,
  bearer,
  call,
  expectSaid,
  expectThat,
  NEW_TABLE,
  newPeople,
  ORIGIN,
  type Scene,
  saidIn,
} from './scene.ts';

/** Seconds for which a device waits for news; it is cut off long before. */
const WAIT = 30;
const MILLISECONDS = 1000;
/** With what the socket of a device ends that is signed out. */
const SIGNED_OUT = 4401;

/** A second device is signed out while it listens and asks: it hears nothing more, and nothing that it says counts. */
export const revokedDevices: Scene = async (context) => {
  const [owner, guest, other] = await newPeople(context, 3);
  const { table } = await owner.ask<'create'>(NEW_TABLE);
  const lost = await secondDevice(context, owner, guest);
  const socket = await HostileSocket.open(context.port, lost.key, context.tally);
  await socket.send([JSON.stringify({ id: 'h', do: 'hello', protocol: PROTOCOL })]);
  const { token } = JSON.parse((await askIdentity(context, bearer(lost), { do: 'link' })).body).ok;
  const hearing = listen(context, lost, table);
  const revoke = { do: 'revoke', device: lost.device };
  const byOther = saidIn(await askIdentity(context, bearer(other), revoke));
  expectSaid(context, byOther, 'no-device', 'somebody else has signed a device out');
  const asking = Array.from({ length: 10 }, () => ask(context, lost, { do: 'mine' }));
  expectSaid(context, saidIn(await askIdentity(context, bearer(owner), revoke)), 'ok', 'a device cannot be signed out');
  await Promise.all(asking);
  expectThat(
    context,
    await socket.endsWith(SIGNED_OUT),
    'the socket of a device that is signed out is open',
    lost.device,
  );
  expectThat(context, await hearing, 'a device that is signed out goes on to wait for news', lost.device);
  socket.close();
  await hearNothing(context, lost, table);
  const take = saidIn(await askIdentity(context, bearer(other), { do: 'take', token }));
  expectSaid(context, take, 'no-link', 'a link of a device that is signed out is good');
};

interface Device {
  readonly key: string;
  readonly device: string;
}

/** A guest becomes a device of the owner's. */
async function secondDevice(context: AttackContext, owner: Person, guest: Person): Promise<Device> {
  const link = JSON.parse((await askIdentity(context, bearer(owner), { do: 'link' })).body).ok;
  const taken = await askIdentity(context, bearer(guest), { do: 'take', token: link.token });
  const { key } = JSON.parse(taken.body).ok;
  return { key, device: key.split('.')[1] };
}

/** Waits for news of a table; whether that ended early, without any. */
async function listen({ port }: AttackContext, { key }: Device, table: string): Promise<boolean> {
  const start = performance.now();
  const head = `GET /api/tables/${table}?after=2&wait=${WAIT} HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${key}\r\n\r\n`;
  const { bytes, isOver } = await exchange(port, Buffer.from(head), false);
  return isOver && bytes.length === 0 && performance.now() - start < (WAIT / 2) * MILLISECONDS;
}

/** Whatever the key is sent with, it is that of nobody. */
async function hearNothing(context: AttackContext, lost: Device, table: string): Promise<void> {
  const cookie = { Cookie: `interregnum=${lost.key}` };
  const posts = [
    ['/api/requests', { id: 'a', do: 'mine' }],
    ['/api/requests', { id: 'b', do: 'withdraw', table }],
    ['/api/identity', { do: 'show' }],
    ['/api/identity', { do: 'link' }],
    ['/api/identity', { do: 'begin-passkey' }],
    ['/api/identity', { do: 'revoke', device: lost.device }],
    ['/api/identity', { do: 'delete', sure: true }],
  ] as const;
  for (const headers of [bearer(lost), cookie, { ...cookie, ...ORIGIN }]) {
    for (const [path, body] of posts) {
      const { status } = await call(context, path, { method: 'POST', headers, body });
      expectThat(context, status === 401, `a device that is signed out was answered with ${status}`, body);
    }
    for (const path of [`/api/tables/${table}`, `/api/tables/${table}/record`, '/api/identity/export'])
      expectThat(context, (await call(context, path, { headers })).status === 401, 'it can read', path);
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    const [opened] = await sendRequests(context.port, Buffer.from(upgrade(lines.join(''))), context.tally, {
      count: 1,
    });
    expectThat(context, opened?.status === 401, 'it can open a socket', headers);
  }
}
