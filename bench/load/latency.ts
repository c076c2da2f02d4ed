import { setTimeout as sleep } from 'node:timers/promises';
import { FastRandom } from '@interregnum/kernel';
import { forEachOf, OurLoad } from './loads.ts';
import { MeasuredServer } from './measured-server.ts';
import type { Pair } from './pair.ts';
import { percentile } from './percentile.ts';
import { Player } from './player.ts';

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
}

/** Milliseconds that somebody thinks about a turn, at most. */
const THINKING = 800;

/** Plays with pauses to think for so long; when each turn was acknowledged. */
async function playAtLeisure(pairs: readonly Pair[], seconds: number, random: FastRandom): Promise<number[]> {
  const end = performance.now() + 1000 * seconds;
  const milliseconds: number[] = [];
  const play = async (pair: Pair): Promise<void> => {
    for (;;) {
      await sleep(random.below(THINKING));
      if (performance.now() > end) return;
      milliseconds.push(await pair.takeTurn());
      if (!pair.isReady) await pair.meet(1);
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

/** How long a turn takes among many who do nothing and many who think; alone, and while bots think as well. */
export async function latency(plan: LatencyPlan, tell: (line: string) => void): Promise<Latency> {
  const server = await MeasuredServer.start();
  const idle: Player[] = [];
  await forEachOf([...Array(plan.idle).keys()], async () => void idle.push(await Player.enter(server.port)));
  const load = await OurLoad.enter(server, plan.pairs, 1);
  await load.prepare();
  const bots = await BotGames.enter(server.port, plan.bots);
  const connections = plan.idle + 2 * plan.pairs;
  tell(`${connections} connections, ${plan.pairs} matches in play, ${plan.bots} tables with bots`);
  const random = new FastRandom('thinking');
  await playAtLeisure(load.pairs, plan.seconds, random);
  const [alone, withBots]: [number[], number[]] = [[], []];
  for (let round = 0; round < plan.rounds; round++) {
    const first = await playAtLeisure(load.pairs, plan.seconds, random);
    bots.begin();
    const second = await playAtLeisure(load.pairs, plan.seconds, random);
    await bots.end();
    tell(`milliseconds: ${shown(first)}; with bots ${shown(second)}`);
    alone.push(...first);
    withBots.push(...second);
  }
  load.close();
  bots.close();
  for (const player of idle) player.close();
  await server.stop();
  return { connections, alone: timesOf(alone), withBots: timesOf(withBots) };
}

const shown = (milliseconds: readonly number[]): string => {
  const { p50, p99 } = timesOf(milliseconds);
  return `p50 ${p50.toFixed(1)}, p99 ${p99.toFixed(1)} (${milliseconds.length} turns)`;
};
