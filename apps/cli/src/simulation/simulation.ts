import type { BotSpec } from '@interregnum/bots';
import { FastRandom, type Game, type Options, type Outcome, playOut } from '@interregnum/kernel';
import { playMatch } from '../tournament/match.ts';
import { botAt } from '../tournament/seat-players.ts';
import { addTally, count, type Tally } from './statistics.ts';

/** What was counted over some games. All of it adds up, so that the order of games does not matter. */
export interface Totals {
  games: number;
  /** Per seat, and per side that no seat plays: games won alone or with its team, and games won together with other parties. */
  wins: Tally;
  shared: Tally;
  /** Games that several parties won together, or that were drawn. */
  sharedGames: number;
  endings: Tally;
  decidedBy: Tally;
  /** Games by the number of their decisions and turns; `capped` ones were broken off. */
  decisions: Tally;
  turns: Tally;
  capped: number;
}

export const noTotals = (): Totals => ({
  games: 0,
  wins: {},
  shared: {},
  sharedGames: 0,
  endings: {},
  decidedBy: {},
  decisions: {},
  turns: {},
  capped: 0,
});

export function addTotals(into: Totals, from: Totals): void {
  into.games += from.games;
  into.capped += from.capped;
  into.sharedGames += from.sharedGames;
  for (const key of ['wins', 'shared', 'endings', 'decidedBy', 'decisions', 'turns'] as const)
    addTally(into[key], from[key]);
}

function addGame(totals: Totals, decisions: number, turns: number, outcome: Outcome | undefined): void {
  totals.games++;
  count(totals.decisions, decisions);
  count(totals.turns, turns);
  if (outcome === undefined) {
    totals.capped++;
    return;
  }
  count(totals.endings, outcome.ending);
  count(totals.decidedBy, outcome.decidedBy);
  if (outcome.shared) totals.sharedGames++;
  for (const seat of outcome.winners) count(outcome.shared ? totals.shared : totals.wins, seat);
}

/** Plays random games `first` to `last` - 1 of a series. Each has a stream of its own, on whatever thread. */
export function simulate(game: Game, options: Options, seed: string, first: number, last: number): Totals {
  const totals = noTotals();
  const s = new Int32Array(game.size);
  for (let number = first; number < last; number++) {
    const random = new FastRandom(`${seed}/${number}`);
    game.setup(options, random, s);
    const decisions = playOut(game, s, random);
    addGame(totals, decisions, game.turn(s), game.outcome(s));
  }
  return totals;
}

/** Has bots play one game of a series: its deal, and what each of them draws, depend on its number alone. */
export async function simulateWith(
  bots: readonly BotSpec[],
  game: Game,
  options: Options,
  seed: string,
  number: number,
): Promise<Totals> {
  const totals = noTotals();
  const s = game.setup(options, new FastRandom(`${seed}/${number}`));
  const sitters = bots.map((bot, seat) => botAt(game, bot, `${seed}/${number}/${seat}`));
  const { decisions, turns, outcome } = await playMatch(game, s, sitters);
  addGame(totals, decisions, turns, outcome);
  return totals;
}
