import { describeProgramFailure } from '../bots/program-failure.ts';
import { rounded, type Share } from '../simulation/statistics.ts';
import type { Terminal } from '../terminal/terminal.ts';
import type { MemoryUse } from './run.ts';
import type { ScoreLine } from './score.ts';
import type { TournamentSummary } from './summary.ts';

/** Everything that was found out, for programs. Only `times` and `memory` differ from run to run. */
export function jsonReport(
  { settings, schedule, ...summary }: TournamentSummary,
  memory: MemoryUse | undefined,
  { text }: Terminal,
): string {
  const { players } = settings;
  return JSON.stringify({
    ...settings,
    form: schedule.form,
    games: summary.games,
    deals: summary.deals,
    meetings: summary.lines.map((line) => meetingOf(line, players)),
    ratings: summary.ratings.map(({ player, elo, low, high }) => ({
      player,
      elo: rounded(elo),
      low: rounded(low),
      high: rounded(high),
    })),
    times: players.map((player) => {
      const { turns = 0, decisions = 0, ms = 0 } = summary.speeds.get(player) ?? {};
      const perTurn = rounded(ms / Math.max(1, turns));
      return { player, turns, decisions, msPerTurn: perTurn, msPerDecision: rounded(ms / Math.max(1, decisions)) };
    }),
    failures: summary.failures.map(({ player, games, deal, seat, failure }) => ({
      player,
      games,
      first: { deal, seat, kind: failure.kind, message: describeProgramFailure(failure, text) },
    })),
    memory,
  });
}

const roundedShare = ({ rate, low, high }: Share): Share => ({
  rate: rounded(rate),
  low: rounded(low),
  high: rounded(high),
});

function meetingOf({ meeting, player, score, fair, deals, ...counts }: ScoreLine, players: readonly string[]): object {
  return {
    player: players[player],
    against: meeting.filter((other) => other !== player).map((other) => players[other]),
    ...counts,
    score: { ...roundedShare(score), fair: rounded(fair) },
    deals: { won: deals.won, lost: deals.lost, level: deals.level, ...roundedShare(deals.share) },
  };
}
