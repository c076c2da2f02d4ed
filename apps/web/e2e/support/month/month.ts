import { expect } from '@playwright/test';
import { DrivenServer } from '../driven-server.ts';
import { accept, board, test as meeting } from '../people.ts';
import { Friend } from './friend.ts';

const HOUR = 60 * 60 * 1000;
/** Milliseconds after which every client has tried again to reach its server. */
const AGAIN = 30_000;

/** Four friends, their server, and the time that passes for all of them. */
export class Month {
  readonly server: DrivenServer;
  readonly friends: readonly [Friend, Friend, Friend, Friend];
  restarts = 0;
  hours = 0;
  private table = '';

  constructor(server: DrivenServer, friends: Month['friends']) {
    this.server = server;
    this.friends = friends;
  }

  /** The first one makes the table, the others follow the link. Whose time is over is replaced by a bot. */
  async begin(): Promise<void> {
    const [host, ...others] = this.friends;
    const { page } = host;
    await page.goto('/#/friend/king-is-dead');
    await page.getByText('Players and variants').click();
    await page.getByLabel('4', { exact: true }).check();
    await page.getByRole('radio', { name: 'Seat 1' }).check();
    await page.getByLabel('Time to think').selectOption({ label: '3 days a turn' });
    await page.getByRole('radio', { name: /^A bot plays on/ }).check();
    await host.press('Make the link');
    const link = await page.getByRole('textbox', { name: 'Your link' }).inputValue();
    for (const other of others) await accept(other.page, link);
    for (const friend of this.friends) await expect(board(friend.page)).toBeVisible();
    this.table = new URL(page.url()).hash.slice(1);
  }

  get id(): string {
    return this.table.slice('/online/'.length);
  }

  /** Somebody comes to the table, or back to it. */
  comes(friend: Friend): Promise<void> {
    return friend.comeTo(`/#${this.table}`);
  }

  /** Hours pass, for the server and in every browser. */
  async pass(hours: number): Promise<void> {
    this.hours += hours;
    await this.leap(hours * HOUR);
  }

  private async leap(milliseconds: number): Promise<void> {
    await this.server.leap(milliseconds);
    await Promise.all(this.friends.map(({ page }) => page.context().clock.fastForward(milliseconds)));
  }

  /** The server goes, in good order or not, and comes back hours later. */
  async restart(how: 'kill' | 'stop', hours: number, meanwhile = async (): Promise<void> => {}): Promise<void> {
    await this.server[how]();
    await this.pass(hours);
    await meanwhile();
    await this.server.start();
    await this.leap(AGAIN);
    for (const { isThere, status } of this.friends)
      if (isThere) await expect(status).not.toContainText('No connection');
    this.restarts++;
  }

  /** Whose turn it is, as they see it themselves; undefined once the match is over. */
  async mover(): Promise<Friend | undefined> {
    let mover: Friend | 'nobody' | undefined;
    const find = async (): Promise<boolean> => {
      for (const friend of this.friends.filter(({ isThere }) => isThere)) {
        if ((await friend.end.count()) > 0) mover = 'nobody';
        else if ((await friend.turn.count()) > 0) mover = friend;
      }
      return mover !== undefined;
    };
    await expect.poll(find).toBe(true);
    return mover === 'nobody' ? undefined : mover;
  }
}

/** Runs in a page before anything else: what it adds to a deal is the same every time. */
function seedSalts(seed: string): void {
  const SALT = 32;
  const letters = [...seed].map((letter) => letter.charCodeAt(0));
  const draw = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = <T extends ArrayBufferView | null>(view: T): T => {
    if (view === null || view.byteLength !== SALT) return draw(view as never) as T;
    new Uint8Array(view.buffer, view.byteOffset, SALT).set(letters);
    return view;
  };
}

/** A month that four friends have before them. */
export const test = meeting.extend<{ server: DrivenServer; month: Month }>({
  // biome-ignore lint/correctness/noEmptyPattern: it needs nothing, which must be said so
  server: async ({}, use) => {
    const server = new DrivenServer();
    await use(server);
    await server.remove();
  },
  month: async ({ meeting, server }, use) => {
    const friends = ['Ana', 'Ben', 'Cem', 'Dan'].map(async (name) => {
      const page = await meeting.sit(name, { atOnce: true, viewport: { width: 1000, height: 700 } });
      await page.context().clock.install({ time: server.now() });
      await page.addInitScript(seedSalts, name);
      return new Friend(name, page);
    });
    const [ana, ben, cem, dan] = await Promise.all(friends);
    await use(new Month(server, [ana, ben, cem, dan]));
  },
});
