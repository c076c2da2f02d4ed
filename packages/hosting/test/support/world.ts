import { decide, newBot } from '@interregnum/bots';
import { findGame, heuristicsOf } from '@interregnum/games/all';
import type { Game } from '@interregnum/kernel';
import { decideIn, newDraft, seenIn, textsOf } from '@interregnum/match';
import { type Hex, hexOf, sha256 } from '@interregnum/record';
import {
  type BotQuestion,
  type Bots,
  type Chance,
  dealsWith,
  Host,
  type HostSettings,
  type Ports,
  type Push,
  type PushDevice,
  type PushResult,
} from '../../src/index.ts';
import { MemoryStore } from './memory-store.ts';
import { SimulatedClock } from './simulated-clock.ts';

export const hexFrom = (text: string): Hex => hexOf(sha256(new TextEncoder().encode(text)));

/** 22 characters that look like an id, always the same ones for a name. */
export const idFrom = (name: string): string => hexFrom(name).slice(0, 22);

/** Chance that comes out the same every time. */
function seededChance(seed: string): Chance {
  let drawn = 0;
  return { id: () => idFrom(`${seed} id ${drawn++}`), hex: () => hexFrom(`${seed} hex ${drawn++}`) };
}

export function gameOf(id: string, rules?: number): Game {
  const game = findGame(id, rules);
  if (game === undefined) throw new Error(`no game ${id}`);
  return game;
}

/** Bots that answer at once, unless a test lets them wait or fail. */
class TestBots implements Bots {
  readonly asked: BotQuestion[] = [];
  readonly forgotten: string[] = [];
  /** What has to happen before the answer. */
  before: (question: BotQuestion) => Promise<void> = async () => {};

  async takeTurn(question: BotQuestion): Promise<readonly string[]> {
    this.asked.push(question);
    await this.before(question);
    const game = gameOf(question.game, question.rules);
    const bot = newBot(game, heuristicsOf(game), 'random', question.memory);
    let draft = newDraft(game, question.seen);
    while (!draft.isComplete) {
      const seen = seenIn(draft);
      draft = decideIn(draft, game.notation.write(seen, decide(bot, seen)));
    }
    return textsOf(draft);
  }

  forget(memory: string): void {
    this.forgotten.push(memory);
  }
}

/** A push service that notes what it is sent; devices whose address ends so are gone, or fail. */
class TestPush implements Push {
  readonly key = 'B'.repeat(87);
  readonly sent: string[] = [];

  accepts(endpoint: string): boolean {
    return endpoint.startsWith('https://push.example/');
  }

  async send({ endpoint }: PushDevice, message: string): Promise<PushResult> {
    this.sent.push(`${endpoint} ${message}`);
    return (['gone', 'failed', 'busy'] as const).find((result) => endpoint.endsWith(result)) ?? 'sent';
  }
}

/** Everything that a host needs, simulated. */
export interface World extends Ports {
  readonly store: MemoryStore;
  readonly clock: SimulatedClock;
  readonly bots: TestBots;
  readonly push: TestPush;
  readonly notes: string[];
  readonly host: Host;
}

export function newWorld(seed = 'world', settings: Partial<HostSettings> = {}, given: Partial<Ports> = {}): World {
  const notes: string[] = [];
  const ports = {
    store: new MemoryStore(),
    clock: new SimulatedClock(),
    chance: seededChance(seed),
    deals: dealsWith(),
    bots: new TestBots(),
    push: new TestPush(),
    note: (event: string, values = {}) => void notes.push(JSON.stringify([event, values])),
    ...given,
  } as Omit<World, 'host'>;
  return { ...ports, notes, host: new Host(ports, settings) };
}

/** The same world after its host has gone: another one over the same store. */
export const restarted = (world: World, settings: Partial<HostSettings> = {}): World => {
  const { host: _, ...ports } = world;
  return { ...ports, host: new Host(ports, settings) };
};
