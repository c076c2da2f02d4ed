import type { Game, Options } from '@interregnum/kernel';
import { translator } from '@interregnum/texts';
import { sideNames } from '../terminal/side-names.ts';
import type { Terminal } from '../terminal/terminal.ts';
import type { Totals } from './simulation.ts';
import { percentIn, rounded, share, summary, type Tally } from './statistics.ts';

/** All who may win: the seats, and behind them sides that no seat plays, if they ever won. */
function sidesOf(options: Options, { wins, shared }: Totals): number[] {
  const winners = [wins, shared].flatMap((tally) => Object.keys(tally).map(Number));
  const count = Math.max(Number(options.seats), ...winners.map((side) => side + 1));
  return Array.from({ length: count }, (_, side) => side);
}

/** What was simulated; players are named only where more than chance decides. */
export interface SimulationInfo {
  readonly game: Game;
  readonly options: Options;
  readonly seed: string;
  readonly players?: readonly string[] | undefined;
}

/** Everything that was counted, for programs. */
export function jsonReport({ game, options, seed, players }: SimulationInfo, totals: Totals): string {
  return JSON.stringify({
    game: game.meta.id,
    options,
    players,
    seed,
    games: totals.games,
    capped: totals.capped,
    seats: sidesOf(options, totals).map((seat) => {
      const wins = totals.wins[seat] ?? 0;
      const { rate, low, high } = share(wins, totals.games);
      return {
        seat,
        wins,
        shared: totals.shared[seat] ?? 0,
        rate: rounded(rate),
        low: rounded(low),
        high: rounded(high),
      };
    }),
    endings: sorted(totals.endings),
    decidedBy: sorted(totals.decidedBy),
    decisions: { ...summary(totals.decisions), counts: sorted(totals.decisions) },
    turns: { ...summary(totals.turns), counts: sorted(totals.turns) },
  });
}

/** A tally whose keys stand in an order that does not depend on who counted first. */
const sorted = (tally: Tally): Tally => Object.fromEntries(Object.entries(tally).sort(([a], [b]) => (a < b ? -1 : 1)));

const WIDTH = 30;
const bar = (part: number, whole: number): string => '█'.repeat(Math.round((part / Math.max(whole, 1)) * WIDTH));

/** The same for people: shares with their intervals, endings, and a plot of how long games last. */
export function textReport({ game, options, players }: SimulationInfo, totals: Totals, terminal: Terminal): string {
  const { language, text } = terminal;
  const { word } = translator(game.meta.id, language, String);
  const percent = percentIn(language);
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const labels = Math.max(28, ...Object.keys(totals.endings).map((name) => word(`ending.${name}`).length));
  const line = (label: string, hits: number): string => {
    const { rate, low, high } = share(hits, totals.games);
    const range = text('simulate.interval', { low: percent(low), high: percent(high) });
    return `  ${label.padEnd(labels)} ${percent(rate).padStart(8)}  ${range}`;
  };
  const nameOf = sideNames(game, options, terminal, (seat) => seatName(seat, players, terminal));
  const values = { game: word('title'), games: totals.games };
  const title = players === undefined ? text('simulate.title', values) : text('simulate.title-players', values);
  const lines = [title, '', text('simulate.wins')];
  for (const seat of sidesOf(options, totals)) lines.push(line(nameOf(seat), totals.wins[seat] ?? 0));
  if (totals.sharedGames > 0) lines.push(line(text('simulate.shared'), totals.sharedGames));
  lines.push('', text('simulate.endings'));
  for (const [name, hits] of Object.entries(sorted(totals.endings))) lines.push(line(word(`ending.${name}`), hits));
  if (totals.capped > 0) lines.push(line(text('simulate.capped'), totals.capped));
  const { mean, least, most } = summary(totals.decisions);
  lines.push('', text('simulate.lengths', { mean: number.format(mean), least, most }), ...plot(totals.decisions));
  return lines.join('\n');
}

const seatName = (seat: number, players: readonly string[] | undefined, { text }: Terminal): string =>
  players === undefined
    ? text('seat', { number: seat + 1 })
    : text('seat-of', { number: seat + 1, player: players[seat] });

/** Games by length, in at most a dozen bars. */
function plot(lengths: Tally): string[] {
  const { least, most } = summary(lengths);
  const step = Math.max(1, Math.ceil((most - least + 1) / 12));
  const bins = Array.from({ length: Math.ceil((most - least + 1) / step) }, () => 0);
  for (const [length, games] of Object.entries(lengths)) bins[Math.floor((Number(length) - least) / step)] += games;
  const highest = Math.max(...bins);
  return bins.map((games, bin) => {
    const from = least + bin * step;
    const label = step === 1 ? `${from}` : `${from}-${from + step - 1}`;
    return `  ${label.padStart(9)} ${bar(games, highest)}`;
  });
}
