import { setTimeout as sleep } from 'node:timers/promises';
import { FastRandom } from '@interregnum/kernel';
import { Habits } from './habits.ts';
import type { Ledger } from './ledger.ts';
import { newPerson, type Person } from './person.ts';

/** Tables as people make them: with others, with bots, with hidden cards, and all of that. */
const TABLES = [
  { game: 'king-is-dead', options: { seats: 2 }, seats: ['me', 'open'] },
  { game: 'king-is-dead', options: { seats: 2, advanced: true }, seats: ['open', 'me'] },
  { game: 'king-is-dead', options: { seats: 3 }, seats: ['me', { bot: 'page' }, 'open'] },
  { game: 'foreign-king', options: { seats: 3 }, seats: ['open', 'me', { bot: 'page' }] },
  { game: 'claim', options: { seats: 2 }, seats: ['me', 'open'] },
] as const;

/** Clocks that hardly matter, and one that a player may forget. */
const CLOCKS = [undefined, { game: 3600, increment: 5 }, { turn: 10 }, { days: 1 }] as const;
const WHEN_SEAT_GOES = ['stop', { bot: 'page' }] as const;

/** A pair leaves its table after so many turns, finished or not, and makes a new one. */
const TURNS = 40;
/** However little happens there, it does so after so many moments of some milliseconds. */
const LONGEST = 5000;

/** Pairs of people who make tables, sit down and play whole turns, until they are told to stop. */
export class Load {
  readonly people: Person[] = [];
  private readonly random: FastRandom;
  private isOver = false;
  private playing: Promise<unknown> = Promise.resolve();

  constructor(seed: string) {
    this.random = new FastRandom(seed);
  }

  /** Lets so many pairs come, while the server runs. */
  async begin(pairs: number, server: { readonly port: number }, ledger: Ledger): Promise<void> {
    const parts = { server, ledger, random: this.random };
    for (let person = 0; person < 2 * pairs; person++) this.people.push(await newPerson(`Person ${person}`, parts));
    this.playing = Promise.all(
      Array.from({ length: pairs }, (_, pair) => this.play(this.people.slice(2 * pair, 2 * pair + 2))),
    );
  }

  /** The server is there again: no client waits for its next attempt. */
  wake(): void {
    for (const { connection } of this.people) connection.wake();
  }

  /** No pair begins anything any more; then waits until every client has heard of everything. */
  async end(): Promise<void> {
    this.isOver = true;
    await this.playing;
    for (let waited = 0; waited < 30_000 && !this.people.every(({ isQuiet }) => isQuiet); waited += 20) await sleep(20);
  }

  leave(): void {
    for (const { connection } of this.people) connection.close();
  }

  private async play(pair: readonly Person[]): Promise<void> {
    while (!this.isOver) {
      try {
        await this.meet(pair);
        await this.playOn(pair);
      } catch (problem) {
        // The server has said no too often, while it could not store anything: on to the next table.
        if (!(problem instanceof Error)) throw problem;
      }
    }
  }

  /** One of them makes a table, and the other one sits down there. */
  private async meet([host, friend]: readonly Person[]): Promise<void> {
    const { game, options, seats } = TABLES[this.random.below(TABLES.length)];
    const clock = CLOCKS[this.random.below(CLOCKS.length)];
    const whenSeatGoes = WHEN_SEAT_GOES[this.random.below(WHEN_SEAT_GOES.length)];
    const settled = { begins: 'lot', watch: 'link', hints: false, whenSeatGoes, ...(clock && { clock }) } as const;
    const { table, invitation } = await host.create({ game, options, seats: [...seats], ...settled });
    await host.comeTo(table);
    await friend.comeTo(table, invitation, seats.indexOf('open' as never));
  }

  private async playOn(pair: readonly Person[]): Promise<void> {
    const habits = pair.map((person) => new Habits(person, this.random));
    for (let moment = 0; moment < LONGEST && !this.isOver && !pair.every(hasEnough); moment++) {
      for (const [at, each] of habits.entries()) each.act(pair[1 - at]);
      await sleep(1 + this.random.below(8));
    }
  }
}

const hasEnough = ({ places }: Person): boolean => {
  const view = places.at(-1)?.client?.view;
  return view !== undefined && (view.end !== undefined || view.turnEnds.length >= TURNS);
};
