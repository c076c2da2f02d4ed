import { BOT_NAMES } from '@interregnum/bots';
import { type BotSpec, readBotSpec, writeBotSpec } from '@interregnum/sitting';
import type { Command } from 'commander';
import {
  addVariants,
  DEFAULT_SEED,
  gameNamed,
  gameNames,
  optionsFor,
  threadsGiven,
  wholeNumber,
} from '../arguments.ts';
import { BadInput } from '../failure.ts';
import type { Terminal } from '../language.ts';
import { progressBar } from '../progress.ts';
import { jsonReport, textReport } from '../report.ts';
import { simulateOnThreads } from '../simulation-pool.ts';

interface Given {
  readonly games: string;
  readonly seats?: string;
  readonly seed?: string;
  readonly threads?: string;
  readonly json?: true;
  readonly solo?: true;
}

/** Who sits where: `random,random`. In solo the only seat that decides is the first. */
function botsOf(given: string | undefined, { text }: Terminal): BotSpec[] | undefined {
  return given?.split(',').map((player) => {
    const bot = readBotSpec(player.trim());
    if (bot === undefined)
      throw new BadInput(text('error.player', { name: player.trim(), players: BOT_NAMES.join(', ') }));
    return bot;
  });
}

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
    const game = gameNamed(name, terminal);
    const seated = botsOf(given.seats, terminal);
    const seats = given.solo && seated?.length === 1 ? undefined : seated?.length;
    const options = optionsFor(game, { ...given }, seats, terminal);
    // Where everybody plays at random nobody has to be asked.
    const bots = seated?.some((bot) => bot.name !== 'random') ? seated : undefined;
    const seed = given.seed ?? DEFAULT_SEED;
    const games = wholeNumber('--games', given.games, 1, terminal);
    const threads = threadsGiven(given.threads, terminal);
    const bar = await progressBar(games, 0, terminal);
    try {
      const series = { game: name, options, seed, games, threads, bots };
      const totals = await simulateOnThreads(series, (done) => bar.update(done));
      bar.stop();
      const simulated = { game, options, seed, players: bots?.map(writeBotSpec) };
      terminal.print(given.json ? jsonReport(simulated, totals) : textReport(simulated, totals, terminal));
    } finally {
      bar.stop();
    }
  });
}
