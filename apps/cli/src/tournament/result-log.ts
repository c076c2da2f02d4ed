import { existsSync, readFileSync } from 'node:fs';
import type { Options } from '@interregnum/kernel';
import { tableText } from '@interregnum/texts';
import { BadInput } from '../command-line/bad-input.ts';
import { type Appendable, openToAppend, writeNewFile } from '../records/disk.ts';
import { lock } from '../records/lock.ts';
import { reasonIn } from '../records/open-failure.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { type Result, readResult } from './result.ts';
import type { Schedule } from './schedule.ts';

/** What makes two tournaments the same; how many deals are played does not. */
export interface TournamentSettings {
  readonly game: string;
  readonly rules: number;
  readonly options: Options;
  readonly players: readonly string[];
  readonly programs: Readonly<Record<string, readonly string[]>>;
  readonly seed: string;
  /** What programs are not told (chance.ts); where none plays there is none. */
  readonly secret?: string;
  readonly version: string;
}

/** The form of these files. */
const FORM = 1;

/** Where results are kept: in a file of lines, the settings first, or nowhere. */
export interface ResultLog {
  /** The games that were finished before. */
  readonly results: readonly Result[];
  /** Returns once the result is on the disk. */
  append(result: Result): void;
  close(): void;
}

export const NO_LOG: ResultLog = { results: [], append: () => {}, close: () => {} };

const lineOf = (entry: object): string => `${JSON.stringify(entry)}\n`;

/** The secret of a tournament that a file holds, if it has one. What else is wrong with the file is told when it is opened. */
export function secretIn(file: string): string | undefined {
  if (!existsSync(file)) return undefined;
  const [header] = readFileSync(file, 'utf8').split('\n', 1);
  return readHeader(header)?.secret;
}

/** Opens a file to go on with a tournament, or to begin one. A last line that was cut off is dropped. */
export function openResultLog(
  file: string,
  settings: TournamentSettings,
  schedule: Schedule,
  terminal: Terminal,
): ResultLog {
  const { text, language } = terminal;
  const guarded = <T>(act: () => T): T => {
    try {
      return act();
    } catch (problem) {
      const { code } = problem as NodeJS.ErrnoException;
      if (code === undefined) throw problem;
      throw new BadInput(text('tournament.bad-file', { file, reason: reasonIn(tableText(language), code) }));
    }
  };
  return guarded(() => {
    if (!existsSync(file)) writeNewFile(file, lineOf({ tournament: FORM, ...settings }));
    const release = lock(file);
    if (release === undefined) throw new BadInput(text('tournament.in-use', { file }));
    try {
      const written = readFileSync(file, 'utf8');
      const whole = written.slice(0, written.lastIndexOf('\n') + 1);
      const results = resultsIn(whole, file, settings, schedule, terminal);
      const open: Appendable = openToAppend(file, whole);
      const close = (): void => {
        open.close();
        release();
      };
      return { results, append: (result) => guarded(() => open.append(lineOf(result))), close };
    } catch (problem) {
      release();
      throw problem;
    }
  });
}

function resultsIn(
  whole: string,
  file: string,
  settings: TournamentSettings,
  schedule: Schedule,
  { text }: Terminal,
): Result[] {
  const [header = '', ...lines] = whole.split('\n').slice(0, -1);
  const found = readHeader(header);
  if (found === undefined) throw new BadInput(text('tournament.no-tournament', { file }));
  const keys = Object.keys(settings) as (keyof TournamentSettings)[];
  const differing = keys.filter((key) => JSON.stringify(found[key]) !== JSON.stringify(settings[key]));
  if (differing.length > 0) throw new BadInput(text('tournament.differs', { file, what: differing.join(', ') }));
  return lines.map((line, at) => {
    const result = readResult(line, schedule, settings.players);
    if (result === undefined) throw new BadInput(text('tournament.bad-line', { file, line: at + 2 }));
    return result;
  });
}

function readHeader(line: string): Partial<TournamentSettings> | undefined {
  try {
    const header = JSON.parse(line) as (Partial<TournamentSettings> & { readonly tournament?: number }) | null;
    return header?.tournament === FORM ? header : undefined;
  } catch {
    return undefined;
  }
}
