import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FastRandom } from '@interregnum/kernel';
import { type Language, tableText } from '@interregnum/texts';
import { afterAll } from 'vitest';
import { KEYS, Pty } from './pty.ts';

const homes: string[] = [];
afterAll(() => {
  for (const home of homes) rmSync(home, { recursive: true, force: true });
});

/** A folder of its own for the tables of one test. */
export function newHome(): string {
  const home = mkdtempSync(join(tmpdir(), 'interregnum-home-'));
  homes.push(home);
  return home;
}

/** What lies beside the records in a home; its locks, while tables are open. */
export const besideRecords = (home: string): string[] =>
  readdirSync(join(home, 'tables')).filter((name) => !name.endsWith('.record'));

/** The record of the only table in a home. */
export function recordIn(home: string): string {
  const files = readdirSync(join(home, 'tables')).filter((name) => name.endsWith('.record'));
  if (files.length !== 1) throw new Error(`one record expected, not ${files.length}`);
  return join(home, 'tables', files[0]);
}

export const textIn = (home: string): string => readFileSync(recordIn(home), 'utf8');

/** Somebody who sits at the terminal and chooses at random among what is listed there. */
export class Sitter {
  readonly pty: Pty;
  /** How many turns were committed. */
  commits = 0;
  private readonly random: FastRandom;
  private readonly signs: Readonly<Record<'end' | 'handOver' | 'complete' | 'since', string>> & {
    readonly keys: readonly string[];
  };

  constructor(args: readonly string[], home: string, language: Language, seed: string) {
    this.pty = new Pty([...args, '--lang', language], { env: { INTERREGNUM_HOME: home } });
    this.random = new FastRandom(seed);
    const text = tableText(language);
    const before = (key: string): string => text(key, { name: '#' }).split('#')[0];
    this.signs = {
      end: text('play.end'),
      handOver: before('play.hand-over'),
      complete: text('play.complete'),
      since: text('play.since'),
      keys: [text('play.keys.table'), text('play.keys.news')],
    };
  }

  /** Sits down, and waits until there is something to do. */
  static async at(args: readonly string[], home: string, language: Language, seed: string): Promise<Sitter> {
    const sitter = new Sitter(args, home, language, seed);
    await sitter.isAsked();
    return sitter;
  }

  /** Waits until something is asked, or it is over: programs may be thinking. */
  async isAsked(): Promise<void> {
    await this.pty.until(() => this.isAtTable || this.isHandedOver || this.isOver, 'something to do');
  }

  get isOver(): boolean {
    return this.pty.lines[0].trim().startsWith(this.signs.end);
  }

  get isHandedOver(): boolean {
    return this.pty.screen.includes(this.signs.handOver);
  }

  get isAtTable(): boolean {
    return this.signs.keys.some((keys) => this.pty.screen.includes(keys));
  }

  get isComplete(): boolean {
    return this.pty.screen.includes(this.signs.complete);
  }

  /** Does one thing, whatever the screen asks for, and waits until something is asked again; tells what it saw before. */
  async act(): Promise<string> {
    const { pty, signs, random } = this;
    if (pty.hasEnded) throw new Error(`the program has ended\n${pty.written.slice(-2_000)}`);
    const seen = pty.screen;
    if (seen.includes(signs.handOver)) await pty.press(KEYS.space);
    else if (!this.isAtTable) throw new Error(`no table to sit at\n${seen}`);
    else if (random.below(12) === 0) await pty.press(KEYS.rubout);
    else if (this.isComplete) await this.commit();
    else if (seen.includes(signs.since)) await pty.press(KEYS.enter);
    else await this.choose();
    await this.isAsked();
    return seen;
  }

  private async commit(): Promise<void> {
    await this.pty.press(KEYS.enter);
    this.commits++;
  }

  /** By its number, or one of the first few with the arrows. */
  private async choose(): Promise<void> {
    const at = this.random.below(this.listed());
    if (at > 4 || this.random.below(2) === 0) {
      // One key after the other: a picture that is not waited for would be taken for the next.
      this.pty.send(`${at + 1}`);
      await this.pty.shows(`> ${at + 1}▏`);
      await this.pty.press(KEYS.enter);
    } else await this.pty.press(...Array(at).fill(KEYS.down), KEYS.enter);
  }

  /** How many choices the screen lists. */
  private listed(): number {
    const numbers = this.pty.lines.slice(1, -2).flatMap((line) => [...line.matchAll(/(?:^ | {2})(\d+) \p{L}/gu)]);
    const found = numbers.map(([, number]) => Number(number));
    let most = 0;
    while (found.includes(most + 1)) most++;
    return Math.max(1, most);
  }

  async playToTheEnd(watch: (seen: string) => void = () => {}): Promise<void> {
    for (let acts = 0; !this.isOver; acts++) {
      if (acts > 3_000) throw new Error(`no end in sight\n${this.pty.screen}`);
      watch(await this.act());
    }
    watch(this.pty.screen);
  }

  /** Leaves the table as Ctrl-C does; returns the exit code. */
  async leave(): Promise<number | null> {
    this.pty.send(KEYS.interrupt);
    return this.pty.ended;
  }
}
