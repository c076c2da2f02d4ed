import { BOT_NAMES } from '@interregnum/bots';
import type { Command } from 'commander';
import type { Given } from '../actions/simulate.ts';
import { addVariants, DEFAULT_SEED, gameNames } from '../arguments.ts';
import type { Terminal } from '../language.ts';

/** `simulate GAME`: many games, random or between bots, counted. */
export function addSimulate(program: Command, terminal: Terminal): void {
  const { text } = terminal;
  const command = program
    .command('simulate')
    .argument('<game>', text('help.game', { games: gameNames() }))
    .description(text('help.simulate'))
    .option('--games <n>', text('help.games'), '10000')
    .option('--seats <players>', text('help.seats', { players: BOT_NAMES.join(', ') }))
    .option('--seed <text>', text('help.seed', { seed: DEFAULT_SEED }))
    .option('--threads <n>', text('help.threads'))
    .option('--json', text('help.json'));
  addVariants(command, terminal).action(async (name: string, given: Given) => {
    const { simulateGames } = await import('../actions/simulate.ts');
    await simulateGames(name, given, terminal);
  });
}
