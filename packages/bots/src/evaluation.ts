import type { Choice, Game, Seat, State } from '@interregnum/kernel';
import { NONE, type Tree } from './tree.ts';

/** What was found out about a choice. */
export interface Candidate {
  readonly choice: Choice;
  /** The share of the victory it promises to the seat to act. */
  readonly value: number;
  /** How often it was tried; 0 if it was proven without. */
  readonly visits: number;
}

/** A choice on the way that the game is expected to take. */
export interface ExpectedChoice {
  readonly seat: Seat;
  readonly choice: Choice;
  /** The choice in notation: what its number means depends on the state it is made in. */
  readonly text: string;
}

/** What a bot found out about a position. */
export interface Evaluation {
  readonly best: Choice;
  /** The share of the victory that the seat to act may hope for, from 0 to 1. */
  readonly value: number;
  /** Whether that is proven. */
  readonly exact: boolean;
  /** The choices that came to mind, the best first. */
  readonly candidates: readonly Candidate[];
  /** What is expected to be chosen, one after another, from `best` on. */
  readonly line: readonly ExpectedChoice[];
}

/** What was found out about each choice of a node that came to mind, the one most tried first. */
export function candidatesAt(tree: Tree, node: number): Candidate[] {
  const list: Candidate[] = [];
  for (let edge = tree.first[node]; edge !== NONE; edge = tree.next[edge]) {
    const visits = tree.visits[edge];
    if (visits > 0) list.push({ choice: tree.choice[edge], value: tree.total[edge] / visits, visits });
  }
  return list.sort((a, b) => b.visits - a.visits || b.value - a.value || a.choice - b.choice);
}

/** Below this many visits nothing can be said about what is expected. */
const TELLING = 8;

/** The choices most tried, one after another, as far as they are possible in a world and tell anything. Plays in it. */
export function mainLine(
  game: Game,
  tree: Tree,
  root: number,
  world: State,
  childOf: (s: State) => number,
): ExpectedChoice[] {
  const line: ExpectedChoice[] = [];
  let node = root;
  for (
    let [best] = candidatesAt(tree, node);
    best !== undefined && best.visits >= TELLING;
    [best] = candidatesAt(tree, node)
  ) {
    const seat = game.toAct(world);
    const text = game.notation.write(world, best.choice);
    if (text === undefined || game.refusal(world, text) !== undefined) break;
    line.push({ seat, choice: best.choice, text });
    game.play(world, best.choice);
    node = childOf(world);
    if (node === NONE) break;
  }
  return line;
}
