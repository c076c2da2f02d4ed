import { FastRandom } from '@interregnum/kernel';
import { expect, type Locator, type Page } from '@playwright/test';
import { board } from '../people.ts';
import { clickOn } from '../player.ts';

/** Somebody at a table by turns, with a browser of their own. */
export class Friend {
  readonly name: string;
  readonly page: Page;
  /** Whether they look at the table, and hear of it. */
  isThere = true;
  /** Turns that they have taken by hand. */
  taken = 0;

  constructor(name: string, page: Page) {
    this.name = name;
    this.page = page;
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  press(name: string | RegExp): Promise<void> {
    return this.button(name).click();
  }

  /** What is told of the table beside its match. */
  get status(): Locator {
    return this.page.locator('.status-bar');
  }

  /** The seat to act, while it is theirs. */
  get turn(): Locator {
    return this.page.locator('.seat.acts', { hasText: '(you)' });
  }

  /** Their tables, as the start page lists them: first those that wait for them. */
  get tables(): Locator {
    return this.page.getByRole('region', { name: /^(Waiting for you|My tables online)$/ }).getByRole('listitem');
  }

  /** One of them, by the title of its game. */
  line(game: string): Locator {
    return this.tables.filter({ hasText: game });
  }

  /** How many hours somebody has left there. */
  async hoursLeft(game: string): Promise<number> {
    const told = (await this.line(game).textContent()) ?? '';
    const [days, hours] = ['day', 'hour'].map((unit) =>
      Number(new RegExp(`(\\d+) ${unit}s?[^·]* left`).exec(told)?.[1] ?? 0),
    );
    return 24 * days + hours;
  }

  /** What says how the match has ended, criterion by criterion. */
  get end(): Locator {
    return this.page.getByRole('dialog').locator('.criteria');
  }

  /** The whole ending, but for what is said to this friend alone. */
  async ending(): Promise<string[]> {
    return this.page.getByRole('dialog').locator('.end-decided, .end-decided + .quiet, .criteria').allTextContents();
  }

  /**
   * Looks at another page than the table. Three weeks and a half after its beginning the clock of a browser stands still in
   * documents that are opened anew: then only addresses after `/#` lead anywhere.
   */
  async leaveFor(address: string): Promise<void> {
    this.isThere = false;
    await this.page.goto(address);
  }

  async comeTo(table: string): Promise<void> {
    await this.page.goto(table);
    await expect(board(this.page)).toBeVisible();
    this.isThere = true;
  }

  async loseNetwork(): Promise<void> {
    this.isThere = false;
    await this.page.context().setOffline(true);
  }

  async findNetwork(): Promise<void> {
    await this.page.context().setOffline(false);
    await expect(this.status).not.toContainText('No connection');
    this.isThere = true;
  }

  async pass(): Promise<void> {
    await expect(this.turn).toBeVisible();
    await this.press(/^Pass/);
    await this.hasTaken();
  }

  /** Plays a card, and whatever belongs to it. */
  async playCard(mark: string): Promise<void> {
    await expect(this.turn).toBeVisible();
    await this.page.locator(`.table-hand [data-mark="${mark}"]`).first().click();
    const random = new FastRandom(`${this.name} ${mark}`);
    while ((await this.turn.count()) > 0) await clickOn(this.page, random);
    await this.hasTaken();
  }

  private async hasTaken(): Promise<void> {
    this.taken++;
    await expect(this.turn).toHaveCount(0);
  }

  /** From now on they pass until something changes. */
  async passOn(): Promise<void> {
    await this.press(/^Plans/);
    await this.press('Pass until something changes');
    await expect(this.button(/Call it off|Do not pass any more/)).toBeVisible();
    await this.press('Close');
  }

  /** They will pass if somebody else does, whose turn it is. */
  async answerPass(name: string): Promise<void> {
    await this.press(/^Plans/);
    await this.press('Plan an answer');
    await this.press(`${name} passes`);
    await expect(this.page.locator('.plan-bar')).toContainText('Now choose your answer.');
    await this.press(/^Pass/);
    await this.press('Keep this plan');
    await this.press('Close');
  }

  /** What the log beside the board tells, the first turn first, in words that are the same for all. */
  async log(): Promise<string[]> {
    const earlier = this.page.locator('.side-log .log-earlier');
    while ((await earlier.count()) > 0) await earlier.click();
    const turns = await this.page.locator('.side-log .log-turn').allTextContents();
    return turns.map((text) => text.replace('(you)', '')).reverse();
  }
}
