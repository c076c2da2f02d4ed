import { FastRandom } from '@interregnum/kernel';
import { type Browser, type BrowserContextOptions, expect, type Page } from '@playwright/test';
import { OnlineServer } from './online-server.ts';
import { clickOn } from './player.ts';
import { knowEveryGame, test as ordinary, troublesIn } from './test.ts';

/** What browsers complain of while there is no server, or no network: that is what such tests are about. */
const BREAKS = /WebSocket|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_NETWORK_CHANGED/;

/** What somebody has set in their browser. */
interface Wishes {
  readonly atOnce?: boolean;
  readonly speed?: 'slow';
}

export interface Meeting {
  readonly server: OnlineServer;
  readonly address: string;
  /** Somebody with a browser of their own. */
  sit(name: string, options?: BrowserContextOptions & Wishes): Promise<Page>;
}

/** A server of its own and people who come to it, each with a browser of their own. */
export const test = ordinary.extend<{ server: OnlineServer; meeting: Meeting }>({
  // biome-ignore lint/correctness/noEmptyPattern: it needs nothing, which must be said so
  server: async ({}, use) => {
    const server = new OnlineServer();
    await use(server);
    await server.remove();
  },
  meeting: async ({ browser, server }, use) => {
    const address = await server.start();
    const troubles: string[] = [];
    const pages: Page[] = [];
    const sit = async (name: string, options = {}): Promise<Page> => {
      const page = await come(browser, address, name, options, troubles);
      pages.push(page);
      return page;
    };
    await use({ server, address, sit });
    await Promise.all(pages.map((page) => page.context().close()));
    expect(
      troubles.filter((trouble) => !BREAKS.test(trouble)),
      'what went wrong in the pages',
    ).toEqual([]);
  },
});

async function come(
  browser: Browser,
  address: string,
  name: string,
  { atOnce = false, speed, ...options }: BrowserContextOptions & Wishes,
  troubles: string[],
): Promise<Page> {
  const context = await browser.newContext({ baseURL: address, reducedMotion: 'reduce', locale: 'en-GB', ...options });
  troublesIn(context, address, troubles);
  await context.addInitScript(knowEveryGame);
  await context.addInitScript((settings) => {
    if (location.origin === 'null') return;
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
    if (localStorage.getItem('interregnum settings') === null) localStorage.setItem('interregnum settings', settings);
  }, JSON.stringify({ name, atOnce, speed }));
  return context.newPage();
}

/** Makes a table with a friend, as somebody does whose name is known; returns the link. */
export async function invite(page: Page, game: string): Promise<string> {
  await page.goto('/');
  await page.getByRole('button', { name: `With a friend ${game}` }).click();
  return page.getByRole('textbox', { name: 'Your link' }).inputValue();
}

/** Follows a link and sits down. */
export async function accept(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('button', { name: 'Sit down' }).click();
}

/** The screen of the match itself. */
export const board = (page: Page) => page.locator('main.table');

/** One invites the other, and they sit at the table; returns them in the order of their turns, which lot decides. */
export async function meet(host: Page, guest: Page, game: string): Promise<readonly [first: Page, second: Page]> {
  await accept(guest, await invite(host, game));
  await Promise.all([host, guest].map((page) => expect(board(page)).toBeVisible()));
  const isHosts = (await host.locator('.seat.acts').textContent())?.includes('(you)') === true;
  return isHosts ? [host, guest] : [guest, host];
}

/** Plays for all of them by clicking, in turns, until all see how it ended; `between` is told how many rounds there were. */
export async function playTogether(
  pages: readonly Page[],
  seed: string,
  between: (round: number) => Promise<void> = async () => {},
): Promise<void> {
  const random = new FastRandom(seed);
  for (let round = 0; round < 3000; round++) {
    await between(round);
    const over = await Promise.all(pages.map((page) => clickOn(page, random)));
    if (over.every(Boolean)) return;
  }
  throw new Error('the match never ended');
}
