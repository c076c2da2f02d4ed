import {
  type Choice,
  type Choices,
  type Game,
  type Heuristics,
  NO_SEAT,
  newChoices,
  type Seat,
  type Solution,
  type State,
} from '@interregnum/kernel';
import { keyA, keyB } from './key.ts';

/** Thrown when the budget is spent, caught by `prove`. */
class Spent extends Error {}

const WON = 1;
const LOST = 0;

/** What is known of positions: bounded, and a newer one takes the place of an older one. */
const ROOM = 1 << 16;

/**
 * Looks at everything that can still happen, for two seats from which nothing is hidden: what one seat gets, the other does not.
 * Undefined if `budget` positions do not suffice.
 */
export function prove(game: Game, heuristics: Heuristics, s: State, budget: number): Solution | undefined {
  const prover = new Prover(game, heuristics, budget);
  const seat = game.toAct(s);
  const choices = newChoices();
  const count = game.legal(s, choices);
  const values = new Map<Choice, number>();
  const next = new Int32Array(game.size);
  try {
    for (let i = 0; i < count; i++) {
      next.set(s);
      game.play(next, choices[i]);
      values.set(choices[i], prover.shareOf(next, seat, LOST, WON));
    }
  } catch (problem) {
    if (!(problem instanceof Spent)) throw problem;
    // A choice that wins needs no comparison.
    if (![...values.values()].includes(WON)) return undefined;
  }
  const value = Math.max(...values.values());
  const best = [...values].find(([, its]) => its === value)?.[0] as Choice;
  return { best, value, values, nodes: prover.nodes };
}

class Prover {
  nodes = 0;
  private readonly game: Game;
  private readonly heuristics: Heuristics;
  private readonly budget: number;
  private readonly rooms: { readonly state: State; readonly choices: Choices }[] = [];
  private readonly shares = new Float64Array(8);
  /** By place: the key of a position, and between what its share for seat 0 lies. */
  private readonly keys = new Int32Array(2 * ROOM);
  private readonly bounds = new Float64Array(2 * ROOM);

  constructor(game: Game, heuristics: Heuristics, budget: number) {
    this.game = game;
    this.heuristics = heuristics;
    this.budget = budget;
  }

  /** What a seat gets; if that is not between `least` and `most`, only that it is not. */
  shareOf(s: State, seat: Seat, least: number, most: number): number {
    return seat === 0 ? this.share(s, 0, least, most) : WON - this.share(s, 0, WON - most, WON - least);
  }

  /** What seat 0 gets, by alpha-beta: seat 0 chooses for more, seat 1 for less. */
  private share(s: State, depth: number, least: number, most: number): number {
    const { game } = this;
    const seat = game.toAct(s);
    if (seat === NO_SEAT) {
      this.heuristics.judge(s, this.shares);
      return this.shares[0];
    }
    if (++this.nodes > this.budget) throw new Spent();
    const [a, b] = [keyA(s, game.facts), keyB(s, game.facts)];
    const place = (a & (ROOM - 1)) * 2;
    const known = this.keys[place] === a && this.keys[place + 1] === b;
    if (known && (this.bounds[place] === this.bounds[place + 1] || this.bounds[place] >= most))
      return this.bounds[place];
    if (known && this.bounds[place + 1] <= least) return this.bounds[place + 1];
    const value = this.bestShare(s, seat, depth, least, most);
    this.keys[place] = a;
    this.keys[place + 1] = b;
    this.bounds[place] = value > least ? value : LOST;
    this.bounds[place + 1] = value < most ? value : WON;
    return value;
  }

  private bestShare(s: State, seat: Seat, depth: number, least: number, most: number): number {
    const { game } = this;
    this.rooms[depth] ??= { state: new Int32Array(game.size), choices: newChoices() };
    const { state, choices } = this.rooms[depth];
    const count = game.legal(s, choices);
    let [low, high] = [least, most];
    let best = seat === 0 ? LOST : WON;
    for (let i = 0; i < count && low < high; i++) {
      state.set(s);
      game.play(state, choices[i]);
      const value = this.share(state, depth + 1, low, high);
      if (seat === 0) {
        best = Math.max(best, value);
        low = Math.max(low, best);
      } else {
        best = Math.min(best, value);
        high = Math.min(high, best);
      }
      if (best === (seat === 0 ? WON : LOST)) break;
    }
    return best;
  }
}
