import { BOT_NAMES } from '@interregnum/bots';
import { HUMAN } from '@interregnum/sitting';
import type { Command } from 'commander';
import type { Given } from '../actions/play.ts';
import { addVariants, gameNames } from '../arguments.ts';
import type { Terminal } from '../language.ts';

/** `play [GAME]`: a table in the terminal; without a game, the menu. */
export function addPlay(program: Command, terminal: Terminal): void {
  const { text } = terminal;
  const command = program
    .command('play')
    .argument('[game]', text('help.game', { games: gameNames() }))
    .description(text('help.play'))
    .option('--seats <players>', text('help.play-seats', { players: [HUMAN, ...BOT_NAMES].join(', ') }))
    .option('--names <names>', text('help.names'))
    .option('--seed <text>', text('help.play-seed'))
    .option('--position <file>', text('help.play-position'))
    .option('--when-seat-goes <player>', text('help.when-seat-goes', { players: BOT_NAMES.join(', ') }))
    .option('--file <file>', text('help.play-file'))
    .option('--load <file>', text('help.load'))
    .option('--program <name=command>', text('help.play-program'), (each: string, all: string[] = []) => [
      ...all,
      each,
    ]);
  addVariants(command, terminal).action(async (name: string | undefined, given: Given) => {
    const { playGame } = await import('../actions/play.ts');
    await playGame(name, given, command, terminal);
  });
}
