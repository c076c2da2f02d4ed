import { bench, benchSearch, modeNames, type Report, type SearchReport } from '@interregnum/bench';
import { GAMES } from '@interregnum/games/all';
import { gameNamed, oneOf, wholeNumber } from '../command-line/arguments.ts';
import type { Terminal } from '../terminal/terminal.ts';

/** Processor seconds of each round, for each side. */
const SECONDS = 0.25;

interface Given {
  readonly mode?: string;
  readonly rounds: string;
  readonly search?: true;
  readonly json?: true;
}

/** `bench [GAME]`: random games and decisions per second of processor time, mode by mode. */
export async function run(name: string | undefined, given: Given, terminal: Terminal): Promise<void> {
  const games = name === undefined ? [...GAMES.keys()] : [(await gameNamed(name, {}, terminal)).meta.id];
  const all = [...new Set(games.flatMap(modeNames))];
  const modes = given.mode === undefined ? all : [oneOf('--mode', given.mode, all, terminal)];
  const rounds = wholeNumber('--rounds', given.rounds, 1, terminal);
  const measured = games.map((game) => (given.search ? benchSearch : bench)(game, modes, rounds, SECONDS));
  await tell(measured, Boolean(given.search), Boolean(given.json), terminal);
}

/** Prints every report as soon as it is there; as JSON all of them together. */
async function tell(
  measured: readonly AsyncIterable<Report | SearchReport>[],
  search: boolean,
  json: boolean,
  terminal: Terminal,
): Promise<void> {
  const lines: object[] = [];
  if (!json) terminal.print(header(search ? SEARCH_COLUMNS : COLUMNS, terminal));
  for (const reports of measured) {
    for await (const report of reports) {
      lines.push('measured' in report ? report.measured : report);
      if (!json) terminal.print('measured' in report ? row(report, terminal) : searchRow(report, terminal));
    }
  }
  terminal.print(json ? JSON.stringify(lines) : `\n${terminal.text(search ? 'bench.search-notes' : 'bench.notes')}`);
}

const COLUMNS = ['game', 'mode', 'games', 'decisions', 'ratio', 'baseline', 'heap'] as const;
const SEARCH_COLUMNS = ['game', 'mode', 'playouts', 'ratio'] as const;
const WIDTHS = [13, 19, 14, 16, 11, 12, 14];
/** The first columns are words. */
const WORDS = 2;

type Column = (typeof COLUMNS | typeof SEARCH_COLUMNS)[number];
const header = (columns: readonly Column[], { text }: Terminal): string =>
  columns.map((name, at) => cell(text(`bench.${name}`), at)).join(' ');
const cell = (text: string, at: number): string => (at < WORDS ? text.padEnd(WIDTHS[at]) : text.padStart(WIDTHS[at]));

function row({ measured, firstRatio, heapBytes }: Report, { language }: Terminal): string {
  const number = new Intl.NumberFormat(language);
  const ratio = new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return [
    measured.game,
    measured.mode,
    number.format(measured.gamesPerCpuSecond),
    number.format(measured.decisionsPerCpuSecond),
    ratio.format(measured.ratio),
    ratio.format(firstRatio),
    heapBytes === undefined ? '?' : number.format(Math.round(heapBytes)),
  ]
    .map(cell)
    .join(' ');
}

function searchRow({ game, mode, playoutsPerCpuSecond, ratio }: SearchReport, { language }: Terminal): string {
  const number = new Intl.NumberFormat(language);
  const fine = new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return [game, mode, number.format(playoutsPerCpuSecond), fine.format(ratio)].map(cell).join(' ');
}
