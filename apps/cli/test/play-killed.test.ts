import { statSync, truncateSync } from 'node:fs';
import { FastRandom } from '@interregnum/kernel';
import { rulesOf } from '@interregnum/library';
import { linesText, readWholeLines, verify } from '@interregnum/record';
import { tableText } from '@interregnum/texts';
import { describe, expect, test } from 'vitest';
import { newHome, recordIn, Sitter, textIn } from './play-driver.ts';
import { hasTerminals, KEYS } from './pty.ts';

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** What of a file is whole: all but a last line that may have been cut off. */
function wholeLines(text: string): string {
  const read = readWholeLines(text);
  if ('flaw' in read) throw new Error(JSON.stringify(read.flaw));
  return linesText(read.record.lines);
}

/** Somebody whose program is killed again and again, and who sits down again each time. */
class Unlucky {
  sitter: Sitter;
  readonly home: string;
  readonly random: FastRandom;
  /** What was on the disk when the screen last asked for something. */
  private known: string;
  kills = 0;

  private constructor(home: string, sitter: Sitter, seed: string) {
    this.home = home;
    this.sitter = sitter;
    this.random = new FastRandom(seed);
    this.known = textIn(home);
  }

  static async at(args: readonly string[]): Promise<Unlucky> {
    const seed = args.join(' ');
    const home = newHome();
    return new Unlucky(home, await Sitter.at(['play', ...args, '--seed', seed], home, 'en', seed), seed);
  }

  /** Plays for a while. A turn is on the disk when the screen asks for the next, and nothing is before. */
  async play(acts: number): Promise<void> {
    for (let act = 0; act < acts && !this.sitter.isOver; act++) {
      const { commits } = this.sitter;
      await this.sitter.act();
      const now = textIn(this.home);
      expect(now.startsWith(this.known)).toBe(true);
      expect(now.length > this.known.length).toBe(this.sitter.commits > commits);
      this.known = now;
    }
  }

  /** Kills the program, whatever it does, and opens the table again. */
  async kill(): Promise<void> {
    this.sitter.pty.signal('SIGKILL');
    expect(await this.sitter.pty.ended).toBe(137);
    const whole = wholeLines(textIn(this.home));
    expect(whole.startsWith(this.known)).toBe(true);
    this.kills++;
    this.sitter = await Sitter.at(['play', '--load', recordIn(this.home)], this.home, 'en', `${this.kills}`);
    this.known = textIn(this.home);
    expect(this.known.startsWith(whole)).toBe(true);
  }
}

/** Moments at which a program can be killed. */
const MOMENTS: readonly ((unlucky: Unlucky) => Promise<void>)[] = [
  async ({ random }) => sleep(random.below(40)),
  async ({ sitter, random }) => {
    sitter.pty.send(KEYS.enter.repeat(8));
    await sleep(random.below(60));
  },
  async ({ sitter, random }) => {
    for (let key = 0; key < 6; key++) {
      sitter.pty.send(KEYS.enter);
      await sleep(random.below(4));
    }
  },
  // While turns are being written, be they the person's or the programs'.
  async ({ sitter, home }) => {
    const before = statSync(recordIn(home)).size;
    sitter.pty.send(KEYS.enter.repeat(8));
    for (let waited = 0; statSync(recordIn(home)).size === before && waited < 200; waited++) await sleep(1);
  },
];

describe.skipIf(!hasTerminals).concurrent('a program that is killed loses no turn', () => {
  test.each([
    ['king-is-dead', '--seats', 'human,random,random', '--advanced'],
    ['foreign-king', '--seats', 'random,human,random,random'],
    ['claim', '--seats', 'human,random'],
  ])('%s %s %s', async (...args) => {
    const unlucky = await Unlucky.at(args);
    while (unlucky.kills < 6) {
      await unlucky.play(unlucky.random.below(4));
      await MOMENTS[unlucky.kills % MOMENTS.length](unlucky);
      await unlucky.kill();
      expect(unlucky.sitter.isOver).toBe(false);
    }
    await unlucky.play(3_000);
    expect(verify(textIn(unlucky.home), rulesOf)).toHaveProperty('replayed.states');
  });

  test('a last line that was cut off is cut off in the file, and the match goes on from there', async () => {
    const unlucky = await Unlucky.at(['claim', '--seats', 'human,random']);
    await unlucky.play(20);
    await unlucky.sitter.leave();
    const before = textIn(unlucky.home);
    truncateSync(recordIn(unlucky.home), before.length - 30);
    const whole = wholeLines(textIn(unlucky.home));
    expect(before.startsWith(whole)).toBe(true);
    const again = await Sitter.at(['play', '--load', recordIn(unlucky.home)], unlucky.home, 'en', 'again');
    expect(wholeLines(textIn(unlucky.home))).toBe(textIn(unlucky.home));
    await again.playToTheEnd();
    const end = textIn(unlucky.home);
    expect(end.startsWith(whole)).toBe(true);
    expect(verify(end, rulesOf)).toHaveProperty('replayed.states');
  });
});

describe.skipIf(!hasTerminals)('a program that is killed while a bot thinks', () => {
  test('leaves what was decided before, and the bot thinks again when the table is opened', async () => {
    const unlucky = await Unlucky.at(['king-is-dead', '--seats', 'human,regent@100000ms']);
    const thinks = tableText('en')('play.thinks', { name: 'Regent' });
    const { pty } = unlucky.sitter;
    pty.send(`pass${KEYS.enter}`);
    await pty.shows(tableText('en')('play.complete'));
    pty.send(KEYS.enter);
    await pty.shows(thinks);
    const before = textIn(unlucky.home);
    expect(before).toContain('"decision":"pass"');
    pty.signal('SIGKILL');
    expect(await pty.ended).toBe(137);
    expect(textIn(unlucky.home)).toBe(before);
    const again = new Sitter(['play', '--load', recordIn(unlucky.home)], unlucky.home, 'en', 'again');
    await again.pty.shows(thinks);
    again.pty.send(KEYS.tab);
    await again.isAsked();
    const after = textIn(unlucky.home);
    expect(after.startsWith(before)).toBe(true);
    expect(after.length).toBeGreaterThan(before.length);
    expect(await again.leave()).toBe(0);
  });
});
