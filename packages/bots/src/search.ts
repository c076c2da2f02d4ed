import { FastRandom, type Game, type Heuristics, NO_SEAT, type State } from '@interregnum/kernel';
import { type Candidate, candidatesAt, type ExpectedChoice, mainLine } from './evaluation.ts';
import { Growth } from './growth.ts';
import { keyA, keyB } from './key.ts';
import { selectEdge } from './selection.ts';
import { NONE, Tree, transplant } from './tree.ts';

/** How somebody thinks. */
export interface Manner {
  /** How many turns ahead choices are weighed one by one; what lies beyond is only judged. */
  readonly depth: number;
  /** The chance that a choice does not come to mind. */
  readonly oversight: number;
}

/** How strongly choices are tried that look good at first sight but were seldom tried. */
const EXPLORATION = 1;
/** Worlds that are played in by turns where something is hidden, and after how many ways one of them is dealt anew. */
const WORLDS = 64;
const USES = 16;
const NOT_FRESH = -1;
/** No way through a tree is longer. */
const LONGEST_WAY = 2048;
const MOST_SEATS = 8;

/**
 * Monte Carlo tree search over small decisions. Every seat on the way is taken to want the greatest share of the
 * victory for itself. Where something is hidden, every way through the tree is played in another world that the viewer
 * cannot rule out (`imagine`), and nodes are told apart by what everybody sees.
 */
export class Search {
  private readonly game: Game;
  private readonly heuristics: Heuristics;
  private readonly manner: Manner;
  private readonly random: FastRandom;
  private readonly growth: Growth;
  private tree: Tree;
  private spare: Tree | undefined;
  private root = NONE;
  /** What the viewer knows, and the world that is played in. */
  private readonly seen: State;
  private readonly world: State;
  private worlds: State[] = [];
  private ways = 0;
  /** Whether worlds differ, and room for what is public in one of them. */
  private hidden = false;
  private readonly shown: State;
  private readonly wayEdges = new Int32Array(LONGEST_WAY);
  private readonly wayNodes = new Int32Array(LONGEST_WAY);
  private readonly waySeats = new Int8Array(LONGEST_WAY);
  private readonly shares = new Float64Array(MOST_SEATS);

  /** `capacity`, a power of two, bounds the tree: see Tree. */
  constructor(game: Game, heuristics: Heuristics, manner: Manner, seed: string, capacity: number) {
    this.game = game;
    this.heuristics = heuristics;
    this.manner = manner;
    this.random = new FastRandom(seed);
    this.growth = new Growth(game, heuristics, manner.oversight, this.random.below(2 ** 31));
    this.tree = new Tree(capacity);
    this.seen = new Int32Array(game.size);
    this.world = new Int32Array(game.size);
    this.shown = new Int32Array(game.size);
  }

  /** Turns to what a seat knows now. What was learnt about it before is kept. */
  face(seen: State): void {
    this.seen.set(seen);
    this.worlds = [];
    this.ways = 0;
    this.hidden = this.game.hides(this.game.optionsOf(seen));
    this.root = this.nodeAt(seen);
    if (this.root === NONE || this.tree.edges > this.tree.capacity / 4) this.makeRoom();
  }

  /** Forgets what can no longer be reached. In worlds that differ nobody knows what that is, so all of it. */
  private makeRoom(): void {
    if (this.hidden || this.root === NONE) {
      this.tree.clear();
      this.root = this.nodeAt(this.seen);
      return;
    }
    const into = this.spare ?? new Tree(this.tree.capacity);
    this.root = transplant(this.tree, this.root, into);
    this.spare = this.tree;
    this.tree = into;
  }

  /** What tells a position from others: all of it, or what everybody can see. */
  private known(s: State): State {
    if (!this.hidden) return s;
    this.heuristics.copyPublic(s, this.shown);
    return this.shown;
  }

  private find(s: State): number {
    const known = this.known(s);
    return this.tree.find(keyA(known, this.game.facts), keyB(known, this.game.facts));
  }

  private nodeAt(s: State): number {
    const { tree, game } = this;
    const known = this.known(s);
    const a = keyA(known, game.facts);
    const b = keyB(known, game.facts);
    const node = tree.find(a, b);
    return node === NONE ? tree.add(a, b) : node;
  }

  /** Tries so many ways through the tree. */
  improve(iterations: number): void {
    for (let i = 0; i < iterations; i++) this.tryOneWay();
  }

  private tryOneWay(): void {
    const { game, tree, world } = this;
    world.set(this.hidden ? this.anyWorld() : this.seen);
    const lastTurn = game.turn(world) + this.manner.depth;
    let node = this.root;
    let length = 0;
    for (let seat = game.toAct(world); seat !== NO_SEAT; seat = game.toAct(world)) {
      if (!this.isOpen(node, length, lastTurn)) {
        tree.passed[node]++;
        this.heuristics.playOut(world, this.random);
        break;
      }
      const edge = selectEdge(tree, node, EXPLORATION, this.hidden ? this.growth.offer : undefined);
      this.wayEdges[length] = edge;
      this.wayNodes[length] = node;
      this.waySeats[length++] = seat;
      game.play(world, tree.choice[edge]);
      node = this.childOf(edge);
    }
    this.heuristics.judge(world, this.shares);
    this.learn(length);
  }

  /**
   * A world that the viewer cannot rule out. To deal one takes longer than to play in it, so each is used a few times;
   * not in a row, or the tree would learn within one world what nobody knows in all of them.
   */
  private anyWorld(): State {
    const { worlds } = this;
    const fresh =
      worlds.length < WORLDS ? worlds.length : this.ways % USES === 0 ? (this.ways / USES) % WORLDS : NOT_FRESH;
    this.ways++;
    if (fresh === NOT_FRESH) return worlds[this.random.below(WORLDS)];
    worlds[fresh] = this.game.imagine(this.seen, this.random);
    return worlds[fresh];
  }

  /** Whether the choices of a node are to be weighed. They are from the second visit on, if there is room. */
  private isOpen(node: number, length: number, lastTurn: number): boolean {
    const { tree, game } = this;
    if (node === NONE || game.turn(this.world) >= lastTurn || length === LONGEST_WAY) return false;
    if (tree.first[node] !== NONE) return !this.hidden || this.growth.addOffered(tree, node, this.world);
    if (tree.passed[node] === 0 && node !== this.root) return false;
    return this.growth.addOffered(tree, node, this.world);
  }

  private childOf(edge: number): number {
    const { tree } = this;
    if (this.hidden || tree.child[edge] === NONE) tree.child[edge] = this.nodeAt(this.world);
    return tree.child[edge];
  }

  private learn(length: number): void {
    const { tree, shares } = this;
    for (let i = 0; i < length; i++) {
      const edge = this.wayEdges[i];
      tree.visits[edge]++;
      tree.total[edge] += shares[this.waySeats[i]];
      tree.passed[this.wayNodes[i]]++;
    }
  }

  /** What was found out about each choice that came to mind, the most tried first. */
  candidates(): Candidate[] {
    return candidatesAt(this.tree, this.root);
  }

  /** What is expected to be chosen, in one of the worlds. Asking for it changes nothing. */
  mainLine(): ExpectedChoice[] {
    const world = this.game.imagine(this.seen, new FastRandom('main line'));
    return mainLine(this.game, this.tree, this.root, world, (s) => this.find(s));
  }
}
