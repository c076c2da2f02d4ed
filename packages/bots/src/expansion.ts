import { type Choice, type Game, type Heuristics, MOST_CHOICES, newChoices, type State } from '@interregnum/kernel';
import { OfferedChoices, OVERLOOKED } from './selection.ts';
import { NONE, type Tree } from './tree.ts';

/** How much less easily the choice that looks best is overlooked. */
const OBVIOUS = 1 / 2;
/** How far the priors of two bots may differ, so that no two games are the same. */
const NOISE = 0.4;

/** Expands nodes of the tree: gives them an edge for every choice, with a prior, but for those that are overlooked. */
export class Expansion {
  /** The choices that were on offer in the world that was looked at last. */
  readonly offer = new OfferedChoices(MOST_CHOICES);
  private readonly game: Game;
  private readonly heuristics: Heuristics;
  private readonly oversight: number;
  private readonly noiseSeed: number;
  private readonly choices = newChoices();
  private readonly weights = new Float64Array(MOST_CHOICES);

  /** `oversight` is the chance that a choice does not come to mind; `noiseSeed` tells one bot from the next. */
  constructor(game: Game, heuristics: Heuristics, oversight: number, noiseSeed: number) {
    this.game = game;
    this.heuristics = heuristics;
    this.oversight = oversight;
    this.noiseSeed = noiseSeed;
  }

  /** Gives a node an edge for every choice on offer in a world. False if there is no room. */
  addOffered(tree: Tree, node: number, world: State): boolean {
    const { choices, offer } = this;
    const count = this.game.legal(world, choices);
    const mark = ++offer.mark;
    for (let i = 0; i < count; i++) offer.marks[choices[i]] = mark;
    let missing = count;
    for (let edge = tree.first[node]; edge !== NONE; edge = tree.next[edge])
      if (offer.marks[tree.choice[edge]] === mark) missing--;
    if (missing === 0) return true;
    if (!tree.hasRoomFor(missing)) return false;
    this.addMissing(tree, node, world, count);
    return true;
  }

  private addMissing(tree: Tree, node: number, world: State, count: number): void {
    const { choices, weights } = this;
    this.heuristics.weigh(world, choices, count, weights);
    let sum = 0;
    let heaviest = 0;
    for (let i = 0; i < count; i++) {
      sum += weights[i];
      if (weights[i] > weights[heaviest]) heaviest = i;
    }
    const isNew = tree.first[node] === NONE;
    const nearest = isNew ? this.nearestToMind(tree, node, count, heaviest) : NONE;
    for (let i = count - 1; i >= 0; i--) {
      if (!isNew && hasEdge(tree, node, choices[i])) continue;
      const noise = this.noise(tree, node, choices[i]);
      const comesToMind = i === nearest || noise >= this.overlooked(i === heaviest);
      const jitter = 1 + NOISE * (noise - 0.5);
      tree.grow(node, choices[i], comesToMind ? (jitter * weights[i]) / sum : OVERLOOKED);
    }
  }

  /** The chance that a choice is overlooked. */
  private overlooked(isHeaviest: boolean): number {
    return this.oversight * (isHeaviest ? OBVIOUS : 1);
  }

  /** What comes to mind whatever else is overlooked, of all that is worth a thought. */
  private nearestToMind(tree: Tree, node: number, count: number, heaviest: number): number {
    const { choices, weights } = this;
    let nearest = heaviest;
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < count; i++) {
      if (weights[i] === 0) continue;
      const margin = this.noise(tree, node, choices[i]) - this.overlooked(i === heaviest);
      if (margin >= 0) return i;
      if (margin > most) {
        most = margin;
        nearest = i;
      }
    }
    return nearest;
  }

  /** A number from 0 to 1 by which one bot differs from the next: always the same for a choice in the same position. */
  private noise(tree: Tree, node: number, choice: Choice): number {
    let h = Math.imul(tree.keyB[node] ^ this.noiseSeed, 0x85ebca6b) ^ Math.imul(choice + 1, 0x9e3779b1);
    h = Math.imul(h ^ (h >>> 15), 0xc2b2ae35);
    return ((h ^ (h >>> 13)) >>> 0) / 2 ** 32;
  }
}

function hasEdge(tree: Tree, node: number, choice: Choice): boolean {
  let edge = tree.first[node];
  while (edge !== NONE && tree.choice[edge] !== choice) edge = tree.next[edge];
  return edge !== NONE;
}
