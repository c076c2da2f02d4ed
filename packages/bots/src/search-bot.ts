import {
  type Choice,
  FastRandom,
  type Game,
  type Heuristics,
  newChoices,
  type Solution,
  type State,
} from '@interregnum/kernel';
import type { Bot } from './bot.ts';
import type { Evaluation } from './evaluation.ts';
import { prove } from './prove.ts';
import { Search, type SearchOptions } from './search.ts';
import { TimeShare } from './time-share.ts';

/** How much a bot may think about one turn, and how. */
export interface SearchBotOptions extends SearchOptions {
  /** Iterations of the search for a whole turn; Infinity where only time counts. */
  readonly iterations: number;
  /** Positions that may be looked at to prove a result; 0 if nothing is ever proven. */
  readonly proofs: number;
}

/** Iterations of one call of `think`, between which messages come in. */
const ITERATIONS_AT_ONCE = 128;
/** Positions of the first attempt at a proof; each further one may look at so many times more. */
const FIRST_PROOF = 20_000;
const FURTHER = 4;
/** Edges of a tree, at most: with its spare it takes 109 MB. */
const MOST_EDGES = 1 << 20;

/** A tree that is large enough for what may be thought, but not larger. */
function capacityFor(iterations: number): number {
  const wanted = Math.min(MOST_EDGES, 64 * iterations);
  return Math.max(1 << 12, 2 ** Math.ceil(Math.log2(wanted)));
}

/** A bot that searches, and proves what can be proven. */
export class SearchBot implements Bot {
  private readonly game: Game;
  private readonly heuristics: Heuristics;
  private readonly options: SearchBotOptions;
  private readonly search: Search;
  private readonly turnTime = new TimeShare();
  private readonly legal = newChoices();
  private count = 0;
  /** Whether there is nothing to think about. */
  private idle = false;
  private left = 0;
  private spent = 0;
  /** A world in which something might be proven, what the next attempt may cost, and what came of the last one. */
  private world: State | undefined;
  private proof = 0;
  private solution: Solution | undefined;

  constructor(game: Game, heuristics: Heuristics, options: SearchBotOptions, seed: string) {
    this.game = game;
    this.heuristics = heuristics;
    this.options = options;
    this.search = new Search(game, heuristics, options, seed, capacityFor(options.iterations));
  }

  get timeShare(): number {
    return this.turnTime.share;
  }

  observe(seen: State, isOnlyDecision = false): void {
    const { game, options } = this;
    this.turnTime.nextDecision(game.turn(seen), isOnlyDecision);
    this.count = game.legal(seen, this.legal);
    this.idle = this.count < 2 && !isOnlyDecision;
    this.spent = 0;
    this.left = Math.ceil(options.iterations * this.turnTime.share);
    this.search.observe(seen);
    this.runIterations(1);
    this.solution = undefined;
    this.world = !this.idle && options.proofs > 0 && this.heuristics.isLate(seen) ? this.onlyWorld(seen) : undefined;
    this.proof = Math.min(FIRST_PROOF, options.proofs);
  }

  /** The world as it is: by the time that something can be proven, nothing is hidden any more. */
  private onlyWorld(seen: State): State {
    return this.game.imagine(seen, new FastRandom('only world'));
  }

  /** Tries to prove a result, and if that fails, the next time with more effort. */
  private tryToProve(world: State): void {
    const { game, heuristics, options, proof } = this;
    this.solution =
      heuristics.solve?.(world, proof) ?? (heuristics.solve ? undefined : prove(game, heuristics, world, proof));
    if (proof >= options.proofs) this.world = undefined;
    this.proof = Math.min(proof * FURTHER, options.proofs);
  }

  private runIterations(iterations: number): void {
    this.search.runIterations(iterations);
    this.spent += iterations;
    this.left -= iterations;
  }

  think(): boolean {
    if (this.idle || this.solution !== undefined) return false;
    if (this.world !== undefined) {
      this.tryToProve(this.world);
      return this.solution === undefined;
    }
    if (this.left <= 0) return false;
    this.runIterations(Math.min(ITERATIONS_AT_ONCE, this.left));
    return this.left > 0 && !this.isSettled();
  }

  /** Whether no other choice can still overtake the best one. */
  private isSettled(): boolean {
    const [best, second] = this.search.candidates();
    return second !== undefined && best.visits - second.visits > this.left;
  }

  choice(): Choice {
    if (this.solution !== undefined) return this.solution.best;
    return this.count === 1 ? this.legal[0] : (this.search.candidates()[0]?.choice ?? this.legal[0]);
  }

  evaluation(): Evaluation {
    const { solution } = this;
    if (solution !== undefined) return proven(solution);
    const candidates = this.search.candidates();
    const best = candidates[0] ?? { choice: this.legal[0], value: 0.5 };
    return { best: best.choice, value: best.value, exact: false, candidates, line: this.search.mainLine() };
  }
}

function proven({ best, value, values }: Solution): Evaluation {
  const candidates = [...values]
    .map(([choice, its]) => ({ choice, value: its, visits: 0 }))
    .sort((a, b) => Number(b.choice === best) - Number(a.choice === best) || b.value - a.value || a.choice - b.choice);
  return { best, value, exact: true, candidates, line: [] };
}
