import { rmSync } from 'node:fs';
import { median } from '../src/measure.ts';
import { fetchLibrary, TheirLoad } from './board-game-io.ts';
import { BareLoad, type Load, OurLoad } from './loads.ts';
import { BARE, MeasuredServer } from './measured-server.ts';
import { percentile } from './percentile.ts';
import { type Sizes, sizesSoFar } from './sizes.ts';

/** Seconds of play between preparations. */
const BURST = 2;

export interface Plan {
  readonly pairs: number;
  readonly rounds: number;
  /** Of the server's processor time: of each round, and to warm up. */
  readonly seconds: number;
  readonly warmUp: number;
  /** Whether boardgame.io is fetched and measured, too. */
  readonly theirs: boolean;
}

export interface Throughput {
  /** The median of all rounds: what ours does of what the bare one does. */
  readonly ratio: number;
  /** Turns per second of processor time. */
  readonly ours: number;
  readonly bare: number;
  /** Undefined if it could not be had. */
  readonly theirs: number | undefined;
  /** Milliseconds until a turn of ours was acknowledged. */
  readonly p50: number;
  readonly p99: number;
}

/** A server, and who plays there. */
interface Contestant {
  readonly server: MeasuredServer;
  readonly load: Load;
}

/** One round at a server. */
interface Round {
  readonly perCpuSecond: number;
  readonly perCommit: number;
  readonly milliseconds: readonly number[];
}

/** Plays until the server has spent so many seconds on it, however busy the machine is with other things. */
async function round({ server, load }: Contestant, seconds: number): Promise<Round> {
  const milliseconds: number[] = [];
  let [spent, commits] = [0, 0];
  while (spent < seconds) {
    await load.prepare();
    const synced = await server.commits();
    const before = await server.figures();
    for (const each of await load.play(BURST)) milliseconds.push(each);
    const after = await server.figures();
    spent += after.cpu - before.cpu;
    commits += (await server.commits()) - synced;
  }
  return { perCpuSecond: milliseconds.length / spent, perCommit: milliseconds.length / commits, milliseconds };
}

/** Tables of each pair that are dealt at before a round. */
const AHEAD = 4;

async function enterOurs(pairs: number): Promise<Contestant> {
  const server = await MeasuredServer.start();
  return { server, load: await OurLoad.enter(server, pairs, AHEAD) };
}

/** The bare server handles as much as ours has handled so far. */
async function enterBare(pairs: number, sizes: Sizes): Promise<Contestant> {
  const server = await MeasuredServer.start(BARE, { SIZES: JSON.stringify(sizes) });
  return { server, load: await BareLoad.enter(server, pairs, sizes) };
}

async function enterTheirs(pairs: number, library: string): Promise<Contestant> {
  const server = await TheirLoad.start(library);
  return { server, load: new TheirLoad(library, server, pairs) };
}

/** Durable turns per second of a server's processor time: ours, a bare one and boardgame.io, alternately. */
export async function throughput(plan: Plan, tell: (line: string) => void): Promise<Throughput> {
  const library = plan.theirs ? fetchLibrary() : undefined;
  if (plan.theirs && library === undefined) tell('boardgame.io could not be fetched and is left out');
  const ours = await enterOurs(plan.pairs);
  await round(ours, plan.warmUp);
  const sizes = sizesSoFar(ours.server);
  tell(`characters of a turn: ${JSON.stringify(sizes)}`);
  const bare = await enterBare(plan.pairs, sizes);
  const theirs = library === undefined ? undefined : await enterTheirs(plan.pairs, library);
  for (const other of [bare, theirs]) if (other !== undefined) await round(other, plan.warmUp);
  const rounds: RoundOfAll[] = [];
  for (let at = 0; at < plan.rounds; at++) {
    const [first, second] = [await round(bare, plan.seconds), await round(ours, plan.seconds)];
    rounds.push({ bare: first, ours: second, theirs: theirs && (await round(theirs, plan.seconds)) });
    tell(lineOf(rounds[at]));
  }
  for (const contestant of [ours, bare, theirs]) {
    contestant?.load.close();
    await contestant?.server.stop();
  }
  if (library !== undefined) rmSync(library, { recursive: true });
  return summary(rounds);
}

interface RoundOfAll {
  readonly ours: Round;
  readonly bare: Round;
  readonly theirs: Round | undefined;
}

function summary(rounds: readonly RoundOfAll[]): Throughput {
  const milliseconds = rounds.flatMap(({ ours }) => ours.milliseconds);
  const theirs = rounds.flatMap((each) => each.theirs?.perCpuSecond ?? []);
  return {
    ratio: median(rounds.map(({ ours, bare }) => ours.perCpuSecond / bare.perCpuSecond)),
    ours: median(rounds.map(({ ours }) => ours.perCpuSecond)),
    bare: median(rounds.map(({ bare }) => bare.perCpuSecond)),
    theirs: theirs.length === 0 ? undefined : median(theirs),
    p50: percentile(milliseconds, 50),
    p99: percentile(milliseconds, 99),
  };
}

const shown = ({ perCpuSecond, perCommit }: Round): string =>
  `${perCpuSecond.toFixed(0)} (${(1e6 / perCpuSecond).toFixed(0)} µs a turn, ${perCommit.toFixed(0)} turns a commit)`;

function lineOf({ ours, bare, theirs }: RoundOfAll): string {
  const ratio = (ours.perCpuSecond / bare.perCpuSecond).toFixed(2);
  const beside = theirs === undefined ? '' : `; boardgame.io ${theirs.perCpuSecond.toFixed(0)}, nothing of it stored`;
  return `turns per CPU second: ours ${shown(ours)}, bare ${shown(bare)}, ratio ${ratio}${beside}`;
}
