import type { AttackContext } from '../attack-context.ts';
import { openTable, type Person, type Target } from '../test-tables.ts';
import { ask, expectSaid, expectThat, newPeople, type Scene } from './scene.ts';

/** A match of two people with clocks, in which the host has just played. */
const TABLE = {
  phase: 'playing',
  game: 'king-is-dead',
  seats: ['me', 'open'],
  clock: { turn: 3600 },
  turns: 1,
} as const;

/** What all players of a table have to agree to. */
const CONSENTS = [
  { do: 'stop', agrees: true },
  { do: 'pause', wants: true },
  { do: 'takeback', wants: true },
] as const;

/** The host wants whatever needs consent. Nobody but the other player gives it, however it is said. */
export const forgedConsents: Scene = async (context) => {
  const [ana, ben, watcher, stranger] = await newPeople(context, 4);
  const target = await openTable(TABLE, ana, ben);
  const { table, watching } = target;
  for (const wish of CONSENTS) await ana.ask({ ...wish, table });
  await watcher.ask<'watch'>({ do: 'watch', table, token: watching });
  const before = await toldTo(ben, table);
  for (const [forger, wishes] of [
    [watcher, ofOthers(target)],
    [stranger, ofOthers(target)],
    [ana, ofTheHost(target)],
    [ben, ofTheGuest(target)],
  ] as const)
    for (const wish of wishes) await forge(context, forger, { table, ...wish });
  await Promise.all([watcher, stranger].flatMap((forger) => CONSENTS.map((wish) => ask(context, forger, wish))));
  expectThat(context, (await toldTo(ben, table)) === before, 'a forged consent has changed something', before);
  expectSaid(context, await ask(context, ben, { table, do: 'takeback', wants: true }), 'ok', 'nobody can consent');
};

/** All that is told of a table but for the time: who has agreed to what, and what has become of it. */
async function toldTo(person: Person, table: string): Promise<string> {
  const { clocks: _, ...told } = (await person.ask<'watch'>({ do: 'watch', table })) as { clocks?: unknown };
  return JSON.stringify(told);
}

/** Nobody has the right to any of it, but for saying again what was said before; that is answered, and counts once. */
async function forge(context: AttackContext, forger: Person, { isAgain, ...wish }: Forgery): Promise<void> {
  const said = await ask(context, forger, wish);
  expectThat(context, (said === 'ok') === (isAgain === true), `a forged consent was answered with ${said}`, wish);
}

type Forgery = Readonly<Record<string, unknown>>;

/** Who has no seat can agree to nothing, replace nobody, and take nobody's place. */
const ofOthers = ({ invitation }: Target): readonly Forgery[] => [
  ...CONSENTS,
  ...CONSENTS.map((wish) => ({ ...wish, ...('agrees' in wish ? { agrees: false } : { wants: false }) })),
  ...[0, 1].flatMap((seat) => [
    { do: 'leave', seat },
    { do: 'return', seat },
    { do: 'reopen', seat },
    { do: 'resign', seat },
    { do: 'stand', seat },
    { do: 'fill', seat, kind: 'page' },
    { do: 'sit', seat, name: 'Ben', token: invitation },
  ]),
];

/** The host agrees once, for nobody else, and replaces nobody who is here. */
const ofTheHost = ({ seats }: Target): readonly Forgery[] => [
  ...CONSENTS.map((wish) => ({ ...wish, isAgain: true as const })),
  ...CONSENTS.flatMap((wish) => [
    { ...wish, seat: 1 },
    { ...wish, player: seats[1]?.player },
    { ...wish, agreed: [0, 1] },
    { ...wish, table: [] },
  ]),
  { do: 'leave', seat: 1 },
  { do: 'return', seat: 1 },
  { do: 'resign', seat: 1 },
  { do: 'fill', seat: 1, kind: 'page' },
];

/** The guest replaces nobody. */
const ofTheGuest = (_: Target): readonly Forgery[] => [
  { do: 'leave', seat: 0 },
  { do: 'reopen', seat: 0 },
  { do: 'reopen', seat: 1 },
  { do: 'return', seat: 0 },
  { do: 'resign', seat: 0 },
  { do: 'quiet', isQuiet: true },
];
