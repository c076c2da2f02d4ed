import { availableParallelism } from 'node:os';
import type { SingleBar } from 'cli-progress';
import type { Command } from 'commander';
import { addVariants, DEFAULT_SEED, gameNamed, gameNames, optionsFor, wholeNumber } from '../arguments.ts';
import { BadInput } from '../failure.ts';
import type { Terminal } from '../language.ts';
import { jsonReport, textReport } from '../report.ts';
import { simulateOnThreads } from '../simulation-pool.ts';

const PLAYERS = ['random'];

interface Given {
  readonly games: string;
  readonly seats?: string;
  readonly seed?: string;
  readonly threads?: string;
  readonly json?: true;
  readonly solo?: true;
}

/** Who sits where: `random,random`. In solo the only seat that chooses is the human's. */
function playersOf(given: string | undefined, { text }: Terminal): string[] | undefined {
  if (given === undefined) return undefined;
  const players = given.split(',').map((player) => player.trim());
  const unknown = players.find((player) => !PLAYERS.includes(player));
  if (unknown !== undefined) throw new BadInput(text('error.player', { name: unknown, players: PLAYERS.join(', ') }));
  return players;
}

/** A bar on standard error, if that is a terminal; only then it is loaded. */
async function progressBar(games: number, { text }: Terminal): Promise<Pick<SingleBar, 'update' | 'stop'>> {
  if (!process.stderr.isTTY) return { update: () => {}, stop: () => {} };
  const { default: cliProgress } = await import('cli-progress');
  const format = `${text('simulate.playing')} {bar} {value}/{total} · {eta_formatted}`;
  const bar = new cliProgress.SingleBar(
    { stream: process.stderr, format, hideCursor: true, clearOnComplete: true },
    cliProgress.Presets.shades_classic,
  );
  bar.start(games, 0);
  return bar;
}

/** `simulate GAME`: many random games, counted. */
export function addSimulate(program: Command, terminal: Terminal): void {
  const { text } = terminal;
  const command = program
    .command('simulate')
    .argument('<game>', text('help.game', { games: gameNames() }))
    .description(text('help.simulate'))
    .option('--games <n>', text('help.games'), '10000')
    .option('--seats <players>', text('help.seats'))
    .option('--seed <text>', text('help.seed', { seed: DEFAULT_SEED }))
    .option('--threads <n>', text('help.threads'))
    .option('--json', text('help.json'));
  addVariants(command, terminal).action(async (name: string, given: Given) => {
    const game = gameNamed(name, terminal);
    const players = playersOf(given.seats, terminal);
    const seats = given.solo && players?.length === 1 ? undefined : players?.length;
    const options = optionsFor(game, { ...given }, seats, terminal);
    const seed = given.seed ?? DEFAULT_SEED;
    const games = wholeNumber('--games', given.games, 1, terminal);
    const threads =
      given.threads === undefined ? availableParallelism() : wholeNumber('--threads', given.threads, 1, terminal);
    const bar = await progressBar(games, terminal);
    try {
      const totals = await simulateOnThreads({ game: name, options, seed, games, threads }, (done) => bar.update(done));
      bar.stop();
      if (given.json) terminal.print(jsonReport(game, options, seed, totals));
      else terminal.print(textReport(game, options, totals, terminal));
    } finally {
      bar.stop();
    }
  });
}
