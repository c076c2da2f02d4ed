import { FastRandom } from '@interregnum/kernel';
import { DEFAULT_SEED, type GivenRules, gameNamed, optionsFor, wholeNumber } from '../command-line/arguments.ts';
import type { Terminal } from '../terminal/terminal.ts';

interface Given extends GivenRules {
  readonly seats?: string;
  readonly seed?: string;
}

/** `position GAME`: a start position on one line. */
export async function run(name: string, given: Given, terminal: Terminal): Promise<void> {
  const game = await gameNamed(name, given, terminal);
  const seats = given.seats === undefined ? undefined : wholeNumber('--seats', given.seats, 1, terminal);
  const options = optionsFor(game, { ...given }, seats, terminal);
  terminal.print(game.position.write(game.setup(options, new FastRandom(given.seed ?? DEFAULT_SEED))));
}
