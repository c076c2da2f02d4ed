import type { TableInfo } from '@interregnum/protocol';
import type { AttackContext } from '../attack-context.ts';
import { openTable, type Person } from '../test-tables.ts';
import {
  ask,
  askIdentity,
  bearer,
  call,
  expectSaid,
  expectThat,
  newPeople,
  ORIGIN,
  type Scene,
  saidIn,
} from './scene.ts';

/** How browsers and chat programs say that nobody has touched a link yet. */
const WAYS: readonly Readonly<Record<string, string>>[] = [
  {},
  { Purpose: 'prefetch' },
  { 'Sec-Purpose': 'prefetch;prerender' },
  { 'X-Moz': 'prefetch' },
  { 'X-Purpose': 'preview', 'User-Agent': 'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)' },
  { 'User-Agent': 'facebookexternalhit/1.1', Referer: 'https://evil.example/' },
];

/** Links are fetched by whoever sees them before the people whom they are for: nothing of them is used up, nobody sits down. */
export const prefetchedLinks: Scene = async (context) => {
  const [ana, ben, guest] = await newPeople(context, 3);
  const { table, invitation, watching } = await openTable(
    { phase: 'gathering', game: 'claim', seats: ['me', 'open'] },
    ana,
    ben,
  );
  const link: string = JSON.parse((await askIdentity(context, bearer(ana), { do: 'link' })).body).ok.token;
  const before = await seenBy(ben, table, invitation);
  const paths = [
    ...previews(`join/${table}/${invitation}`, table),
    ...previews(`watch/${table}/${watching}`, table),
    ...previews(`learn/claim/${table}/${invitation}`, table),
    ...previews(`carry/${link}`),
    ...wishes(table, invitation, link),
  ];
  // Who fetches them has a cookie of the server, or has none.
  const cookies = [{}, { Cookie: `interregnum=${ben.key}` }, { Cookie: `interregnum=${guest.key}`, ...ORIGIN }];
  for (const path of paths)
    for (const method of ['GET', 'HEAD'])
      for (const [at, way] of WAYS.entries())
        await fetchAhead(context, path, method, { ...way, ...cookies[at % cookies.length] });
  expectThat(
    context,
    (await seenBy(ben, table, invitation)) === before,
    'a prefetched link has changed a table',
    before,
  );
  const sit = { do: 'sit', table, seat: 1, token: invitation, name: 'Ben', saltHash: 'b'.repeat(64) };
  expectSaid(context, await ask(context, ben, sit), 'ok', 'an invitation was used up');
  const took = saidIn(await askIdentity(context, bearer(guest), { do: 'take', token: link }));
  expectSaid(context, took, 'ok', 'a link to an identity was used up');
};

/** Addresses as programs make them of a link: with what follows the #, or with that as a part of the path. */
const previews = (rest: string, table?: string): readonly string[] => {
  const query = table === undefined ? '' : `?table=${table}&lang=en`;
  return [`/${query}`, `/${query}#/${rest}`, `/${query}%23/${rest}`, `/${rest}`];
};

/** Addresses that name what only a POST does. */
const wishes = (table: string, token: string, link: string): readonly string[] => [
  `/api/identity?do=take&token=${link}`,
  `/api/identity?${encodeURIComponent(JSON.stringify({ do: 'take', token: link }))}`,
  `/api/requests?do=sit&table=${table}&seat=1&token=${token}&name=Eva`,
  `/api/player?key=true`,
  `/api/hello`,
];

async function fetchAhead(
  context: AttackContext,
  path: string,
  method: string,
  headers: Readonly<Record<string, string>>,
): Promise<void> {
  const { head } = await call(context, path, { method, headers });
  expectThat(context, !/^set-cookie/im.test(head), 'a prefetched link makes a player', [method, path]);
}

/** The table as its invitation tells it: who sits where. */
async function seenBy(person: Person, table: string, token: string): Promise<string> {
  const { info }: { readonly info: TableInfo } = await person.ask<'invited'>({ do: 'invited', table, token });
  return JSON.stringify(info.seats.map(({ isHere: _, ...seat }) => seat));
}
