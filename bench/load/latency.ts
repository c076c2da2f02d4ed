import { setTimeout as sleep } from 'node:timers/promises';
import { FastRandom } from '@interregnum/kernel';
import { BareClient, BareLoad, forEachOf, newBareMatch, OurLoad } from './loads.ts';
import { BARE, MeasuredServer } from './measured-server.ts';
import type { Pair } from './pair.ts';
import { percentile } from './percentile.ts';
import { Player } from './player.ts';
import { type Sizes, sizesSoFar } from './sizes.ts';

export interface LatencyPlan {
  readonly idle: number;
  readonly pairs: number;
  /** Tables of a person and a bot, whose turns are always the bot's next but one. */
  readonly bots: number;
  readonly rounds: number;
  /** Of the clock, for each round. */
  readonly seconds: number;
}

/** Milliseconds from sending a turn to its acknowledgement. */
interface Times {
  readonly p50: number;
  readonly p99: number;
}

export interface Latency {
  readonly connections: number;
  readonly alone: Times;
  readonly withBots: Times;
  /** The bare server, with as many connections and as many who think as long. */
  readonly bare: Times;
}

/** Milliseconds that somebody thinks about a turn, at most. */
const THINKING = 800;

/** Whoever takes turns: of ours, or of the bare server. */
type AnyPair = Pick<Pair, 'takeTurn'> & Partial<Pick<Pair, 'isReady' | 'meet'>>;

/** Plays with pauses to think for so long; when each turn was acknowledged. */
async function playAtLeisure(pairs: readonly AnyPair[], seconds: number, random: FastRandom): Promise<number[]> {
  const end = performance.now() + 1000 * seconds;
  const milliseconds: number[] = [];
  const play = async (pair: AnyPair): Promise<void> => {
    for (;;) {
      await sleep(random.below(THINKING));
      if (performance.now() > end) return;
      milliseconds.push(await pair.takeTurn());
      if (pair.isReady === false) await pair.meet?.(1);
    }
  };
  await Promise.all(pairs.map(play));
  return milliseconds;
}

/** People who play against the strongest bot as fast as it answers, until they are told to stop. */
class BotGames {
  private readonly players: Player[];
  private readonly random = new FastRandom('bots');
  private playing: Promise<void> | undefined;
  private isOver = false;

  private constructor(players: Player[]) {
    this.players = players;
  }

  static async enter(port: number, count: number): Promise<BotGames> {
    const players = await Promise.all(Array.from({ length: count }, () => Player.enter(port)));
    return new BotGames(players);
  }

  begin(): void {
    this.isOver = false;
    this.playing = Promise.all(this.players.map((player) => this.play(player))).then(() => {});
  }

  async end(): Promise<void> {
    this.isOver = true;
    await this.playing;
  }

  close(): void {
    for (const player of this.players) player.close();
  }

  private async play(player: Player): Promise<void> {
    while (!this.isOver) {
      const { place } = await player.create({ bot: 'regent' });
      await place.until(() => place.phase === 'playing');
      while (!this.isOver && place.phase === 'playing') {
        await place.until(() => place.isToAct || place.phase === 'over');
        if (place.isToAct) await player.turn(place, place.randomTurn(this.random));
        await place.until(() => !place.isToAct);
      }
      await player.leave(place);
    }
  }
}

const timesOf = (milliseconds: readonly number[]): Times => ({
  p50: percentile(milliseconds, 50),
  p99: percentile(milliseconds, 99),
});

/** The bare server with as many connections, and a load of as many pairs. */
async function enterBare({ idle, pairs }: LatencyPlan, sizes: Sizes) {
  const server = await MeasuredServer.start(BARE, { SIZES: JSON.stringify(sizes) });
  const clients: BareClient[] = [];
  await forEachOf([...Array(idle).keys()], async () => {
    clients.push(await BareClient.enter(server.port, newBareMatch(), sizes.sent));
  });
  const load = await BareLoad.enter(server, pairs, sizes);
  const close = async (): Promise<void> => {
    load.close();
    for (const client of clients) client.close();
    await server.stop();
  };
  return { load, close };
}

/** Many who do nothing, and many who think, at a server of ours. */
async function enterOurs(plan: LatencyPlan) {
  const server = await MeasuredServer.start();
  const idle: Player[] = [];
  await forEachOf([...Array(plan.idle).keys()], async () => void idle.push(await Player.enter(server.port)));
  const load = await OurLoad.enter(server, plan.pairs, 1);
  await load.prepare();
  const bots = await BotGames.enter(server.port, plan.bots);
  const close = async (): Promise<void> => {
    load.close();
    bots.close();
    for (const player of idle) player.close();
    await server.stop();
  };
  return { server, load, bots, close };
}

/**
 * How long a turn takes among many who do nothing and many who think; alone, and while bots think as well; and at the bare
 * server, which says what the machine and its disk do to any server.
 */
export async function latency(plan: LatencyPlan, tell: (line: string) => void): Promise<Latency> {
  const ours = await enterOurs(plan);
  const connections = plan.idle + 2 * plan.pairs;
  tell(`${connections} connections, ${plan.pairs} matches in play, ${plan.bots} tables with bots`);
  const random = new FastRandom('thinking');
  const play = (pairs: readonly AnyPair[]): Promise<number[]> => playAtLeisure(pairs, plan.seconds, random);
  await play(ours.load.pairs);
  const bare = await enterBare(plan, sizesSoFar(ours.server));
  await play(bare.load.pairs);
  const [alone, withBots, atBare]: [number[], number[], number[]] = [[], [], []];
  for (let round = 0; round < plan.rounds; round++) {
    const reference = await play(bare.load.pairs);
    const first = await play(ours.load.pairs);
    ours.bots.begin();
    const second = await play(ours.load.pairs);
    await ours.bots.end();
    tell(`milliseconds: ${shown(first)}; with bots ${shown(second)}; the bare server ${shown(reference)}`);
    alone.push(...first);
    withBots.push(...second);
    atBare.push(...reference);
  }
  await ours.close();
  await bare.close();
  return { connections, alone: timesOf(alone), withBots: timesOf(withBots), bare: timesOf(atBare) };
}

const shown = (milliseconds: readonly number[]): string => {
  const { p50, p99 } = timesOf(milliseconds);
  return `p50 ${p50.toFixed(1)}, p99 ${p99.toFixed(1)} (${milliseconds.length} turns)`;
};
