import { BOT_NAMES } from '@interregnum/bots';
import type { Command } from 'commander';
import type { Given } from '../actions/tournament.ts';
import { addVariants, DEFAULT_DEALS, DEFAULT_SEED, gameNames } from '../arguments.ts';
import type { Terminal } from '../language.ts';
import { wrapped } from '../layout.ts';

/** Where the help tells how players meet: below the options. */
const BELOW = 'after';

/** `tournament GAME`: bots and programs meet, and are rated. */
export function addTournament(program: Command, terminal: Terminal): void {
  const { text } = terminal;
  const command = program
    .command('tournament')
    .argument('<game>', text('help.game', { games: gameNames() }))
    .description(text('help.tournament'))
    .option('--players <names>', text('help.tournament-players', { players: BOT_NAMES.join(', ') }))
    .option('--seats <n>', text('help.seat-count'))
    .option('--deals <n>', text('help.deals', { deals: DEFAULT_DEALS }))
    .option('--minutes <n>', text('help.minutes'))
    .option('--seed <text>', text('help.seed', { seed: DEFAULT_SEED }))
    .option('--threads <n>', text('help.threads'))
    .option('--file <file>', text('help.tournament-file'))
    .option('--program <name=command>', text('help.play-program'), (each: string, all: string[] = []) => [...all, each])
    .option('--json', text('help.json'))
    .addHelpText(BELOW, `\n${wrapped(text('tournament.explained'), { indent: 0, hang: 0 }).join('\n')}`);
  addVariants(command, terminal).action(async (name: string, given: Given) => {
    const { holdTournament } = await import('../actions/tournament.ts');
    await holdTournament(name, given, program.version() ?? '', terminal);
  });
}
