import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FastRandom } from '@interregnum/kernel';
import { type Language, tableText } from '@interregnum/texts';
import { KEYS, Pty } from './pty.ts';

/** A folder of its own for the tables of one test. */
export const newHome = (): string => mkdtempSync(join(tmpdir(), 'interregnum-home-'));

/** Somebody who sits at the terminal and chooses at random among what is listed there. */
export class Sitter {
  readonly pty: Pty;
  private readonly random: FastRandom;
  private readonly signs: Readonly<Record<'end' | 'handOver' | 'complete' | 'since', string>>;

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
    };
  }

  get isOver(): boolean {
    return this.pty.lines[0].trim().startsWith(this.signs.end);
  }

  /** Does one thing, whatever the screen asks for; tells what it saw before. */
  async act(): Promise<string> {
    const { pty, signs } = this;
    const seen = pty.screen;
    const goesOn = [signs.handOver, signs.complete, signs.since].some((sign) => seen.includes(sign));
    await pty.press(goesOn ? KEYS.enter : `${1 + this.random.below(this.listed())}${KEYS.enter}`);
    return seen;
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
}
