import type { Attack } from './attack.ts';
import type { AttackContext } from './attack-context.ts';
import type { Chance } from './chance.ts';
import { anyText } from './hostile-values.ts';
import { askIdentity, bearer, expectThat } from './scenes/scene.ts';

/** Links that are none, devices of others, passkeys that nobody has. */
export const identityAttack: Attack = {
  name: 'identities',
  share: 4,
  lanes: 1,
  async run(context, chance, count) {
    for (let sent = 0; sent < count; sent++) {
      const request = forged(context, chance);
      const response = await askIdentity(context, bearer(chance.of(context.strangers)), request);
      const isHarmless = response.status >= 400 || response.body.includes('"isGone":true');
      expectThat(context, isHarmless, 'a forged identity was taken', request);
    }
  },
};

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
