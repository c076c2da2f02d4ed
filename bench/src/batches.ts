import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { Search } from '@interregnum/bots';
import { heuristicsOf } from '@interregnum/games/all';
import { FastRandom, playOut } from '@interregnum/kernel';
import { CELLS, playFlatGame } from './flat-baseline.ts';
import type { Batch } from './measure.ts';
import { MODES, type Mode } from './modes.ts';

/** What a thread can be asked to play: one of our modes, by its place in MODES, a search in it, or a reference. */
export type Player = number | { readonly search: number } | 'baseline' | 'yardstick';

export function batchOf(player: Player): Batch {
  if (typeof player === 'object') return searches(MODES[player.search]);
  if (player === 'baseline') return baselineGames();
  return player === 'yardstick' ? yardstickGames() : engineGames(MODES[player]);
}

/** Random games of our engine, in one state that is set up again and again. */
function engineGames({ game, options }: Mode): Batch {
  const random = new FastRandom('bench');
  const s = game.setup(options, random);
  return (games) => {
    let decisions = 0;
    for (let number = 0; number < games; number++) {
      game.setup(options, random, s);
      decisions += playOut(game, s, random);
    }
    return decisions;
  };
}

/** Edges of the tree, and iterations before another deal is searched. */
const EDGES = 1 << 18;
const SEARCHED = 20_000;

/** Playouts inside the search of the seat that begins, in one deal after another. */
function searches({ game, options }: Mode): Batch {
  const random = new FastRandom('bench');
  const search = new Search(
    game,
    heuristicsOf(game),
    { depth: Number.POSITIVE_INFINITY, oversight: 0 },
    'bench',
    EDGES,
  );
  let done = 0;
  return (playouts) => {
    if (done % SEARCHED === 0) {
      const s = game.setup(options, random);
      search.observe(game.redact(s, game.toAct(s)));
    }
    search.runIterations(playouts);
    done += playouts;
    return playouts;
  };
}

/** Random games of our own lean baseline: The King Is Dead, two players, basic. */
function baselineGames(): Batch {
  const flat = new Uint8Array(CELLS);
  return (games) => {
    let decisions = 0;
    for (let game = 0; game < games; game++) decisions += playFlatGame(flat);
    return decisions;
  };
}

interface Yardstick {
  readonly SIZE: number;
  readonly PH: number;
  readonly END: number;
  seed(n: number): void;
  pick(n: number): number;
  setup(s: Uint8Array): void;
  legal(s: Uint8Array, into: Uint8Array): number;
  apply(s: Uint8Array, choice: number): void;
  winner(s: Uint8Array): number;
}

/** A yardstick that may lie beside the project: the same game as the baseline. */
const YARDSTICK = fileURLToPath(new URL('../../../shared/reference/king-is-dead-flat.cjs', import.meta.url));
export const hasYardstick = (): boolean => existsSync(YARDSTICK);

function yardstickGames(): Batch {
  const engine = createRequire(import.meta.url)(YARDSTICK) as Yardstick;
  const s = new Uint8Array(engine.SIZE);
  const choices = new Uint8Array(32);
  engine.seed(99);
  return (games) => {
    let decisions = 0;
    for (let game = 0; game < games; game++) {
      engine.setup(s);
      while (s[engine.PH] !== engine.END) {
        engine.apply(s, choices[engine.pick(engine.legal(s, choices))]);
        decisions++;
      }
      engine.winner(s);
    }
    return decisions;
  };
}
