import { type Choice, type Choices, FastRandom, type Game, newChoices, type State } from '@interregnum/kernel';
import type { Bot } from './bot.ts';

/** Takes any choice, each equally likely: a card first, then what to do with it. */
export class RandomChoices implements Bot {
  readonly timeShare = 1;
  private readonly game: Game;
  private readonly random: FastRandom;
  private picked = -1;

  constructor(game: Game, seed: string) {
    this.game = game;
    this.random = new FastRandom(seed);
  }

  observe(seen: State): void {
    this.picked = this.game.pick(seen, this.random);
  }

  think(): boolean {
    return false;
  }

  choice(): Choice {
    return this.picked;
  }

  evaluation(): undefined {
    return undefined;
  }
}

/** Ways to complete a turn that are counted; of longer turns only the choice at hand is taken at random. */
const MOST_WAYS = 200_000;

/** Takes any way to complete its turn, each equally likely: a card that can be used in many ways is played more often. */
export class RandomTurns implements Bot {
  readonly timeShare = 1;
  private readonly game: Game;
  private readonly random: FastRandom;
  private readonly legal = newChoices();
  private readonly rooms: { readonly state: State; readonly choices: Choices }[] = [];
  private picked = -1;
  private left = 0;

  constructor(game: Game, seed: string) {
    this.game = game;
    this.random = new FastRandom(seed);
  }

  observe(seen: State): void {
    const { game } = this;
    const count = game.legal(seen, this.legal);
    const full = game.imagine(seen, this.random);
    const next = new Int32Array(game.size);
    const ways = new Float64Array(count);
    this.left = MOST_WAYS;
    for (let i = 0; i < count; i++) {
      next.set(full);
      game.play(next, this.legal[i]);
      ways[i] = this.waysOn(next, game.toAct(full), game.turn(full), 0);
    }
    if (this.left <= 0) ways.fill(1);
    const at = this.random.below(ways.reduce((sum, n) => sum + n, 0));
    let choice = 0;
    for (let before = ways[0]; before <= at; before += ways[choice]) choice++;
    this.picked = this.legal[choice];
  }

  think(): boolean {
    return false;
  }

  choice(): Choice {
    return this.picked;
  }

  evaluation(): undefined {
    return undefined;
  }

  /** In how many ways a turn can be completed. */
  private waysOn(s: State, seat: number, turn: number, depth: number): number {
    const { game } = this;
    if (game.turn(s) !== turn || game.toAct(s) !== seat || this.left-- <= 0) return 1;
    this.rooms[depth] ??= { state: new Int32Array(game.size), choices: newChoices() };
    const { state, choices } = this.rooms[depth];
    const count = game.legal(s, choices);
    let ways = 0;
    for (let i = 0; i < count; i++) {
      state.set(s);
      game.play(state, choices[i]);
      ways += this.waysOn(state, seat, turn, depth + 1);
    }
    return ways;
  }
}
