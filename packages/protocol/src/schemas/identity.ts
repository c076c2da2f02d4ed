import * as v from 'valibot';
import { Count, Id, Name } from '../forms.ts';
import type { DeviceInfo, IdentityAnswers, IdentityInfo, LinkInfo, PasskeyInfo, SignedIn } from '../identity.ts';
import { Moment } from './tables.ts';

/** Days since 1970. */
const Day = v.pipe(v.number(), v.integer(), v.minValue(0));

const Device: v.GenericSchema<unknown, DeviceInfo> = v.object({
  id: Id,
  browser: v.string(),
  system: v.string(),
  seenDay: Day,
  isThis: v.exactOptional(v.literal(true)),
});

const Passkey: v.GenericSchema<unknown, PasskeyInfo> = v.object({
  id: v.string(),
  browser: v.string(),
  system: v.string(),
  madeDay: Day,
});

const Shown: v.GenericSchema<unknown, IdentityInfo> = v.object({
  player: Id,
  name: v.exactOptional(Name),
  tables: Count,
  devices: v.array(Device),
  passkeys: v.array(Passkey),
});

const Looked: v.GenericSchema<unknown, LinkInfo> = v.object({
  isGone: v.exactOptional(v.literal(true)),
  name: v.exactOptional(Name),
  tables: Count,
  isYours: v.exactOptional(v.literal(true)),
});

const Signed: v.GenericSchema<unknown, SignedIn> = v.object({ player: Id, key: v.exactOptional(v.string()) });

/** What a request about oneself is answered with under `ok`, by its `do`. */
export const IDENTITY_DONE = {
  show: Shown,
  revoke: v.object({}),
  link: v.object({ token: Id, until: Moment }),
  look: Looked,
  take: Signed,
  'begin-passkey': v.object({ options: v.record(v.string(), v.unknown()) }),
  'keep-passkey': v.object({}),
  'ask-passkey': v.object({ options: v.record(v.string(), v.unknown()) }),
  'use-passkey': Signed,
  'drop-passkey': v.object({}),
  delete: v.object({}),
} satisfies Record<keyof IdentityAnswers, v.GenericSchema>;
