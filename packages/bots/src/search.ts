import { FastRandom, type Game, type Heuristics, NO_SEAT, type State } from '@interregnum/kernel';
import { type Candidate, candidatesAt, type ExpectedChoice, mainLine } from './evaluation.ts';
import { Expansion } from './expansion.ts';
import { keyA, keyB } from './key.ts';
import { selectEdge } from './selection.ts';
import { NONE, Tree, transplant } from './tree.ts';

/** How far and how carefully a search looks. */
export interface SearchOptions {
  /** How many turns ahead choices are weighed one by one; what lies beyond is only judged. */
  readonly depth: number;
  /** The chance that a choice does not come to mind. */
  readonly oversight: number;
}

/** How strongly choices are tried that have a high prior but were seldom tried. */
const EXPLORATION = 1;
/** Worlds that are played in by turns where something is hidden, and after how many iterations one of them is dealt anew. */
const WORLDS = 64;
const USES = 16;
const NOT_FRESH = -1;
/** No path through a tree is longer. */
const MAX_PATH = 2048;
const MOST_SEATS = 8;

/**
 * Monte Carlo tree search over small decisions. Every seat on a path is taken to want the greatest share of the
 * victory for itself. Where something is hidden, every iteration is played in another world that the viewer
 * cannot rule out (`imagine`), and nodes are told apart by what everybody sees.
 */
export class Search {
  private readonly game: Game;
  private readonly heuristics: Heuristics;
  private readonly options: SearchOptions;
  private readonly random: FastRandom;
  private readonly expansion: Expansion;
  private tree: Tree;
  private spare: Tree | undefined;
  private root = NONE;
  /** What the viewer knows, and the world that is played in. */
  private readonly seen: State;
  private readonly world: State;
  private worlds: State[] = [];
  private iterations = 0;
  /** Whether worlds differ, and room for what is public in one of them. */
  private hidden = false;
  private readonly shown: State;
  private readonly pathEdges = new Int32Array(MAX_PATH);
  private readonly pathNodes = new Int32Array(MAX_PATH);
  private readonly pathSeats = new Int8Array(MAX_PATH);
  private readonly shares = new Float64Array(MOST_SEATS);

  /** `capacity`, a power of two, bounds the tree: see Tree. */
  constructor(game: Game, heuristics: Heuristics, options: SearchOptions, seed: string, capacity: number) {
    this.game = game;
    this.heuristics = heuristics;
    this.options = options;
    this.random = new FastRandom(seed);
    this.expansion = new Expansion(game, heuristics, options.oversight, this.random.below(2 ** 31));
    this.tree = new Tree(capacity);
    this.seen = new Int32Array(game.size);
    this.world = new Int32Array(game.size);
    this.shown = new Int32Array(game.size);
  }

  /** What a seat knows now. What was learnt about it before is kept. */
  observe(seen: State): void {
    this.seen.set(seen);
    this.worlds = [];
    this.iterations = 0;
    this.hidden = this.game.hides(this.game.optionsOf(seen));
    this.root = this.nodeAt(seen);
    if (this.root === NONE || this.tree.edges > this.tree.capacity / 4) this.makeRoom();
  }

  /** Forgets what can no longer be reached. In worlds that differ that is not known, so all of it. */
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

  /** Runs so many iterations. */
  runIterations(iterations: number): void {
    for (let i = 0; i < iterations; i++) this.iterate();
  }

  private iterate(): void {
    const { game, tree, world } = this;
    world.set(this.hidden ? this.anyWorld() : this.seen);
    const lastTurn = game.turn(world) + this.options.depth;
    let node = this.root;
    let length = 0;
    for (let seat = game.toAct(world); seat !== NO_SEAT; seat = game.toAct(world)) {
      if (!this.isOpen(node, length, lastTurn)) {
        tree.nodeVisits[node]++;
        this.heuristics.playOut(world, this.random);
        break;
      }
      const edge = selectEdge(tree, node, EXPLORATION, this.hidden ? this.expansion.offer : undefined);
      this.pathEdges[length] = edge;
      this.pathNodes[length] = node;
      this.pathSeats[length++] = seat;
      game.play(world, tree.choice[edge]);
      node = this.childOf(edge);
    }
    this.heuristics.judge(world, this.shares);
    this.learn(length);
  }

  /**
   * A world that the viewer cannot rule out. To deal one takes longer than to play in it, so each is used a few times;
   * not in a row, or the tree would learn within one world what is not known in all of them.
   */
  private anyWorld(): State {
    const { worlds } = this;
    const fresh =
      worlds.length < WORLDS
        ? worlds.length
        : this.iterations % USES === 0
          ? (this.iterations / USES) % WORLDS
          : NOT_FRESH;
    this.iterations++;
    if (fresh === NOT_FRESH) return worlds[this.random.below(WORLDS)];
    worlds[fresh] = this.game.imagine(this.seen, this.random);
    return worlds[fresh];
  }

  /** Whether the choices of a node are to be weighed. They are from the second visit on, if there is room. */
  private isOpen(node: number, length: number, lastTurn: number): boolean {
    const { tree, game } = this;
    if (node === NONE || game.turn(this.world) >= lastTurn || length === MAX_PATH) return false;
    if (tree.first[node] !== NONE) return !this.hidden || this.expansion.addOffered(tree, node, this.world);
    if (tree.nodeVisits[node] === 0 && node !== this.root) return false;
    return this.expansion.addOffered(tree, node, this.world);
  }

  private childOf(edge: number): number {
    const { tree } = this;
    if (this.hidden || tree.child[edge] === NONE) tree.child[edge] = this.nodeAt(this.world);
    return tree.child[edge];
  }

  /** Adds the judgement to every choice on the path, for the seat that made it: what `candidates` ranks. */
  private learn(length: number): void {
    const { tree, shares } = this;
    for (let i = 0; i < length; i++) {
      const edge = this.pathEdges[i];
      tree.visits[edge]++;
      tree.total[edge] += shares[this.pathSeats[i]];
      tree.nodeVisits[this.pathNodes[i]]++;
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
