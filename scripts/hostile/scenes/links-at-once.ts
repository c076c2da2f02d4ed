import type { AttackContext } from '../attack-context.ts';
import { openTable, type Person } from '../test-tables.ts';
import { ask, askIdentity, call, expectThat, NEW_TABLE, newPeople, ORIGIN, type Scene, saidIn } from './scene.ts';

/** A browser: who it is, and the cookie that it has. */
interface Browser {
  readonly player: string;
  cookie: string;
}

const headersOf = ({ cookie }: Browser) => ({ ...ORIGIN, Cookie: cookie });

const cookieIn = (head: string): string | undefined => /^set-cookie: (interregnum=[^;]+)/im.exec(head)?.[1];

async function newBrowser(context: AttackContext): Promise<Browser> {
  const { head, body } = await call(context, '/api/player', { method: 'POST', headers: ORIGIN, body: {} });
  const { player } = JSON.parse(body);
  context.passers.add(player);
  return { player, cookie: cookieIn(head) ?? '' };
}

/** What a browser asks for itself. It keeps the cookie that it is given. */
async function askAs(context: AttackContext, browser: Browser, wish: object) {
  const response = await askIdentity(context, headersOf(browser), wish);
  browser.cookie = cookieIn(response.head) ?? browser.cookie;
  return response;
}

async function makeTable(context: AttackContext, browser: Browser): Promise<string> {
  const body = { id: 'make', ...NEW_TABLE };
  const made = await call(context, '/api/requests', { method: 'POST', headers: headersOf(browser), body });
  return JSON.parse(made.body).ok?.table;
}

/** The tables of a browser's player. */
async function tablesOf(context: AttackContext, browser: Browser): Promise<string> {
  const body = { id: 'mine', do: 'mine' };
  const mine = await call(context, '/api/requests', { method: 'POST', headers: headersOf(browser), body });
  const tables: { readonly table: string }[] = JSON.parse(mine.body).ok?.tables ?? [];
  return tables
    .map(({ table }) => table)
    .toSorted()
    .join();
}

/** Two browsers, each with a table, use one link to an identity at the same moment: one is signed in, and no table is lost. */
export const identityLinkAtOnce: Scene = async (context) => {
  const [owner, ...guests] = await Promise.all([1, 2, 3].map(() => newBrowser(context)));
  const own = await makeTable(context, owner);
  const theirs = await Promise.all(guests.map((guest) => makeTable(context, guest)));
  const { token } = JSON.parse((await askAs(context, owner, { do: 'link' })).body).ok;
  const taken = await Promise.all(guests.map((guest) => askAs(context, guest, { do: 'take', token })));
  const winners = guests.filter((_, at) => taken[at].status === 200);
  const said = taken.map(saidIn).toSorted().join();
  expectThat(context, said === 'no-link,ok', 'a link that was used twice at once', said);
  const won = theirs.filter((_, at) => taken[at].status === 200);
  const all = [own, ...won].toSorted().join();
  for (const browser of [owner, ...winners])
    expectThat(context, (await tablesOf(context, browser)) === all, 'a table was lost with a link', all);
  for (const [at, guest] of guests.entries())
    if (taken[at].status !== 200)
      expectThat(context, (await tablesOf(context, guest)) === theirs[at], 'who came second has lost a table', theirs);
  for (const browser of [owner, ...guests]) {
    const again = saidIn(await askAs(context, browser, { do: 'take', token }));
    expectThat(context, again === 'no-link', 'a link was used again', again);
  }
};

/** One browser uses a link twice at once, as an impatient hand does: it is signed in, and knows that it is. */
export const identityLinkTwice: Scene = async (context) => {
  const [owner, guest] = await Promise.all([1, 2].map(() => newBrowser(context)));
  const tables = [await makeTable(context, owner), await makeTable(context, guest)].toSorted().join();
  const { token } = JSON.parse((await askAs(context, owner, { do: 'link' })).body).ok;
  const before = headersOf(guest);
  const taken = await Promise.all([1, 2].map(() => askIdentity(context, before, { do: 'take', token })));
  const done = taken.filter(({ status }) => status === 200);
  expectThat(context, done.length === 1, `a link was used ${done.length} times`, taken.map(saidIn));
  // Whichever answer is the last, its cookie is the one that the browser keeps.
  const cookies = taken.flatMap(({ head }) => cookieIn(head) ?? []);
  guest.cookie = cookieIn(done[0]?.head ?? '') ?? guest.cookie;
  expectThat(context, new Set(cookies).size === 1, 'the second use of a link brings another cookie', cookies);
  expectThat(context, (await tablesOf(context, guest)) === tables, 'a table was lost with a link', tables);
};

/** Two people take the last seat of a table at the same moment; later, the one that is handed out anew. */
export const seatAtOnce: Scene = async (context) => {
  const [ana, ben, ...guests] = await newPeople(context, 6);
  const gathering = await openTable({ phase: 'gathering', game: 'claim', seats: ['me', 'open'] }, ana, ben);
  await contend(context, ana, guests, {
    table: gathering.table,
    token: gathering.invitation,
    saltHash: 'b'.repeat(64),
  });
  const { table } = await openTable({ phase: 'playing', game: 'claim', seats: ['me', 'open'] }, ana, ben);
  const { invitation } = await ana.ask<'reopen'>({ do: 'reopen', table, seat: 1 });
  await contend(context, ana, [ben, ...guests], { table, token: invitation });
};

async function contend(context: AttackContext, host: Person, people: readonly Person[], link: object): Promise<void> {
  const sit = { do: 'sit', seat: 1, name: 'Eva', ...link };
  const said = await Promise.all(people.map((person) => ask(context, person, sit)));
  const seated = said.filter((each) => each === 'ok').length;
  expectThat(context, seated === 1, `a seat was taken ${seated} times`, said);
  const { tables } = await host.ask<'mine'>({ do: 'mine' });
  const held = tables.find(({ table }) => 'table' in link && table === link.table)?.seats[1];
  expectThat(context, held?.kind === 'human', 'a seat that was taken is open', held ?? sit);
}
