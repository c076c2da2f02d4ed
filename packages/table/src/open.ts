import type { Game, Options, Seat, State } from '@interregnum/kernel';
import {
  asFormat2,
  begin,
  commitmentTo,
  convert,
  type Flawed,
  formatOf,
  type Hex,
  HUMAN,
  type Library,
  type MatchRecord,
  type Player,
  type Progress,
  type Reveal,
  readWholeLines,
  recordText,
  replay,
  type Secret,
  type Start,
  saltOf,
  sealOf,
  startRecord,
  statesOf,
  turnsIn,
  type WhenSeatGoes,
  withBeside,
  withTime,
} from '@interregnum/record';
import * as format1 from '@interregnum/record/format-1';
import { choose, committed, ended, isComplete, NO_DRAFT, type Table, withEntries } from './table.ts';

export interface Opening {
  readonly game: Game;
  readonly options: Options;
  readonly players: readonly Player[];
  /** The id of the match. */
  readonly match: string;
  readonly seed: Hex;
  /** One for each seat; those of programs follow from the seed. */
  readonly salts: readonly Hex[];
  readonly whenSeatGoes?: WhenSeatGoes;
  readonly time: string;
  /** A state to begin from instead of a deal; it must not be over. */
  readonly position?: State;
}

/** A new table: dealt, or laid out as a position has it. */
export function openTable({ game, options, players, match, seed, salts, time, ...opening }: Opening): Table {
  const { whenSeatGoes = 'stop', position } = opening;
  const several = game.parties(options).length > 2;
  const settled = {
    type: 'start',
    match,
    game: game.meta.id,
    rules: game.meta.rulesVersion,
    options,
    seats: players.map(({ kind }) => kind),
    whenSeatGoes: several ? whenSeatGoes : 'stop',
  } as const;
  const { start, secret } =
    position === undefined ? dealt(settled, players, seed, salts) : laidOut(settled, game, position, seed);
  let record = startRecord(start);
  for (const [seat, { name }] of players.entries())
    record = withBeside(record, { type: 'name', beside: 0, seat, name });
  const progress = begin(start, { library: () => game, secret });
  if ('flaw' in progress) throw new Error(`no match can start so: ${progress.flaw.flaw}`);
  return tableOf(withTime(record, time), progress, secret);
}

type Settled = Omit<Start, 'deal' | 'position'>;
interface Opened {
  readonly start: Start;
  readonly secret: Secret | undefined;
}

function dealt(settled: Settled, players: readonly Player[], seed: Hex, given: readonly Hex[]): Opened {
  const commitment = commitmentTo(seed);
  const salts = players.map(({ kind }, seat: Seat) => (kind === HUMAN ? given[seat] : saltOf(commitment, seat)));
  return { start: { ...settled, deal: { commitment, salts } }, secret: { seed } };
}

/** Where anything is hidden the position is sealed until the end. */
function laidOut(settled: Settled, game: Game, s: State, seed: Hex): Opened {
  const written = game.position.write(s);
  const position = JSON.parse(written);
  if (!game.hides(settled.options)) return { start: { ...settled, position }, secret: undefined };
  return { start: { ...settled, position: { commitment: sealOf(seed, written) } }, secret: { seed, position } };
}

function tableOf(record: MatchRecord, progress: Progress, secret: Secret | undefined): Table {
  const { game } = progress;
  const turns = turnsIn(progress.played);
  return {
    game,
    record,
    progress,
    secret,
    states: statesOf(progress),
    choices: turns.flatMap(({ choices }) => choices),
    deciders: turns.flatMap(({ seat, choices }) => choices.map(() => seat)),
    draft: NO_DRAFT,
  };
}

/**
 * The table of a saved record, whose last line may have been cut off. A running match of format 1 goes on in format 2,
 * its last turn as the draft if it was not complete; the text of a finished one stays as it is.
 */
export function resumeTable(text: string, library: Library, secret?: Secret): Table | Flawed {
  if (formatOf(text) === 1) return resumeFormat1(text, library, secret);
  const read = readWholeLines(text);
  return 'flaw' in read ? read : resumed(read.record, library, secret);
}

function resumed(record: MatchRecord, library: Library, secret: Secret | undefined): Table | Flawed {
  const replayed = replay(record, { library, secret });
  if ('flaw' in replayed) return replayed;
  const { progress } = replayed;
  if (progress.first === undefined) return { flaw: { entry: 0, flaw: 'commitment', values: {} } };
  const reveal = record.entries.find((entry) => entry.type === 'reveal');
  return withoutLoss(tableOf(record, progress, reveal === undefined ? secret : secretOf(reveal)));
}

const secretOf = ({ seed, position }: Reveal): Secret => (position === undefined ? { seed } : { seed, position });

/** A match that was cut off before its end, or before what follows it, ends again. */
function withoutLoss(table: Table): Table {
  const { game, record, progress, secret } = table;
  const time = record.beside.findLast((said) => said.type === 'time')?.time ?? '';
  const outcome = progress.end === undefined ? game.outcome(committed(table)) : undefined;
  if (outcome !== undefined)
    return withEntries(table, ended(table, { type: 'end', by: 'rules', outcome, winners: outcome.winners }), time);
  const isLost = progress.end !== undefined && !progress.isRevealed && secret !== undefined;
  return isLost ? withEntries(table, [{ type: 'reveal', ...secret }], time) : table;
}

function resumeFormat1(text: string, library: Library, secret: Secret | undefined): Table | Flawed {
  const read = format1.readWholeLines(text);
  if ('flaw' in read) return read;
  const { record: old } = read;
  const found = format1.gameOf(old.header, library);
  if ('flaw' in found) return found;
  if (old.end !== undefined) {
    const shown = asFormat2(old, found.game, old.end.seed);
    const table = 'flaw' in shown ? shown : resumed(shown.record, library, { seed: old.end.seed });
    return 'flaw' in table ? table : { ...table, original: format1.recordText(old) };
  }
  const converted = convert(old, found.game, secret?.seed ?? '');
  if ('flaw' in converted) return converted;
  const table = resumed(converted.record, library, secret);
  return 'flaw' in table ? table : withDraft(table, converted.draft);
}

/** A table with choices drafted as far as they are possible one after another. */
export function withDraft(table: Table, texts: readonly string[]): Table {
  let next = table;
  for (const text of texts) {
    if (isComplete(next)) return next;
    const chosen = choose(next, text);
    if ('refusal' in chosen) return next;
    next = chosen;
  }
  return next;
}

/** What is kept of a table. */
export const tableText = ({ original, record }: Table): string => original ?? recordText(record);
