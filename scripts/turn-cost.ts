// Measures what a turn costs above the engine: `npm run turn-cost [-- --json] [GAME/MODE ...]`. From untrusted texts to the
// new match, its record lines, and what viewers are sent as JSON; and how much memory a finished match takes. The last line
// with --json is for programs. One process plays all modes, as a server does.
import { parseArgs } from 'node:util';
import { MODES, type Mode } from '../bench/src/modes.ts';
import { type Cost, Subject, workDone } from './turn-cost/cost.ts';
import { bytesPerMatch } from './turn-cost/memory.ts';

const ROUNDS = 7;
/** Microseconds of processor time for each measurement, and to warm up. */
const LEAST = 100_000;
const WARM_UP = 150_000;

const nameOf = ({ game, name }: Mode): string => `${game.meta.id}/${name}`;

const COLUMNS = ['mode', 'two seats', 'all seats', '+ audience', 'ratio', 'bytes a view', 'bytes a match'] as const;
const row = (cells: readonly string[]): string =>
  cells.map((cell, at) => (at === 0 ? cell.padEnd(32) : cell.padStart(14))).join('');

const shown = (mode: Mode, { twoSeats, allSeats, withAudience, ratio, bytesPerView }: Cost, bytes: number): string =>
  row([
    nameOf(mode),
    ...[twoSeats, allSeats, withAudience, ratio].map((figure) => figure.toFixed(1)),
    ...[bytesPerView, bytes].map((figure) => figure.toFixed(0)),
  ]);

const rounded = (figure: number): number => Number(figure.toFixed(2));

function run(modes: readonly Mode[], json: boolean): void {
  console.log(`microseconds of processor time a turn, and its cost as a multiple of its own line and hash`);
  console.log(row(COLUMNS));
  const subjects = modes.map((mode) => new Subject(mode));
  for (const subject of subjects) subject.warmUp(WARM_UP);
  const measured = subjects.map((subject) => {
    const { mode } = subject;
    const cost = subject.measure(ROUNDS, LEAST);
    const bytes = bytesPerMatch(mode);
    console.log(shown(mode, cost, bytes));
    const { twoSeats, ratio } = cost;
    return {
      mode: nameOf(mode),
      microseconds: rounded(twoSeats),
      ratio: rounded(ratio),
      bytesPerMatch: Math.round(bytes),
    };
  });
  if (workDone() === 0) throw new Error('nothing was measured');
  if (json) console.log(JSON.stringify(measured));
}

const { values, positionals } = parseArgs({ options: { json: { type: 'boolean' } }, allowPositionals: true });
const unknown = positionals.filter((name) => !MODES.some((mode) => nameOf(mode) === name));
if (unknown.length === 0)
  run(
    MODES.filter((mode) => positionals.length === 0 || positionals.includes(nameOf(mode))),
    values.json === true,
  );
else {
  console.error(`${unknown.join(', ')}: not among ${MODES.map(nameOf).join(', ')}`);
  process.exitCode = 2;
}
