import { FastRandom } from '@interregnum/kernel';
import { DEFAULT_SEED, type GivenRules, gameNamed, optionsFor, wholeNumber } from '../arguments.ts';
import type { Terminal } from '../language.ts';

export interface Given extends GivenRules {
  readonly seats?: string;
  readonly seed?: string;
}

/** Deals, and writes what was dealt. */
export async function printPosition(name: string, given: Given, terminal: Terminal): Promise<void> {
  const game = await gameNamed(name, given, terminal);
  const seats = given.seats === undefined ? undefined : wholeNumber('--seats', given.seats, 1, terminal);
  const options = optionsFor(game, { ...given }, seats, terminal);
  terminal.print(game.position.write(game.setup(options, new FastRandom(given.seed ?? DEFAULT_SEED))));
}
