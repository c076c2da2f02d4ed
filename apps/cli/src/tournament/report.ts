import { translator } from '@interregnum/texts';
import { describeProgramFailure } from '../bots/program-failure.ts';
import { percentIn, type Share } from '../simulation/statistics.ts';
import { cut, padded, visible, widthOf, wrapped } from '../terminal/layout.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { LONGEST_LABEL, type Point, plot } from './plot.ts';
import type { ScoreLine } from './score.ts';
import { type TournamentSummary, ZERO } from './summary.ts';

/** Everything that was found out, for people. */
export function textReport(summary: TournamentSummary, terminal: Terminal): string {
  const { text, language } = terminal;
  const { settings, schedule, games, deals } = summary;
  const title = translator(settings.game, language, String).word('title');
  return [
    ...wrapped(text('tournament.title', { game: title, games, deals, seed: visible(settings.seed) }), {
      indent: 0,
      hang: 2,
    }),
    ...wrapped(text(`tournament.form.${schedule.form}`), { indent: 0, hang: 0 }),
    ...secretLines(summary, terminal),
    ...summary.lines.flatMap((line) => ['', ...meetingLines(line, summary, terminal)]),
    '',
    ...(schedule.form === 'solo' ? winRates(summary, terminal) : eloRatings(summary, terminal)),
    '',
    ...times(summary, terminal),
    ...failureLines(summary, terminal),
  ].join('\n');
}

const secretLines = ({ settings: { secret } }: TournamentSummary, { text }: Terminal): string[] =>
  secret === undefined ? [] : wrapped(text('tournament.secret', { secret: visible(secret) }), { indent: 0, hang: 2 });

/** Who a line is about and whom it was played against; where several sit together, what would be fair. */
function headingOf(
  { meeting, player, fair }: ScoreLine,
  { settings, schedule }: TournamentSummary,
  terminal: Terminal,
): string {
  const { text } = terminal;
  const { players } = settings;
  const rest = meeting.filter((other) => other !== player).map((other) => players[other]);
  const times = schedule.form === 'against' ? `${rest.length} × ${rest[0]}` : rest.join(', ');
  const values = { player: players[player], others: schedule.form === 'solo' ? text('saxons') : times };
  if (schedule.parties < 3) return text('tournament.meeting', values);
  return text('tournament.meeting-of-several', { ...values, fair: percentIn(terminal.language)(fair) });
}

function meetingLines(line: ScoreLine, summary: TournamentSummary, terminal: Terminal): string[] {
  const { text } = terminal;
  const { games, wins, shared, losses, others, brokenOff, score, deals } = line;
  const all = deals.won + deals.lost + deals.level;
  const counted = text('tournament.games', { games, wins, shared, losses, others, broken: brokenOff });
  const heading = wrapped(headingOf(line, summary, terminal), { indent: 0, hang: 2 });
  const lines = [...heading, ...shareLines(score, counted, terminal)];
  if (summary.schedule.form === 'solo' || all === 0) return lines;
  const { won, lost, level } = deals;
  return [...lines, ...shareLines(deals.share, text('tournament.deals', { deals: all, won, lost, level }), terminal)];
}

/** Columns for a share, and for its interval in any language. */
const [RATE, RANGE] = [7, 20];

/** A share with its interval, and behind it what it is made of. */
function shareLines({ rate, low, high }: Share, madeOf: string, { text, language }: Terminal): string[] {
  const percent = percentIn(language);
  const range = text('simulate.interval', { low: percent(low), high: percent(high) });
  const figures = `  ${percent(rate).padStart(RATE)}  ${padded(range, RANGE)}  `;
  const lines = wrapped(madeOf, { indent: widthOf(figures), hang: widthOf(figures) });
  return [figures + lines[0].trimStart(), ...lines.slice(1)];
}

function eloRatings({ ratings }: TournamentSummary, { text, language }: Terminal): string[] {
  const format = new Intl.NumberFormat(language, {
    signDisplay: 'exceptZero',
    maximumFractionDigits: 0,
    useGrouping: false,
  });
  const signed = (elo: number): string => format.format(elo).replace('-', '−');
  const points = ratings.map(({ player, elo, low, high }): Point => {
    const interval = text('simulate.interval', { low: signed(low), high: signed(high) });
    return { label: player, figure: signed(elo), interval, low, at: elo, high };
  });
  const from = Math.min(0, ...ratings.map(({ low }) => low));
  const to = Math.max(0, ...ratings.map(({ high }) => high));
  const isAnchored = ratings.some(({ player }) => player === ZERO);
  const title = isAnchored ? text('tournament.elo-from', { player: ZERO }) : text('tournament.elo');
  return [title, ...plot(points, { from, to, ends: [signed(from), signed(to)], mark: 0 })];
}

function winRates({ lines, settings }: TournamentSummary, { text, language }: Terminal): string[] {
  const percent = percentIn(language);
  const points = lines
    .toSorted((a, b) => b.score.rate - a.score.rate)
    .map(({ player, score: { rate, low, high } }): Point => {
      const interval = text('simulate.interval', { low: percent(low), high: percent(high) });
      return { label: settings.players[player], figure: percent(rate), interval, low, at: rate, high };
    });
  const scale = { from: 0, to: 1, ends: [percent(0), percent(1)], mark: undefined } as const;
  return [text('simulate.wins'), ...plot(points, scale)];
}

function times({ speeds }: TournamentSummary, { text, language }: Terminal): string[] {
  const number = new Intl.NumberFormat(language, { maximumSignificantDigits: 3 });
  const labels = Math.min(LONGEST_LABEL, Math.max(...[...speeds.keys()].map(widthOf)));
  const lines = [...speeds].map(([player, { turns, decisions, ms }]) => {
    const [turn, decision] = [turns, decisions].map((count) => number.format(ms / Math.max(1, count)));
    return `  ${padded(cut(player, labels), labels)}  ${text('tournament.time', { turn, decision })}`;
  });
  return [text('tournament.times'), ...lines];
}

/** Which programs have failed, how often, and why the first time. */
function failureLines({ failures }: TournamentSummary, { text }: Terminal): string[] {
  if (failures.length === 0) return [];
  const lines = failures.flatMap(({ player, games, deal, failure }) => {
    const reason = visible(describeProgramFailure(failure, text).replaceAll('\n', ' '));
    return wrapped(text('tournament.failure', { player, games, deal: deal + 1, reason }), { indent: 2, hang: 4 });
  });
  return ['', text('tournament.failures'), ...lines];
}
