import type { Seat } from '@interregnum/kernel';
import { rulesOf } from '@interregnum/library';
import {
  type Flawed,
  type MatchRecord,
  type Replayed,
  readRecord,
  type Verified,
  verifyRecord,
} from '@interregnum/record';
import { describeRecordFlaw, tableText } from '@interregnum/texts';
import { BadInput } from '../failure.ts';
import type { Terminal } from '../language.ts';
import { readText } from '../positions.ts';
import { Store, usualFolder } from './store.ts';

/** Checks a record; one that goes on as well, if its deal is known on this machine. */
export async function verifyFile(file: string, terminal: Terminal): Promise<Verified | Flawed> {
  const read = readRecord(await readText(file, terminal));
  if ('flaw' in read) return read;
  const { record } = read;
  return verifyRecord(record, rulesOf, record.end?.seed ?? new Store(usualFolder(process.env)).seedOf(record));
}

/** A match that can be shown from its first decision to its last. */
export interface Shown extends Replayed {
  readonly record: MatchRecord;
}

/** Reads a record that holds and can be replayed, or says why not. */
export async function shownFile(file: string, terminal: Terminal): Promise<Shown> {
  const found = await verifyFile(file, terminal);
  const text = tableText(terminal.language);
  if ('flaw' in found) throw new BadInput(`${file}: ${describeRecordFlaw(text, found.flaw)}`);
  if (found.replayed === undefined) throw new BadInput(text('play.trouble.seed', { file, reason: '' }));
  return { ...found.replayed, record: found.record };
}

/** Whose view is shown: a seat's, the audience's, or everything. */
export type Viewpoint = Seat | 'audience' | 'all';

/** The views that may be shown: before the end no more than everybody at the table has seen. */
export const viewpointsOf = ({ record }: Shown): Viewpoint[] =>
  record.end === undefined ? ['audience'] : ['all', ...record.header.seats.keys(), 'audience'];

/** The viewpoint that was asked for, or the widest one that is allowed. */
export function viewpointGiven(shown: Shown, given: string | undefined, terminal: Terminal): Viewpoint {
  const allowed = viewpointsOf(shown);
  if (given === undefined) return allowed[0];
  const asked = /^\d$/.test(given) ? Number(given) - 1 : given;
  const found = allowed.find((each) => each === asked);
  if (found !== undefined) return found;
  const words = allowed.map((each) => (typeof each === 'number' ? each + 1 : each)).join(', ');
  const key = shown.record.end === undefined ? 'replay.not-yet' : 'replay.viewpoint';
  throw new BadInput(tableText(terminal.language)(key, { given, words }));
}
