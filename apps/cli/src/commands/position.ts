import { FastRandom } from '@interregnum/kernel';
import type { Command } from 'commander';
import { addVariants, DEFAULT_SEED, gameNamed, gameNames, optionsFor, wholeNumber } from '../arguments.ts';
import type { Terminal } from '../language.ts';

/** `position GAME`: a start position on one line. */
export function addPosition(program: Command, terminal: Terminal): void {
  const command = program
    .command('position')
    .argument('<game>', terminal.text('help.game', { games: gameNames() }))
    .description(terminal.text('help.position'))
    .option('--seats <n>', terminal.text('help.seat-count'))
    .option('--seed <text>', terminal.text('help.seed', { seed: DEFAULT_SEED }));
  addVariants(command, terminal).action((name: string, given: { seats?: string; seed?: string }) => {
    const game = gameNamed(name, terminal);
    const seats = given.seats === undefined ? undefined : wholeNumber('--seats', given.seats, 1, terminal);
    const options = optionsFor(game, given, seats, terminal);
    terminal.print(game.position.write(game.setup(options, new FastRandom(given.seed ?? DEFAULT_SEED))));
  });
}
