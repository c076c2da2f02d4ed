import { GAME_IDS } from '@interregnum/games';
import type { Command } from 'commander';
import type { Given } from '../actions/demo.ts';
import { addVariants, gameNames } from '../arguments.ts';
import type { Terminal } from '../language.ts';

/** `demo [GAME]`: a random game, move by move, with the board and how it was decided. */
export function addDemo(program: Command, terminal: Terminal): void {
  const { text } = terminal;
  const [firstGame] = GAME_IDS;
  const command = program
    .command('demo')
    .argument('[game]', text('help.game', { games: gameNames() }), firstGame)
    .description(text('help.demo'))
    .option('--seats <n>', text('help.seat-count'))
    .option('--seed <text>', text('help.demo-seed'))
    .option('--pause <ms>', text('help.pause'));
  addVariants(command, terminal).action(async (name: string, given: Given) => {
    const { demoGame } = await import('../actions/demo.ts');
    await demoGame(name, given, terminal);
  });
}
