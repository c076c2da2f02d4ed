import type { Command } from 'commander';
import type { Given } from '../actions/check.ts';
import { gameNames } from '../arguments.ts';
import type { Terminal } from '../language.ts';

/** `check GAME`: for every position one line of JSON that says whether it is valid. */
export function addCheck(program: Command, terminal: Terminal): void {
  program
    .command('check')
    .argument('<game>', terminal.text('help.game', { games: gameNames() }))
    .description(terminal.text('help.check'))
    .option('--position <file>', terminal.text('help.position-file'), '-')
    .action(async (name: string, given: Given) => {
      const { checkPositions } = await import('../actions/check.ts');
      await checkPositions(name, given, terminal);
    });
}
