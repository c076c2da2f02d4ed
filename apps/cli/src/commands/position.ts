import type { Command } from 'commander';
import type { Given } from '../actions/position.ts';
import { addVariants, DEFAULT_SEED, gameNames } from '../arguments.ts';
import type { Terminal } from '../language.ts';

/** `position GAME`: a start position on one line. */
export function addPosition(program: Command, terminal: Terminal): void {
  const command = program
    .command('position')
    .argument('<game>', terminal.text('help.game', { games: gameNames() }))
    .description(terminal.text('help.position'))
    .option('--seats <n>', terminal.text('help.seat-count'))
    .option('--seed <text>', terminal.text('help.seed', { seed: DEFAULT_SEED }));
  addVariants(command, terminal).action(async (name: string, given: Given) => {
    const { printPosition } = await import('../actions/position.ts');
    await printPosition(name, given, terminal);
  });
}
