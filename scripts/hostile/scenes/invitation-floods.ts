import type { PersonMet } from '@interregnum/protocol';
import type { AttackContext } from '../attack-context.ts';
import { openTable, type Person } from '../test-tables.ts';
import { ask, expectSaid, expectThat, NEW_TABLE, newPeople, type Scene } from './scene.ts';

/** What the server of this test allows: people at tables of one host that have not begun, and tables at which the same one is. */
export const MOST_GUESTS = 4;
const MOST_TABLES = 3;

const PLAYED = { phase: 'playing', game: 'claim', seats: ['me', 'open'] } as const;
const [TABLES, SEATS] = [6, 3];

/** Somebody invites all whom they have met to everything, all at once and again and again; who does not want that is left alone. */
export const invitationFloods: Scene = async (context) => {
  const [ana, ben, clara, dora, stranger] = await newPeople(context, 5);
  for (const friend of [ben, clara, dora]) await openTable(PLAYED, ana, friend);
  await ben.ask<'rename'>({ do: 'rename', name: 'Ben' });
  const met = await peopleOf(ana);
  expectThat(context, met.length === 3, 'not all who have met are listed', met);
  const { person = '' } = met.find(({ name }) => name === 'Ben') ?? {};
  const tables = await Promise.all(Array.from({ length: TABLES }, () => newTable(ana)));
  await oneIsFlooded(context, ana, tables, person);
  await manyAreFlooded(context, ana, tables, met);
  await refusals(context, { ana, ben, stranger }, person);
};

const peopleOf = async (person: Person): Promise<readonly PersonMet[]> =>
  (await person.ask<'people'>({ do: 'people' })).people;

async function newTable(host: Person): Promise<string> {
  const { table } = await host.ask<'create'>({
    ...NEW_TABLE,
    game: 'king-is-dead',
    options: { seats: 1 + SEATS },
    seats: ['me', 'open', 'open', 'open'],
    watch: 'nobody',
  });
  return table;
}

const invite = (context: AttackContext, host: Person, table: string, person: string, seat = 1): Promise<string> =>
  ask(context, host, { do: 'invite', table, seat, person });

async function oneIsFlooded(context: AttackContext, host: Person, tables: readonly string[], person: string) {
  const said = await Promise.all(tables.map((table) => invite(context, host, table, person)));
  const done = said.filter((each) => each === 'ok').length;
  expectThat(context, done === MOST_TABLES, `somebody was invited to ${done} tables at once`, said);
  const isTyped = said.every((each) => each === 'ok' || each === 'too-many');
  expectThat(context, isTyped, 'too many invitations are refused otherwise', said);
}

async function manyAreFlooded(
  context: AttackContext,
  host: Person,
  tables: readonly string[],
  met: readonly PersonMet[],
): Promise<void> {
  const seats = Array.from({ length: SEATS }, (_, at) => at + 1);
  await Promise.all(
    tables.flatMap((table) =>
      met.flatMap(({ person }) => seats.map((seat) => invite(context, host, table, person, seat))),
    ),
  );
  const { tables: listed } = await host.ask<'mine'>({ do: 'mine' });
  const kept = listed.flatMap((line) => line.seats).filter(({ keptFor }) => keptFor !== undefined).length;
  expectThat(context, kept > 0 && kept <= MOST_GUESTS, `${kept} seats are kept for people who were not asked`, kept);
}

interface Cast {
  readonly ana: Person;
  readonly ben: Person;
  readonly stranger: Person;
}

/** Nobody is invited by a stranger, after they have declined, once they do not want to be, or by somebody whom they have hidden. */
async function refusals(context: AttackContext, { ana, ben, stranger }: Cast, person: string): Promise<void> {
  const refused = async (host: Person, table: string, why: string, code = 'no-person'): Promise<void> =>
    expectSaid(context, await invite(context, host, table, person), code, `somebody was invited ${why}`);
  const [line] = (await ben.ask<'mine'>({ do: 'mine' })).tables.filter(({ invitedBy }) => invitedBy !== undefined);
  await refused(stranger, await newTable(stranger), 'by a stranger');
  await refused(stranger, line.table, 'to the table of another', 'no-table');
  await ben.ask<'decline'>({ do: 'decline', table: line.table });
  await refused(ana, line.table, 'again after they declined');
  const free = await newTable(ana);
  await ben.ask<'invitable'>({ do: 'invitable', isInvitable: false });
  await refused(ana, free, 'who does not want to be');
  await ben.ask<'invitable'>({ do: 'invitable', isInvitable: true });
  await ben.ask<'hide'>({ do: 'hide', person: (await peopleOf(ben))[0].person, isHidden: true });
  await refused(ana, free, 'by whom they have hidden');
}
