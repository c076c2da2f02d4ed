/** Stands for no node and for no edge. */
export const NONE = 0;

/**
 * A tree of decisions, in flat arrays. A node is a position that was met; its edges are the choices known there. Nodes
 * are found by a key of two words, so that paths which lead to the same position share what was learnt.
 */
export class Tree {
  readonly capacity: number;
  nodes = 1;
  edges = 1;

  /** By node: its key, the first of its edges, how often iterations came through it, and the next node in its bucket. */
  readonly keyA: Int32Array;
  readonly keyB: Int32Array;
  readonly first: Int32Array;
  readonly nodeVisits: Int32Array;
  private readonly nextInBucket: Int32Array;
  private readonly buckets: Int32Array;

  /** By edge: its choice, the node it led to last, how often it was taken, what that brought in all, its prior, the next edge. */
  readonly choice: Int32Array;
  readonly child: Int32Array;
  readonly visits: Int32Array;
  readonly total: Float64Array;
  readonly prior: Float32Array;
  readonly next: Int32Array;

  /** Room for `capacity` edges, a power of two, and as many nodes: 52 bytes for each. */
  constructor(capacity: number) {
    this.capacity = capacity;
    this.keyA = new Int32Array(capacity);
    this.keyB = new Int32Array(capacity);
    this.first = new Int32Array(capacity);
    this.nodeVisits = new Int32Array(capacity);
    this.nextInBucket = new Int32Array(capacity);
    this.buckets = new Int32Array(capacity);
    this.choice = new Int32Array(capacity);
    this.child = new Int32Array(capacity);
    this.visits = new Int32Array(capacity);
    this.total = new Float64Array(capacity);
    this.prior = new Float32Array(capacity);
    this.next = new Int32Array(capacity);
  }

  clear(): void {
    this.nodes = 1;
    this.edges = 1;
    this.buckets.fill(NONE);
  }

  /** The node with this key, NONE if it was never met. */
  find(a: number, b: number): number {
    let node = this.buckets[a & (this.capacity - 1)];
    while (node !== NONE && (this.keyA[node] !== a || this.keyB[node] !== b)) node = this.nextInBucket[node];
    return node;
  }

  /** A new node without edges; NONE if there is no room. */
  add(a: number, b: number): number {
    if (this.nodes === this.capacity) return NONE;
    const node = this.nodes++;
    const bucket = a & (this.capacity - 1);
    this.keyA[node] = a;
    this.keyB[node] = b;
    this.first[node] = NONE;
    this.nodeVisits[node] = 0;
    this.nextInBucket[node] = this.buckets[bucket];
    this.buckets[bucket] = node;
    return node;
  }

  hasRoomFor(edges: number): boolean {
    return this.edges + edges <= this.capacity;
  }

  /** A new edge, before all others of its node. */
  grow(node: number, choice: number, prior: number): number {
    const edge = this.edges++;
    this.choice[edge] = choice;
    this.child[edge] = NONE;
    this.visits[edge] = 0;
    this.total[edge] = 0;
    this.prior[edge] = prior;
    this.next[edge] = this.first[node];
    this.first[node] = edge;
    return edge;
  }
}

/** Clears a tree and takes over what another one knows from one of its nodes on. Returns that node in the new tree. */
export function transplant(from: Tree, root: number, into: Tree): number {
  into.clear();
  const known = new Int32Array(from.nodes);
  const waiting = [root];
  const moved = (node: number): number => {
    if (known[node] === NONE) {
      known[node] = into.add(from.keyA[node], from.keyB[node]);
      into.nodeVisits[known[node]] = from.nodeVisits[node];
      waiting.push(node);
    }
    return known[node];
  };
  const start = moved(root);
  waiting.shift();
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop())
    copyEdges(from, node, into, known[node], moved);
  return start;
}

function copyEdges(from: Tree, node: number, into: Tree, copy: number, moved: (node: number) => number): void {
  const edges: number[] = [];
  for (let edge = from.first[node]; edge !== NONE; edge = from.next[edge]) edges.push(edge);
  for (const edge of edges.reverse()) {
    const grown = into.grow(copy, from.choice[edge], from.prior[edge]);
    into.visits[grown] = from.visits[edge];
    into.total[grown] = from.total[edge];
    if (from.child[edge] !== NONE) into.child[grown] = moved(from.child[edge]);
  }
}
