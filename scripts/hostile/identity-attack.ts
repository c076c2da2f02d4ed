import type { Attack } from './attack.ts';
import type { AttackContext } from './attack-context.ts';
import type { Chance } from './chance.ts';
import { anyText } from './hostile-values.ts';
import { sendRequests } from './judge-responses.ts';
import { newPerson } from './test-tables.ts';
import type { Response } from './wire.ts';

/** Links that are none or used already, devices of others and devices that are signed out, passkeys that nobody has. */
export const identityAttack: Attack = {
  name: 'identities',
  share: 4,
  lanes: 1,
  async run(context, chance, count) {
    await contend(context);
    for (let sent = 0; sent < count; sent++) {
      const request = forged(context, chance);
      const response = await post(context, chance.of(context.strangers).key, request);
      const isHarmless = response.status >= 400 || response.body.includes('"isGone":true');
      expectThat(context, isHarmless, 'a forged identity was taken', JSON.stringify(request));
    }
  },
};

async function post({ port, tally }: AttackContext, key: string, request: unknown): Promise<Response> {
  const body = JSON.stringify(request);
  const head = [
    'POST /api/identity HTTP/1.1',
    'Host: 127.0.0.1',
    'Origin: http://127.0.0.1',
    `Authorization: Bearer ${key}`,
    'Connection: close',
    `Content-Length: ${Buffer.byteLength(body)}`,
  ];
  const bytes = Buffer.from(`${head.join('\r\n')}\r\n\r\n${body}`);
  const [response] = await sendRequests(port, bytes, tally, { count: 1 });
  return response ?? { status: 0, head: '', body: '' };
}

function expectThat({ tally }: AttackContext, isSo: boolean, finding: string, example: string): void {
  if (!isSo) tally.found('untyped', finding, example);
}

/** One link, of which two make use at the same moment; the one who has it is signed out again, and comes back with all it knows. */
async function contend(context: AttackContext): Promise<void> {
  const people = await Promise.all([1, 2, 3].map(() => newPerson(() => context.port)));
  for (const { player } of people) context.passers.add(player);
  const [owner, ...guests] = people;
  const link = await post(context, owner.key, { do: 'link' });
  const { token } = JSON.parse(link.body).ok;
  const take = { do: 'take', token };
  for (const method of ['GET', 'HEAD'])
    await sendRequests(
      context.port,
      Buffer.from(`${method} /api/identity?token=${token} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`),
      context.tally,
      { count: 1, isToHead: method === 'HEAD' },
    );
  const taken = await Promise.all(guests.map(({ key }) => post(context, key, take)));
  const won = taken.filter(({ status }) => status === 200);
  expectThat(context, won.length === 1, `a link was used ${won.length} times`, link.body);
  for (const { key } of people)
    expectThat(context, (await post(context, key, take)).status >= 400, 'a link was used again', link.body);
  const { key } = JSON.parse(won[0]?.body ?? '{"ok":{"key":"a.b.c"}}').ok;
  const [, device] = key.split('.');
  await post(context, owner.key, { do: 'revoke', device });
  for (const request of [{ do: 'show' }, { do: 'link' }, { do: 'delete', sure: true }]) {
    const { status } = await post(context, key, request);
    expectThat(context, status === 401, 'a device that is signed out was heard', JSON.stringify(request));
  }
}

/** What nobody may have done for them. */
function forged({ members, targets }: AttackContext, chance: Chance): unknown {
  const { key } = chance.of(members);
  const [player, device] = key.split('.');
  const { invitation, watching, table } = chance.of(targets);
  const token = chance.of([chance.id(), invitation, watching, table, player, device, chance.nearMiss(invitation)]);
  const bytes = () => chance.bytes(1 + chance.below(200)).toString('base64url');
  const response = { clientDataJSON: clientData(chance), attestationObject: bytes(), authenticatorData: bytes() };
  const passkey = { id: bytes(), response: { ...response, signature: bytes() } };
  return chance.of<unknown>([
    { do: 'take', token },
    { do: 'look', token },
    { do: 'revoke', device },
    { do: 'revoke', device: player },
    { do: 'use-passkey', passkey },
    { do: 'keep-passkey', passkey },
    { do: 'drop-passkey', passkey: bytes() },
    { do: 'delete' },
    { do: 'delete', sure: anyText(chance, 5), player },
    { do: anyText(chance, 10), token },
    { do: ['take'], token: { token } },
    anyText(chance, 50),
  ]);
}

/** What a browser says it was asked, of any challenge. */
const clientData = (chance: Chance): string => {
  const challenge = chance.of<unknown>([chance.id(), chance.hex(), 7, null, anyText(chance, 5), { $gt: '' }]);
  const type = chance.of(['webauthn.get', 'webauthn.create', '']);
  const text = JSON.stringify({ type, challenge, origin: 'http://127.0.0.1' });
  return Buffer.from(chance.oneIn(5) ? text.slice(1) : text).toString('base64url');
};
