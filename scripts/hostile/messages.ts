import { readRequest } from '@interregnum/protocol';
import type { AttackContext } from './attack-context.ts';
import type { Chance } from './chance.ts';
import { FORMS, fitting, type KnownValues } from './forms.ts';
import { anyText, ENDPOINTS, NO_JSON, TEXTS, VALUES } from './hostile-values.ts';
import { someRecord } from './records.ts';
import { forbidden } from './refused-requests.ts';
import type { Person, Target } from './test-tables.ts';

/** A message that a person sends, and that may change nothing. What is sent under a key of a player of the tables must be refused. */
export function nextMessage(person: Person, context: AttackContext, chance: Chance): string {
  const isStranger = context.strangers.includes(person);
  for (;;) {
    const text = chance.of(isStranger ? OF_STRANGERS : OF_MEMBERS)(person, context, chance);
    if (isStranger || text.isSafe === true || 'error' in readRequest(text.text)) return text.text;
  }
}

/** What devices bring has this form. */
const KEYS = { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) };

/** A message; `isSafe` if it is refused for other reasons than its form, or asks for nothing but an answer. */
interface Message {
  readonly text: string;
  readonly isSafe?: true;
}

type Source = (person: Person, context: AttackContext, chance: Chance) => Message;

const junk: Source = (_, __, chance) => ({
  text: chance.of([
    () => chance.of(NO_JSON),
    () => anyText(chance, 60),
    () => chance.of(VALUES),
    () => JSON.stringify(chance.of(TEXTS)),
  ])(),
});

/** A request as it should be. */
const wellFormed: Source = (_, context, chance) => ({ text: JSON.stringify(fittingRequest(context, chance)) });

/** One field is wrong, missing, new or there twice. */
const wrongField: Source = (_, context, chance) => {
  const fields = Object.entries(fittingRequest(context, chance)).map(([name, value]) => [name, JSON.stringify(value)]);
  const at = chance.below(fields.length);
  const value = chance.oneIn(2)
    ? chance.of(VALUES)
    : JSON.stringify(chance.oneIn(2) ? chance.of(TEXTS) : anyText(chance, 50));
  const kind = chance.below(6);
  if (kind <= 1) fields[at][1] = value;
  else if (kind === 2) fields.splice(at, 1);
  else if (kind === 3) fields.push([chance.oneIn(2) ? '__proto__' : anyText(chance, 8), value]);
  else if (kind === 4) fields.push([fields[at][0], value]);
  else fields[at][1] = within(fields[at][1], value, chance);
  const text = `{${fields.map(([name, json]) => `${JSON.stringify(name)}:${json}`).join(',')}}`;
  return { text: chance.oneIn(30) ? `[${text}]` : text };
};

/** A value with another one inside: in a list, or under a name. */
const within = (json: string, value: string, chance: Chance): string =>
  chance.of([
    `[${json},${value}]`,
    `{"bot":${value}}`,
    `[${value}]`,
    `{"seq":${value},"hash":${value}}`,
    `"${json.replaceAll(/["\\]/g, '')}"`,
  ]);

const bitError: Source = (_, context, chance) => {
  const text = JSON.stringify(fittingRequest(context, chance));
  return { text: chance.nearMiss(text) };
};

/** Something that the person did before, or another one; nothing of it may happen twice. */
const replayed: Source = (person, { members }, chance) => {
  const own = members.includes(person);
  const text = chance.of(own ? person.sent : chance.of(members).sent);
  return own ? { text, isSafe: true } : { text: text.replaceAll('"token":', '"tokem":') };
};

/** Turns of others, whose time has come or has passed. */
const stolenTurn: Source = (_, { members }, chance) => {
  const turns = members.flatMap(({ sent }) => sent.filter((text) => text.includes('"do":"turn"')));
  const turn = JSON.parse(chance.of(turns));
  return { text: JSON.stringify({ ...turn, id: chance.id() }), isSafe: true };
};

const notAllowed: Source = (person, { targets }, chance) => ({
  text: JSON.stringify(forbidden(person, chance.of(targets), chance)),
  isSafe: true,
});

/** Wants turns to be told to where nothing may be sent. */
const badEndpoint: Source = (_, __, chance) => {
  const wish = { endpoint: chance.of(ENDPOINTS), keys: KEYS, all: true, tables: {} };
  return { text: JSON.stringify({ id: chance.id(), do: 'subscribe', ...wish }), isSafe: true };
};

/** Looks, which anybody may, from wherever they claim to be. */
const reading: Source = (_, { targets }, chance) => {
  const { table, watching } = chance.of(targets);
  const known = { seq: chance.below(60), ...(chance.oneIn(2) && { hash: chance.hex() }) };
  const token = chance.oneIn(2) ? watching : chance.nearMiss(watching);
  const wishes = [
    { do: 'watch', table, token, known },
    { do: 'watch', table },
    { do: 'unwatch', table: chance.id() },
    { do: 'seen', table: chance.id(), seq: 4 },
    { do: 'glance', table: chance.id() },
    { do: 'begin-holiday', last: 1_000_000 },
    { do: 'begin-holiday' },
    { do: 'end-holiday' },
    { do: 'people' },
    { do: 'invite', table, seat: chance.below(4), person: chance.hex() },
    { do: 'decline', table },
    { do: 'hide', person: chance.hex(), isHidden: chance.oneIn(2) },
  ];
  const others = [{ do: 'record', table, token }, { do: 'mine' }, { do: 'invited', table, token }, { do: 'ping' }];
  return { text: JSON.stringify({ id: chance.id(), ...chance.of([...wishes, ...others]) }), isSafe: true };
};

/** A match that was played elsewhere, or could have been. */
const record: Source = (_, __, chance) => ({ text: someRecord(chance) });

const OF_MEMBERS: readonly Source[] = [
  junk,
  wrongField,
  wrongField,
  bitError,
  replayed,
  stolenTurn,
  notAllowed,
  notAllowed,
  badEndpoint,
  reading,
];
const OF_STRANGERS: readonly Source[] = [
  junk,
  wellFormed,
  wrongField,
  wrongField,
  bitError,
  replayed,
  stolenTurn,
  notAllowed,
  badEndpoint,
  reading,
  record,
];

function fittingRequest({ targets }: AttackContext, chance: Chance): object {
  const form = chance.of(FORMS);
  const wish = form.entries?.do.literal;
  return fitting(form, chance, knownValuesOf(chance.of(targets), String(wish), chance)) as object;
}

/** What strangers can know of a table: its id, the link for watching; and links that are nearly right. */
function knownValuesOf({ table, watching, invitation, token }: Target, wish: string, chance: Chance): KnownValues {
  const values: Readonly<Record<string, () => unknown>> = {
    table: () => (chance.oneIn(6) ? chance.nearMiss(table) : table),
    token: () => (wish === 'turn' ? (token ?? chance.hex()) : chance.oneIn(3) ? watching : chance.nearMiss(invitation)),
    game: () => (chance.oneIn(3) ? undefined : chance.of(['claim', 'king-is-dead', 'foreign-king'])),
    seats: () => (wish === 'create' && chance.oneIn(2) ? ['me', 'open'] : undefined),
    options: () => (chance.oneIn(2) ? {} : undefined),
    endpoint: () => chance.of(['https://push.invalid/x', ...ENDPOINTS]),
    p256dh: () => KEYS.p256dh,
    auth: () => KEYS.auth,
    saltHashes: () => (chance.oneIn(2) ? [chance.hex()] : undefined),
  };
  return (field) => (Object.hasOwn(values, field) ? values[field]() : undefined);
}
