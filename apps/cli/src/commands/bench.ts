import type { Report } from '@interregnum/bench';
import { GAMES } from '@interregnum/library';
import type { Command } from 'commander';
import { gameNamed, gameNames, oneOf, wholeNumber } from '../arguments.ts';
import type { Terminal } from '../language.ts';

/** Processor seconds of each round, for each side. */
const SECONDS = 0.25;

interface Given {
  readonly mode?: string;
  readonly rounds: string;
  readonly json?: true;
}

/** `bench [GAME]`: random games and decisions per second of processor time, mode by mode. */
export function addBench(program: Command, terminal: Terminal): void {
  const { text } = terminal;
  program
    .command('bench')
    .argument('[game]', text('help.game', { games: gameNames() }))
    .description(text('help.bench'))
    .option('--mode <name>', text('help.mode'))
    .option('--rounds <n>', text('help.rounds'), '7')
    .option('--json', text('help.json'))
    .action(async (name: string | undefined, given: Given) => {
      // Loaded here, because every other command starts faster without it.
      const { bench, modeNames } = await import('@interregnum/bench');
      const games = name === undefined ? [...GAMES.keys()] : [gameNamed(name, terminal).meta.id];
      const all = [...new Set(games.flatMap(modeNames))];
      const modes = given.mode === undefined ? all : [oneOf('--mode', given.mode, all, terminal)];
      const rounds = wholeNumber('--rounds', given.rounds, 1, terminal);
      const reports: Report[] = [];
      if (!given.json) terminal.print(header(terminal));
      for (const game of games) {
        for await (const report of bench(game, modes, rounds, SECONDS)) {
          reports.push(report);
          if (!given.json) terminal.print(row(report, terminal));
        }
      }
      if (given.json) terminal.print(JSON.stringify(reports.map(({ measured }) => measured)));
      else terminal.print(`\n${text('bench.notes')}`);
    });
}

const COLUMNS = ['game', 'mode', 'games', 'decisions', 'ratio', 'baseline', 'heap'] as const;
const WIDTHS = [13, 19, 14, 16, 11, 12, 14];
/** The first columns are words. */
const WORDS = 2;

const header = ({ text }: Terminal): string => COLUMNS.map((name, at) => cell(text(`bench.${name}`), at)).join(' ');
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
