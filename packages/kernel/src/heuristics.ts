import type { Random } from './random.ts';
import type { Choice, Choices, State } from './state.ts';

/** What perfect play leads to. */
export interface Solution {
  /** A choice that no other one beats. */
  readonly best: Choice;
  /** The share of the victory that the seat to act gets: 1 won, 0 lost, between them drawn or shared. */
  readonly value: number;
  /** The same for every legal choice whose result was proven; `best` is among them. */
  readonly values: ReadonlyMap<Choice, number>;
  /** Positions looked at. */
  readonly nodes: number;
}

/**
 * What a game tells a search: how a position looks to a player who knows the game. It changes nothing of what is
 * legal, and all of it may be wrong but `judge` once the game is over. States are full; none of it allocates but `solve`.
 */
export interface Heuristics {
  /** Each seat's share of the victory, from 0 to 1: exact once the game is over, until then an estimate. */
  judge(s: State, shares: Float64Array): void;
  /** Plays on, as a player in a hurry might, until `judge` can be trusted or the game is over. */
  playOut(s: State, random: Random): void;
  /**
   * How promising each of `count` choices looks at first sight: positive numbers, of which only the ratios matter, or 0 for a
   * choice beside which another one is never worse. Never 0 for all of them.
   */
  weigh(s: State, choices: Choices, count: number, weights: Float64Array): void;
  /** What everybody can see, copied from one state into another; the rest is left alone. Called only where something is hidden. */
  copyPublic(from: State, into: State): void;
  /** Whether nothing is hidden from the seat to act any more, and so little is left that its result may be proven. */
  isLate(seen: State): boolean;
  /** A proof by means of the game's own; without it everything is looked at. Undefined if `budget` positions do not suffice. */
  solve?(s: State, budget: number): Solution | undefined;
}
