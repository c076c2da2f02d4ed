import type { Command } from 'commander';
import type { Given } from '../actions/perft.ts';
import { addVariants, gameNames } from '../arguments.ts';
import type { Terminal } from '../language.ts';

/** `perft GAME`: the distinct positions reachable in so many turns or decisions, counted or listed. */
export function addPerft(program: Command, terminal: Terminal): void {
  const command = program
    .command('perft')
    .argument('<game>', terminal.text('help.game', { games: gameNames() }))
    .description(terminal.text('help.perft'))
    .option('--position <file>', terminal.text('help.position-file'))
    .option('--by <unit>', terminal.text('help.by'), 'turn')
    .option('--depth <n>', terminal.text('help.depth'), '1')
    .option('--list', terminal.text('help.list'))
    .option('--sequences', terminal.text('help.sequences'));
  addVariants(command, terminal).action(async (name: string, given: Given) => {
    const { countPositions } = await import('../actions/perft.ts');
    await countPositions(name, given, terminal);
  });
}
