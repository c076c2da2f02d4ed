import { describeTrouble } from '../bots/program-trouble.ts';
import type { Terminal } from '../language.ts';
import { rounded, type Share } from '../statistics.ts';
import type { Memory } from './run.ts';
import type { Line } from './score.ts';
import type { Standing } from './standing.ts';

/** Everything that was found out, for programs. Only `times` and `memory` differ from run to run. */
export function jsonReport(
  { settings, schedule, ...standing }: Standing,
  memory: Memory | undefined,
  { text }: Terminal,
): string {
  const { players } = settings;
  return JSON.stringify({
    ...settings,
    form: schedule.form,
    games: standing.games,
    deals: standing.deals,
    meetings: standing.lines.map((line) => meetingOf(line, players)),
    ratings: standing.ratings.map(({ player, elo, low, high }) => ({
      player,
      elo: rounded(elo),
      low: rounded(low),
      high: rounded(high),
    })),
    times: players.map((player) => {
      const { turns = 0, decisions = 0, ms = 0 } = standing.speeds.get(player) ?? {};
      const perTurn = rounded(ms / Math.max(1, turns));
      return { player, turns, decisions, msPerTurn: perTurn, msPerDecision: rounded(ms / Math.max(1, decisions)) };
    }),
    failures: standing.failures.map(({ player, games, deal, seat, trouble }) => ({
      player,
      games,
      first: { deal, seat, kind: trouble.kind, message: describeTrouble(trouble, text) },
    })),
    memory,
  });
}

const roundedShare = ({ rate, low, high }: Share): Share => ({
  rate: rounded(rate),
  low: rounded(low),
  high: rounded(high),
});

function meetingOf({ meeting, player, score, fair, deals, ...counts }: Line, players: readonly string[]): object {
  return {
    player: players[player],
    against: meeting.filter((other) => other !== player).map((other) => players[other]),
    ...counts,
    score: { ...roundedShare(score), fair: rounded(fair) },
    deals: { won: deals.won, lost: deals.lost, level: deals.level, ...roundedShare(deals.share) },
  };
}
