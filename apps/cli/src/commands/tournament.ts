import { randomBytes } from 'node:crypto';
import { BOT_NAMES } from '@interregnum/bots';
import { type Game, type Options, playerSeats } from '@interregnum/kernel';
import { describeProgramFailure, ProgramError } from '../bots/program-failure.ts';
import { programsIn } from '../bots/program-spec.ts';
import {
  DEFAULT_DEALS,
  DEFAULT_SEED,
  type GivenRules,
  gameNamed,
  type Invocation,
  optionsFor,
  threadsGiven,
  wholeNumber,
} from '../command-line/arguments.ts';
import { BadInput, complain, EXIT } from '../command-line/bad-input.ts';
import { progressBar } from '../terminal/progress-bar.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { type Entrant, readEntrant } from '../tournament/entrant.ts';
import { jsonReport } from '../tournament/json.ts';
import { textReport } from '../tournament/report.ts';
import { NO_LOG, openResultLog, secretIn, type TournamentSettings } from '../tournament/result-log.ts';
import { type Plan, runTournament } from '../tournament/run.ts';
import { scheduleOf } from '../tournament/schedule.ts';
import { summarize } from '../tournament/summary.ts';

const MINUTE = 60_000;
const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

interface Given extends GivenRules {
  readonly players?: string;
  readonly seats?: string;
  readonly deals?: string;
  readonly minutes?: string;
  readonly seed?: string;
  readonly secret?: string;
  readonly threads?: string;
  readonly file?: string;
  readonly program?: readonly string[];
  readonly json?: true;
}

/** `tournament GAME`: bots and programs meet, and are rated. */
export async function run(name: string, given: Given, terminal: Terminal, { version }: Invocation): Promise<void> {
  const game = await gameNamed(name, given, terminal);
  const seats = given.seats === undefined ? undefined : wholeNumber('--seats', given.seats, 1, terminal);
  const options = optionsFor(game, { ...given }, seats, terminal);
  const players = playersGiven(given, playerSeats(game, options).length, terminal);
  const settings = settingsOf(game, options, players, given, version);
  await conduct(settings, planOf(game, settings, players, given, terminal), given, terminal);
}

function playersGiven({ players = '', program = [] }: Given, seats: number, terminal: Terminal): Entrant[] {
  const { text } = terminal;
  const programs = programsIn(program, terminal);
  const names = players.split(',').flatMap((player) => player.trim() || []);
  const entrants = names.map((name) => {
    const entrant = readEntrant(name, programs);
    if (entrant !== undefined) return entrant;
    throw new BadInput(text('error.player', { name, players: [...BOT_NAMES, ...programs.keys()].join(', ') }));
  });
  const twice = names.find((name, at) => names.indexOf(name) < at);
  if (twice !== undefined) throw new BadInput(text('tournament.twice', { name: twice }));
  if (entrants.length < Math.min(2, seats)) throw new BadInput(text('tournament.alone'));
  return entrants;
}

function settingsOf(
  { meta }: Game,
  options: Options,
  players: readonly Entrant[],
  given: Given,
  version: string,
): TournamentSettings {
  const { seed = DEFAULT_SEED } = given;
  const secret = secretOf(given, players);
  const programs = Object.fromEntries(
    players.flatMap((player) => ('program' in player ? [[player.program.name, player.program.command]] : [])),
  );
  const names = players.map(({ text }) => text);
  const drawnFrom = { seed, ...(secret !== undefined && { secret }) };
  return { game: meta.id, rules: meta.rulesVersion, options, players: names, programs, ...drawnFrom, version };
}

/** The secret that was given, else the one of the file that is gone on with; a fresh one if programs play. */
function secretOf({ secret, file }: Given, players: readonly Entrant[]): string | undefined {
  const known = secret ?? (file === undefined ? undefined : secretIn(file));
  const isNeeded = players.some((player) => 'program' in player);
  return known ?? (isNeeded ? randomBytes(16).toString('hex') : undefined);
}

function planOf(
  game: Game,
  { options, seed, secret }: TournamentSettings,
  players: readonly Entrant[],
  given: Given,
  terminal: Terminal,
): Plan {
  const minutes = given.minutes === undefined ? undefined : wholeNumber('--minutes', given.minutes, 1, terminal);
  const isEndless = given.deals === undefined && minutes !== undefined;
  return {
    workerData: { game: game.meta.id, rules: game.meta.rulesVersion, options, seed, secret, players },
    schedule: scheduleOf(game, options, players.length),
    deals: isEndless ? Number.POSITIVE_INFINITY : wholeNumber('--deals', given.deals ?? DEFAULT_DEALS, 1, terminal),
    maxMs: minutes === undefined ? Number.POSITIVE_INFINITY : minutes * MINUTE,
    tables: threadsGiven(given.threads, terminal),
  };
}

/** Plays the tournament, or what is left of it, and reports. Ctrl-C ends it early: what has been played is told. */
async function conduct(
  settings: TournamentSettings,
  plan: Plan,
  { file, json, minutes }: Given,
  terminal: Terminal,
): Promise<void> {
  const { schedule } = plan;
  const log = file === undefined ? NO_LOG : openResultLog(file, settings, schedule, terminal);
  const progress = await progressOf(plan, log.results.length, terminal);
  const stop = new AbortController();
  const abort = (): void => stop.abort();
  for (const signal of SIGNALS) process.on(signal, abort);
  try {
    const { results, memory } = await runTournament(plan, log, progress.update, stop.signal);
    progress.stop();
    const summary = summarize(settings, schedule, results);
    if (json) terminal.print(jsonReport(summary, minutes === undefined ? undefined : memory, terminal));
    else if (results.length > 0) terminal.print(textReport(summary, terminal));
    if (stop.signal.aborted) sayHowToGoOn(results.length, file, terminal);
  } catch (problem) {
    if (!(problem instanceof ProgramError)) throw problem;
    throw new BadInput(describeProgramFailure(problem.failure, terminal.text));
  } finally {
    progress.stop();
    log.close();
    for (const signal of SIGNALS) process.off(signal, abort);
  }
}

function sayHowToGoOn(games: number, file: string | undefined, { text }: Terminal): void {
  complain(text('tournament.stopped', { games }));
  complain(file === undefined ? text('tournament.not-kept') : text('tournament.go-on'));
  process.exitCode = EXIT.interrupted;
}

interface Shown {
  readonly update: (games: number, ms: number) => void;
  readonly stop: () => void;
}

/** Counts games; where only time bounds them, seconds. */
async function progressOf({ schedule, deals, maxMs }: Plan, done: number, terminal: Terminal): Promise<Shown> {
  const games = deals * schedule.perDeal;
  const isTimed = games === Number.POSITIVE_INFINITY;
  const bar = await progressBar(isTimed ? maxMs / 1000 : games, isTimed ? 0 : done, terminal);
  return {
    update: (played, ms) => bar.update(isTimed ? Math.round(ms / 1000) : played),
    stop: () => bar.stop(),
  };
}
