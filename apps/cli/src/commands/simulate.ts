import { BOT_NAMES, type BotSpec, readBotSpec, writeBotSpec } from '@interregnum/bots';
import {
  DEFAULT_SEED,
  type GivenRules,
  gameNamed,
  optionsFor,
  threadsGiven,
  wholeNumber,
} from '../command-line/arguments.ts';
import { BadInput } from '../command-line/bad-input.ts';
import { jsonReport, textReport } from '../simulation/report.ts';
import { simulateOnThreads } from '../simulation/simulate-on-threads.ts';
import { progressBar } from '../terminal/progress-bar.ts';
import type { Terminal } from '../terminal/terminal.ts';

interface Given extends GivenRules {
  readonly games: string;
  readonly seats?: string;
  readonly seed?: string;
  readonly threads?: string;
  readonly json?: true;
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
export async function run(name: string, given: Given, terminal: Terminal): Promise<void> {
  const game = await gameNamed(name, given, terminal);
  const seated = botsOf(given.seats, terminal);
  const options = optionsFor(game, { ...given }, seated?.length, terminal);
  // Where everybody plays at random nobody has to be asked.
  const bots = seated?.some((bot) => bot.name !== 'random') ? seated : undefined;
  const seed = given.seed ?? DEFAULT_SEED;
  const games = wholeNumber('--games', given.games, 1, terminal);
  const threads = threadsGiven(given.threads, terminal);
  const bar = await progressBar(games, 0, terminal);
  try {
    const series = { game: name, rules: game.meta.rulesVersion, options, seed, games, threads, bots };
    const totals = await simulateOnThreads(series, (done) => bar.update(done));
    bar.stop();
    const simulated = { game, options, seed, players: bots?.map(writeBotSpec) };
    terminal.print(given.json ? jsonReport(simulated, totals) : textReport(simulated, totals, terminal));
  } finally {
    bar.stop();
  }
}
