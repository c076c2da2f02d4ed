import { Z } from '../simulation/statistics.ts';
import { covariance } from './interval.ts';
import type { Contest } from './score.ts';

export interface Rating {
  readonly player: string;
  readonly elo: number;
  readonly low: number;
  readonly high: number;
}

/** Ten times as likely to win: 400 points. */
const SCALE = 400 / Math.LN10;
/** Drawn games that every meeting is given beside its own, so that a player who has won or lost all of them stays finite. */
const PRIOR = 1;
const MOST_ROUNDS = 10_000;
const PRECISION = 1e-10;

/**
 * Bradley and Terry's model, for any number of parties: who meets others wins by the ratio of strengths. The strengths
 * that make the results most likely, by Hunter's iteration (2004), as logarithms whose mean is 0.
 */
export function strengths(players: number, contests: readonly Contest[]): number[] {
  const won = Array.from({ length: players }, (_, player) => contests.reduce((all, each) => all + each.won[player], 0));
  let logs = Array<number>(players).fill(0);
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const scale = scales(logs, contests);
    const next = centred(won.map((share, player) => Math.log(share / scale[player])));
    const change = Math.max(...next.map((log, player) => Math.abs(log - logs[player])));
    logs = next;
    if (change < PRECISION) break;
  }
  return logs;
}

/** How many games each player would win for every unit of its strength, if all were as strong as they seem. */
function scales(logs: readonly number[], contests: readonly Contest[]): number[] {
  const scale = Array<number>(logs.length).fill(0);
  for (const { meeting, games } of contests) {
    const all = meeting.reduce((sum, player) => sum + Math.exp(logs[player]), 0);
    for (const player of meeting) scale[player] += games / all;
  }
  return scale;
}

function centred(logs: readonly number[]): number[] {
  const mean = logs.reduce((sum, log) => sum + log, 0) / logs.length;
  return logs.map((log) => log - mean);
}

const withPrior = ({ meeting, games, won }: Contest): Contest => ({
  meeting,
  games: games + PRIOR,
  won: won.map((share, player) => share + (PRIOR * meeting.filter((one) => one === player).length) / meeting.length),
});

/** The ratings of all players with their 95 % intervals, the strongest first; `zero` is at 0, or else the mean is. */
export function ratings(players: readonly string[], played: readonly Contest[], zero: string): Rating[] {
  const contests = played.map(withPrior);
  const logs = strengths(players.length, contests);
  const spread = covariance(logs, contests);
  const anchor = players.indexOf(zero);
  const variance = (at: number): number =>
    anchor < 0 ? spread[at][at] : spread[at][at] + spread[anchor][anchor] - 2 * spread[at][anchor];
  return players
    .map((player, at) => {
      const elo = SCALE * (logs[at] - (logs[anchor] ?? 0));
      const margin = Z * SCALE * Math.sqrt(Math.max(0, variance(at)));
      return { player, elo, low: elo - margin, high: elo + margin };
    })
    .sort((a, b) => b.elo - a.elo);
}
