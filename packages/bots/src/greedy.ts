import {
  type Choice,
  type Choices,
  FastRandom,
  type Game,
  type Heuristics,
  newChoices,
  type Seat,
  type State,
} from '@interregnum/kernel';
import type { Bot } from './bot.ts';
import type { Evaluation } from './evaluation.ts';

/** Ways to complete a turn that are looked at for each choice, and worlds in which that is done where something is hidden. */
const WAYS = 20_000;
const WORLDS = 8;

/**
 * Looks at every way to complete its turn, judges where each leads, and takes the best: one turn deep, nothing of what
 * others may answer.
 */
export class Greedy implements Bot {
  readonly timeShare = 1;
  private readonly game: Game;
  private readonly heuristics: Heuristics;
  private readonly random: FastRandom;
  private readonly legal = newChoices();
  private readonly rooms: { readonly state: State; readonly choices: Choices }[] = [];
  private readonly shares = new Float64Array(8);
  private best = -1;
  private left = 0;

  constructor(game: Game, heuristics: Heuristics, seed: string) {
    this.game = game;
    this.heuristics = heuristics;
    this.random = new FastRandom(seed);
  }

  observe(seen: State): void {
    const count = this.game.legal(seen, this.legal);
    this.best = this.legal[0];
    if (count > 1) this.best = this.bestOf(seen, count);
  }

  think(): boolean {
    return false;
  }

  choice(): Choice {
    return this.best;
  }

  evaluation(): Evaluation | undefined {
    return undefined;
  }

  private bestOf(seen: State, count: number): Choice {
    const { game } = this;
    const values = new Float64Array(count);
    const worlds = this.game.hides(this.game.optionsOf(seen)) ? WORLDS : 1;
    const seat = game.toAct(seen);
    for (let world = 0; world < worlds; world++) {
      const full = game.imagine(seen, this.random);
      const next = new Int32Array(game.size);
      for (let i = 0; i < count; i++) {
        next.set(full);
        game.play(next, this.legal[i]);
        this.left = WAYS / count;
        values[i] += this.promise(next, seat, game.turn(full), 0);
      }
    }
    return this.legal[this.anyBest(values)];
  }

  /** The best that can be made of the rest of a turn. */
  private promise(s: State, seat: Seat, turn: number, depth: number): number {
    const { game } = this;
    if (game.turn(s) !== turn || game.toAct(s) !== seat || this.left-- <= 0) {
      this.heuristics.judge(s, this.shares);
      return this.shares[seat];
    }
    this.rooms[depth] ??= { state: new Int32Array(game.size), choices: newChoices() };
    const { state, choices } = this.rooms[depth];
    const count = game.legal(s, choices);
    let most = 0;
    for (let i = 0; i < count; i++) {
      state.set(s);
      game.play(state, choices[i]);
      most = Math.max(most, this.promise(state, seat, turn, depth + 1));
    }
    return most;
  }

  /** One of the greatest values, each equally likely. */
  private anyBest(values: Float64Array): number {
    const most = Math.max(...values);
    const equals = [...values.keys()].filter((i) => values[i] > most - 1e-9);
    return equals[this.random.below(equals.length)];
  }
}
