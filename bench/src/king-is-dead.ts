import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { FastRandom, type Options, playOut } from '@interregnum/kernel';
import { kingIsDead } from '@interregnum/king-is-dead';
import { CELLS, playFlatGame } from './flat-baseline.ts';
import type { Batch } from './measure.ts';

const MODES = [
  ...[2, 3, 4].flatMap((seats) =>
    [false, true].flatMap((advanced) => [false, true].map((vikings) => ({ seats, advanced, vikings, solo: false }))),
  ),
  ...[false, true].map((vikings) => ({ seats: 2, advanced: false, vikings, solo: true })),
];

/** Modes are named like `basic-2`, `advanced-3-vikings`, `solo`. */
const nameOf = ({ seats, advanced, vikings, solo }: (typeof MODES)[number]): string =>
  `${solo ? 'solo' : `${advanced ? 'advanced' : 'basic'}-${seats}`}${vikings ? '-vikings' : ''}`;

export const KING_IS_DEAD_MODES: readonly { readonly name: string; readonly options: Options }[] = MODES.map(
  (mode) => ({
    name: nameOf(mode),
    options: { ...mode, memory: false },
  }),
);

/** Random games of our engine, in one state that is set up again and again. */
export function engineGames(options: Options): Batch {
  const random = new FastRandom('bench');
  const s = kingIsDead.setup(options, random);
  return (games) => {
    let decisions = 0;
    for (let game = 0; game < games; game++) {
      kingIsDead.setup(options, random, s);
      decisions += playOut(kingIsDead, s, random);
    }
    return decisions;
  };
}

const flat = new Uint8Array(CELLS);
/** Random games of our own lean baseline: two players, basic. */
export const baselineGames: Batch = (games) => {
  let decisions = 0;
  for (let game = 0; game < games; game++) decisions += playFlatGame(flat);
  return decisions;
};

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

/** Random games of the yardstick that may lie beside the project; undefined where it does not. */
export function yardstickGames(): Batch | undefined {
  const file = fileURLToPath(new URL('../../../shared/reference/king-is-dead-flat.cjs', import.meta.url));
  if (!existsSync(file)) return undefined;
  const engine = createRequire(import.meta.url)(file) as Yardstick;
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
