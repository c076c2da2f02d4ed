import { NONE, type Tree } from './tree.ts';

/** How far below its node's average a choice is ranked that was never tried. */
const CAUTION = 0.05;

/** What is known of a node's edges together, those not offered left out. */
const sums = { visits: 0, total: 0, prior: 0 };

/** The prior of a choice that does not come to mind. */
export const OVERLOOKED = 0;

/** Marks which choices are on offer, without clearing the list each time: a choice is, if it has the current mark. */
export class OfferedChoices {
  readonly marks: Int32Array;
  mark = 0;

  constructor(choices: number) {
    this.marks = new Int32Array(choices);
  }
}

/**
 * The edge to follow: the one with the best average so far, raised by its prior the less it was tried (PUCT). Without
 * an offer all edges of the node are possible.
 */
export function selectEdge(tree: Tree, node: number, exploration: number, offer: OfferedChoices | undefined): number {
  addUp(tree, node, offer);
  const urge = sums.prior === 0 ? 0 : (exploration * Math.sqrt(sums.visits + 1)) / sums.prior;
  const untried = sums.visits === 0 ? 0.5 : sums.total / sums.visits - CAUTION;
  let best = NONE;
  let most = Number.NEGATIVE_INFINITY;
  for (let edge = tree.first[node]; edge !== NONE; edge = tree.next[edge]) {
    const prior = tree.prior[edge];
    if (prior === OVERLOOKED || (offer !== undefined && offer.marks[tree.choice[edge]] !== offer.mark)) continue;
    const visits = tree.visits[edge];
    const hope = (visits === 0 ? untried : tree.total[edge] / visits) + (urge * prior) / (1 + visits);
    if (hope > most) {
      most = hope;
      best = edge;
    }
  }
  return best === NONE ? anyOffered(tree, node, offer) : best;
}

function addUp(tree: Tree, node: number, offer: OfferedChoices | undefined): void {
  sums.visits = 0;
  sums.total = 0;
  sums.prior = 0;
  for (let edge = tree.first[node]; edge !== NONE; edge = tree.next[edge]) {
    if (offer !== undefined && offer.marks[tree.choice[edge]] !== offer.mark) continue;
    sums.visits += tree.visits[edge];
    sums.total += tree.total[edge];
    sums.prior += tree.prior[edge];
  }
}

/** If everything on offer is overlooked, the first of it comes to mind after all. */
function anyOffered(tree: Tree, node: number, offer: OfferedChoices | undefined): number {
  let edge = tree.first[node];
  while (edge !== NONE && offer !== undefined && offer.marks[tree.choice[edge]] !== offer.mark) edge = tree.next[edge];
  return edge;
}
