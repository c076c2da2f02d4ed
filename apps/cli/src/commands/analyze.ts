import { LEVELS, STRONGEST } from '@interregnum/bots';
import { FastRandom } from '@interregnum/kernel';
import { type AnalysisRequest, type AnalysisResult, analyze } from '../analysis/analyze.ts';
import { jsonLine } from '../analysis/json.ts';
import { progressOf } from '../analysis/progress.ts';
import { knownToActor, readKnown } from '../analysis/read.ts';
import { textLines } from '../analysis/report.ts';
import {
  DEFAULT_MS,
  DEFAULT_SEED,
  type GivenRules,
  gameNamed,
  oneOf,
  optionsFor,
  wholeNumber,
} from '../command-line/arguments.ts';
import { BadInput, EXIT } from '../command-line/bad-input.ts';
import type { Terminal } from '../terminal/terminal.ts';

interface Given extends GivenRules {
  readonly position?: string;
  readonly seats?: string;
  readonly seed?: string;
  readonly ms?: string;
  readonly iterations?: string;
  readonly level: string;
  readonly json?: true;
}

/** Who thinks, and for how long: a weaker level as long as it usually does, unless a budget is given. */
function thinkerOf({ level, ms, iterations }: Given, terminal: Terminal): Pick<AnalysisRequest, 'bot' | 'maxMs'> {
  const name = oneOf('--level', level, LEVELS, terminal);
  if (ms !== undefined && iterations !== undefined) throw new BadInput(terminal.text('error.budgets'));
  if (iterations !== undefined) {
    const bot = { name, iterations: wholeNumber('--iterations', iterations, 1, terminal) };
    return { bot, maxMs: Number.POSITIVE_INFINITY };
  }
  if (ms === undefined && name !== STRONGEST) return { bot: { name }, maxMs: DEFAULT_MS };
  const time = ms === undefined ? DEFAULT_MS : wholeNumber('--ms', ms, 1, terminal);
  return { bot: { name, ms: time }, maxMs: time };
}

/** `analyze GAME`: what the seat to act should choose, from what it knows. */
export async function run(name: string, given: Given, terminal: Terminal): Promise<void> {
  const game = await gameNamed(name, given, terminal);
  const seats = given.seats === undefined ? undefined : wholeNumber('--seats', given.seats, 1, terminal);
  const options = optionsFor(game, { ...given }, seats, terminal);
  const thinker = thinkerOf(given, terminal);
  const seed = given.seed ?? DEFAULT_SEED;
  const positions =
    given.position === undefined
      ? [knownToActor(game, game.setup(options, new FastRandom(seed)))]
      : await readKnown(game, given.position, seed, options, terminal);
  const progress = progressOf(game, positions, terminal);
  const finds = (at: number, finding: AnalysisResult): void => {
    progress.clear();
    if (given.json) terminal.print(jsonLine(game, finding));
    else numbered(at, positions.length, textLines(game, finding, terminal), terminal).forEach(terminal.print);
  };
  const answered = await untilInterrupted((signal) =>
    analyze({ game, ...thinker, seed, follows: !given.json, signal }, positions, { thinks: progress.show, finds }),
  );
  if (answered < positions.length) process.exitCode = EXIT.interrupted;
}

/** Where there are several positions, each has its number and stands apart. */
const numbered = (at: number, count: number, lines: readonly string[], { text }: Terminal): readonly string[] =>
  count === 1 ? lines : [...(at === 0 ? [] : ['']), text('analyze.position', { number: at + 1 }), ...lines];

/** Ctrl-C stops the thinking. Pressed twice, it does not wait for the answer either. */
async function untilInterrupted<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const stop = new AbortController();
  const interrupt = (): void => stop.abort();
  process.once('SIGINT', interrupt);
  try {
    return await work(stop.signal);
  } finally {
    process.off('SIGINT', interrupt);
  }
}
