import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepLanguage } from '../src/notices/kept-language.ts';
import { noticesOf } from '../src/notices/show-notices.ts';
import { FakeCaches } from './fake-browser.ts';
import { openNotices, readNotices, showPushed } from './pushed-notices.ts';

const SCOPE = 'https://games.example/interregnum/';
const [A, B] = ['a'.repeat(22), 'b'.repeat(22)];
const pushed = (...tables: readonly string[]): string =>
  JSON.stringify({ notices: tables.map((table) => ({ table, game: 'claim', what: 'turn' })) });

/** Keeps the one notice that is shown, as browsers do with one tag. */
class FakeRegistration {
  readonly scope = SCOPE;
  shown: (NotificationOptions & { readonly title: string; readonly renotify?: boolean }) | undefined;

  async getNotifications(): Promise<Notification[]> {
    return this.shown === undefined ? [] : [this.shown as Notification];
  }

  async showNotification(title: string, options: NotificationOptions = {}): Promise<void> {
    this.shown = { title, ...options };
  }
}

let registration: FakeRegistration;
beforeEach(() => {
  registration = new FakeRegistration();
  vi.stubGlobal('caches', new FakeCaches());
});
afterEach(() => vi.unstubAllGlobals());

test('a turn is told in the language of the browser, or in the one that the visitor has set', async () => {
  await showPushed(registration, pushed(A), ['fr-CA']);
  expect(registration.shown).toMatchObject({ title: 'C’est à vous', body: 'Claim', renotify: true });
  await keepLanguage(SCOPE, 'ru');
  await showPushed(registration, pushed(A), ['fr-CA']);
  expect(registration.shown).toMatchObject({ title: 'Ваш ход', renotify: false });
});

test('turns at other tables join the notice that is still there', async () => {
  await showPushed(registration, pushed(A), ['en']);
  await showPushed(registration, JSON.stringify({ notices: [{ table: B, game: 'king-is-dead', what: 'turn' }] }), [
    'en',
  ]);
  expect(registration.shown).toMatchObject({
    title: 'It is your turn at 2 tables',
    body: 'Claim, The King Is Dead',
    renotify: true,
  });
  expect(noticesOf(registration.shown ?? {})).toHaveLength(2);
});

const BAD = JSON.stringify({
  notices: [null, { table: 7 }, { table: '../x', game: 'claim', what: 'turn' }, { table: A, game: 'claim', what: 'x' }],
});

test('who invites and what else happens is told by name; of several tables, that there is news', async () => {
  const invited = { table: A, game: 'claim', what: 'invited', name: 'Ana' };
  await showPushed(registration, JSON.stringify({ notices: [invited] }), ['en']);
  expect(registration.shown).toMatchObject({ title: 'Ana invites you', body: 'Claim', renotify: true });
  await showPushed(registration, JSON.stringify({ notices: [{ ...invited, what: 'begun', name: undefined }] }), ['en']);
  expect(registration.shown).toMatchObject({ title: 'The match has begun', renotify: true });
  await showPushed(registration, pushed(B), ['en']);
  expect(registration.shown).toMatchObject({ title: 'News from 2 tables' });
});

test.each(['', 'x', 'null', '[]', '{}', '{"notices":7}', BAD])('nothing is shown for %j', async (message) => {
  expect(readNotices(message)).toEqual([]);
  await showPushed(registration, message, ['en']);
  expect(registration.shown).toBeUndefined();
});

test('of a game that this worker does not know it is told that a turn waits', async () => {
  await showPushed(registration, JSON.stringify({ notices: [{ table: A, game: 'chess', what: 'turn' }] }), ['en']);
  expect(registration.shown).toMatchObject({ title: 'It is your turn', body: '' });
});

/** Pages that are open, by what stands behind the #, and what becomes of them. */
function fakeClients(...hashes: readonly string[]) {
  const done: string[] = [];
  const pages = hashes.map((hash) => ({
    url: `${SCOPE}${hash}`,
    focus: async () => void done.push(`focus ${hash}`),
    navigate: async (url: string) => {
      if (hash === '#/rules/claim') throw new TypeError('not controlled');
      done.push(`navigate ${hash} to ${url.slice(SCOPE.length)}`);
      return { focus: async () => void done.push('focus') };
    },
  }));
  const stranger = { url: 'https://games.example/other/' };
  const clients = {
    matchAll: async () => [stranger, ...pages] as never,
    openWindow: async (url: string | URL) => {
      done.push(`open ${String(url).slice(SCOPE.length)}`);
      return null;
    },
  };
  return { clients, done };
}

const turns = (...tables: readonly string[]) =>
  tables.map((table) => ({ path: `/online/${table}`, game: 'claim', what: 'turn' as const }));

test.each([
  ['the page of the table', ['#/table/x', `#/online/${A}`, ''], [A], [`focus #/online/${A}`]],
  ['a page without a match', ['#/table/x', '#/settings'], [A], [`navigate #/settings to #/online/${A}`, 'focus']],
  ['a new page beside other matches', ['#/table/x', `#/online/${B}`], [A], [`open #/online/${A}`]],
  ['a new page where there is none', [], [A], [`open #/online/${A}`]],
  ['a new page where one cannot be led elsewhere', ['#/rules/claim'], [A], [`open #/online/${A}`]],
  ['the list of all tables', [''], [A, B], ['focus ']],
])('a touch brings %s before the visitor', async (_, hashes, tables, expected) => {
  const { clients, done } = fakeClients(...hashes);
  await openNotices(clients, SCOPE, turns(...tables));
  expect(done).toEqual(expected);
});
