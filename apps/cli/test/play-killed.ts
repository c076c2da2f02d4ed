import { statSync } from 'node:fs';
import { findGame } from '@interregnum/games/all';
import { FastRandom } from '@interregnum/kernel';
import { linesText, readWholeLines, verify } from '@interregnum/record';
import { describe, expect, test } from 'vitest';
import type { DisplayPlayer } from './display-player.ts';
import { newHome, recordIn, textIn } from './homes.ts';
import { KEYS } from './keys.ts';
import { againOnPaper } from './paper-terminal.ts';
import { hasTerminals } from './pty.ts';
import { TerminalPlayer } from './terminal-player.ts';

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** What of a file is whole: all but a last line that may have been cut off. */
export function wholeLines(text: string): string {
  const read = readWholeLines(text);
  if ('flaw' in read) throw new Error(JSON.stringify(read.flaw));
  return linesText(read.record.lines);
}

/** A person whose program is killed again and again, and who opens it again each time. */
export class Unlucky {
  player: TerminalPlayer;
  readonly home: string;
  readonly random: FastRandom;
  /** What was on the disk when the screen last asked for something. */
  private known: string;
  kills = 0;

  private constructor(home: string, player: TerminalPlayer, seed: string) {
    this.home = home;
    this.player = player;
    this.random = new FastRandom(seed);
    this.known = textIn(home);
  }

  static async at(args: readonly string[]): Promise<Unlucky> {
    const seed = args.join(' ');
    const home = newHome();
    return new Unlucky(home, await TerminalPlayer.at(['play', ...args, '--seed', seed], home, 'en', seed), seed);
  }

  /** Plays for a while. A turn is on the disk when the screen asks for the next, and nothing is before. */
  async play(acts: number, player: DisplayPlayer = this.player): Promise<void> {
    for (let act = 0; act < acts && !player.isOver; act++) {
      const { commits } = player;
      await player.act();
      const now = textIn(this.home);
      expect(now.startsWith(this.known)).toBe(true);
      expect(now.length > this.known.length).toBe(player.commits > commits);
      this.known = now;
    }
  }

  /** Plays on for a while, and then to the end at the same screens without a terminal. */
  async playToTheEnd(): Promise<void> {
    await this.play(10);
    expect(await this.player.leave()).toBe(0);
    const player = await againOnPaper(this.home, 'to the end');
    this.known = textIn(this.home);
    await this.play(3_000, player);
    expect(verify(textIn(this.home), { findGame })).toHaveProperty('replayed.states');
  }

  /** Kills the program, whatever it does, and opens the table again. */
  async kill(): Promise<void> {
    this.player.pty.signal('SIGKILL');
    expect(await this.player.pty.ended).toBe(137);
    const whole = wholeLines(textIn(this.home));
    expect(whole.startsWith(this.known)).toBe(true);
    this.kills++;
    await this.sitDown(`${this.kills}`);
    expect(this.known.startsWith(whole)).toBe(true);
  }

  /** Opens the table again. */
  async sitDown(seed: string): Promise<void> {
    this.player = await TerminalPlayer.at(['play', '--load', recordIn(this.home)], this.home, 'en', seed);
    this.known = textIn(this.home);
  }
}

/** Moments at which a program can be killed. */
const MOMENTS: readonly ((unlucky: Unlucky) => Promise<void>)[] = [
  async ({ random }) => sleep(random.below(40)),
  async ({ player, random }) => {
    player.pty.send(KEYS.enter.repeat(8));
    await sleep(random.below(60));
  },
  async ({ player, random }) => {
    for (let key = 0; key < 6; key++) {
      player.pty.send(KEYS.enter);
      await sleep(random.below(4));
    }
  },
  // While turns are being written, be they the person's or the programs'.
  async ({ player, home }) => {
    const before = statSync(recordIn(home)).size;
    player.pty.send(KEYS.enter.repeat(8));
    for (let waited = 0; statSync(recordIn(home)).size === before && waited < 200; waited++) await sleep(1);
  },
];

/** Tests that a program loses no turn that is killed so many times in a match. */
const TABLES = [
  ['claim', '--seats', 'human,random'],
  ['king-is-dead', '--seats', 'human,random,random', '--advanced'],
  ['foreign-king', '--seats', 'random,human,random,random'],
];

/** Kills the program so often at so many tables. */
export function losesNoTurn(kills: number, tables = TABLES.length): void {
  describe.skipIf(!hasTerminals).concurrent(`a program that is killed ${kills} times loses no turn`, () => {
    test.each(TABLES.slice(0, tables))('%s %s %s', async (...args) => {
      const unlucky = await Unlucky.at(args);
      while (unlucky.kills < kills) {
        await unlucky.play(unlucky.random.below(4));
        await MOMENTS[unlucky.kills % MOMENTS.length](unlucky);
        await unlucky.kill();
        expect(unlucky.player.isOver).toBe(false);
      }
      await unlucky.playToTheEnd();
    });
  });
}
