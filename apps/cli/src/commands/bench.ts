import type { Command } from 'commander';
import type { Given } from '../actions/bench.ts';
import { gameNames } from '../arguments.ts';
import type { Terminal } from '../language.ts';

/** `bench [GAME]`: random games and decisions per second of processor time, mode by mode. */
export function addBench(program: Command, terminal: Terminal): void {
  const { text } = terminal;
  program
    .command('bench')
    .argument('[game]', text('help.game', { games: gameNames() }))
    .description(text('help.bench'))
    .option('--mode <name>', text('help.mode'))
    .option('--rounds <n>', text('help.rounds'), '7')
    .option('--search', text('help.bench-search'))
    .option('--json', text('help.json'))
    .action(async (name: string | undefined, given: Given) => {
      const { benchGames } = await import('../actions/bench.ts');
      await benchGames(name, given, terminal);
    });
}
