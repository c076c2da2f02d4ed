import { botOfKind } from '@interregnum/bots';
import { type Mode, modeKey, modeOf } from './mode.ts';
import type { Result, ResultOutcome } from './result.ts';

/** All results of a game in one mode against the same opponents, the oldest first. */
export interface Tally {
  readonly key: string;
  readonly game: string;
  readonly mode: Mode;
  /** The kinds of the others: levels of bots, `human`, or a side that the game plays. */
  readonly against: readonly string[];
  readonly results: readonly Result[];
  readonly counts: Readonly<Record<ResultOutcome, number>>;
  /** Matches that were played to an end. */
  readonly played: number;
  /** The most wins in a row. */
  readonly longestRun: number;
}

/** Who else sat there: a bot by its name, whatever it was given to think. */
export const opponentsOf = ({ kinds, seat }: Pick<Result, 'kinds' | 'seat'>): string[] =>
  kinds
    .filter((_, at) => at !== seat)
    .map((kind) => botOfKind(kind)?.name ?? kind)
    .sort();

/** The most wins in a row; a match that nobody has ended breaks none. */
export function longestRun(outcomes: readonly ResultOutcome[]): number {
  let [longest, run] = [0, 0];
  for (const outcome of outcomes) {
    if (outcome === 'unfinished') continue;
    run = outcome === 'won' ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}

const byTime = (a: Result, b: Result): number => Date.parse(a.at) - Date.parse(b.at);

/** Results by game, mode and opponents; what was played last stands first. */
export function talliesOf(results: readonly Result[]): Tally[] {
  const groups = Map.groupBy([...results].sort(byTime), (result) =>
    [result.game, modeKey(modeOf(result)), ...opponentsOf(result)].join(' '),
  );
  return [...groups].map(([key, group]) => tallyOf(key, group)).sort((a, b) => byTime(lastOf(b), lastOf(a)));
}

const lastOf = ({ results }: Tally): Result => results[results.length - 1];

function tallyOf(key: string, results: readonly Result[]): Tally {
  const [first] = results;
  const outcomes = results.map(({ outcome }) => outcome);
  const count = (wanted: ResultOutcome): number => outcomes.filter((each) => each === wanted).length;
  const counts = {
    won: count('won'),
    lost: count('lost'),
    shared: count('shared'),
    unfinished: count('unfinished'),
  };
  return {
    key,
    game: first.game,
    mode: modeOf(first),
    against: opponentsOf(first),
    results,
    counts,
    played: results.length - counts.unfinished,
    longestRun: longestRun(outcomes),
  };
}
