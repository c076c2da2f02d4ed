import { createHash } from 'node:crypto';
import { setFlagsFromString } from 'node:v8';
import {
  countSequences,
  FastRandom,
  type Game,
  type Options,
  type PerftUnit,
  perft,
  type State,
} from '@interregnum/kernel';
import { DEFAULT_SEED, type GivenRules, gameNamed, oneOf, optionsFor, wholeNumber } from '../command-line/arguments.ts';
import { readStates } from '../command-line/positions.ts';
import type { Terminal } from '../terminal/terminal.ts';

const UNITS: readonly PerftUnit[] = ['turn', 'decision'];

interface Given extends GivenRules {
  readonly position?: string;
  readonly by: string;
  readonly depth: string;
  readonly list?: true;
  readonly sequences?: true;
}

const startOf = (game: Game, options: Options): State => game.setup(options, new FastRandom(DEFAULT_SEED));

/** SHA-256 of the strings joined by line feeds. */
function digestOf(strings: readonly string[]): string {
  const hash = createHash('sha256');
  for (const [at, text] of strings.entries()) {
    if (at > 0) hash.update('\n');
    hash.update(text);
  }
  return hash.digest('hex');
}

/** `perft GAME`: the distinct positions reachable in so many turns or decisions, counted or listed. */
export async function run(name: string, given: Given, terminal: Terminal): Promise<void> {
  const game = await gameNamed(name, given, terminal);
  const by = oneOf('--by', given.by, UNITS, terminal);
  const depth = wholeNumber('--depth', given.depth, 0, terminal);
  const options = optionsFor(game, { ...given }, undefined, terminal);
  const states =
    given.position === undefined ? [startOf(game, options)] : await readStates(game, given.position, terminal, options);
  // The sets are short-lived garbage beside a few strings: a nursery that stays small saves a quarter of the memory.
  setFlagsFromString('--semi-space-growth-factor=1');
  for (const state of states) {
    if (given.sequences) {
      terminal.print(JSON.stringify({ sequences: countSequences(game, state, depth) }));
      continue;
    }
    const set = perft(game, state, by, depth);
    if (given.list) for (const text of set) terminal.print(text);
    else terminal.print(JSON.stringify({ count: set.length, sha256: digestOf(set) }));
  }
}
