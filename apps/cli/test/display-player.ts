import { FastRandom } from '@interregnum/kernel';
import { type Language, tableText } from '@interregnum/texts';
import { KEYS } from './keys.ts';

/** What a person plays on: the program on a pseudo-terminal, or its screens without one. */
export interface Display {
  /** The screen as it is now, line by line. */
  readonly lines: string[];
  readonly screen: string;
  /** Everything that was ever shown. */
  readonly written: string;
  readonly hasEnded: boolean;
  /** Presses keys, as a terminal sends them, one after the other, and waits each time for the answer. */
  press(...keys: readonly string[]): Promise<unknown>;
  /** Presses keys without waiting for anything. */
  send(keys: string): void;
  /** Waits until something is to be seen. */
  until(found: () => boolean, what: string): Promise<unknown>;
}

/** A person at a display who chooses at random among what is listed there. */
export class DisplayPlayer<D extends Display = Display> {
  readonly display: D;
  /** How many turns were committed. */
  commits = 0;
  private readonly random: FastRandom;
  private readonly signs: Readonly<Record<'end' | 'handOver' | 'complete' | 'since', string>> & {
    readonly keys: readonly string[];
  };

  constructor(display: D, language: Language, seed: string) {
    this.display = display;
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

  /** Waits until something is asked, or it is over: programs may be thinking. */
  async isAsked(): Promise<this> {
    await this.display.until(() => this.isAtTable || this.isHandedOver || this.isOver, 'something to do');
    return this;
  }

  get isOver(): boolean {
    return this.display.lines[0].trim().startsWith(this.signs.end);
  }

  get isHandedOver(): boolean {
    return this.display.screen.includes(this.signs.handOver);
  }

  get isAtTable(): boolean {
    const { screen } = this.display;
    return this.signs.keys.some((keys) => screen.includes(keys));
  }

  get isComplete(): boolean {
    return this.display.screen.includes(this.signs.complete);
  }

  /** Does one thing, whatever the screen asks for, and waits until something is asked again; tells what it saw before. */
  async act(): Promise<string> {
    const { display, signs, random } = this;
    if (display.hasEnded) throw new Error(`the program has ended\n${display.written.slice(-2_000)}`);
    const seen = display.screen;
    if (seen.includes(signs.handOver)) await display.press(KEYS.space);
    else if (!this.isAtTable) throw new Error(`no table to sit at\n${seen}`);
    else if (random.below(12) === 0) await display.press(KEYS.rubout);
    else if (this.isComplete) await this.commit();
    else if (seen.includes(signs.since)) await display.press(KEYS.enter);
    else await this.choose();
    await this.isAsked();
    return seen;
  }

  private async commit(): Promise<void> {
    await this.display.press(KEYS.enter);
    this.commits++;
  }

  /** By its number, or one of the first few with the arrows. */
  private async choose(): Promise<void> {
    const at = this.random.below(this.listed());
    if (at > 4 || this.random.below(2) === 0) {
      // One key after the other: a picture that is not waited for would be taken for the next.
      this.display.send(`${at + 1}`);
      await this.display.until(() => this.display.screen.includes(`> ${at + 1}▏`), 'the number');
      await this.display.press(KEYS.enter);
    } else await this.display.press(...Array(at).fill(KEYS.down), KEYS.enter);
  }

  /** How many choices the screen lists. */
  private listed(): number {
    const numbers = this.display.lines.slice(1, -2).flatMap((line) => [...line.matchAll(/(?:^ | {2})(\d+) \p{L}/gu)]);
    const found = numbers.map(([, number]) => Number(number));
    let most = 0;
    while (found.includes(most + 1)) most++;
    return Math.max(1, most);
  }

  async playToTheEnd(watch: (seen: string) => void = () => {}): Promise<void> {
    for (let acts = 0; !this.isOver; acts++) {
      if (acts > 3_000) throw new Error(`no end in sight\n${this.display.screen}`);
      watch(await this.act());
    }
    watch(this.display.screen);
  }
}
