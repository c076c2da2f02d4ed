import { findGame } from '@interregnum/games/all';
import type { Seat } from '@interregnum/kernel';
import { type Flawed, type Summary, summaryOf, type Verified, verify } from '@interregnum/record';
import { isOver, resumeTable, type Table } from '@interregnum/table';
import { describeRecordFlaw, tableText } from '@interregnum/texts';
import { BadInput } from '../failure.ts';
import type { Terminal } from '../language.ts';
import { readText } from '../positions.ts';
import { Store, usualFolder } from './store.ts';

/** A record that holds, as far as it can be checked here. */
export interface Checked {
  readonly text: string;
  readonly summary: Summary;
  readonly verified: Verified;
}

const store = (): Store => new Store(usualFolder(process.env));

/** Checks a record; one that goes on as well, if its start is known on this machine. */
export async function verifyFile(file: string, terminal: Terminal): Promise<Checked | Flawed> {
  const text = await readText(file, terminal);
  const summary = summaryOf(text);
  const secret = 'flaw' in summary ? undefined : store().secretOf(summary);
  const verified = verify(text, { library: findGame, secret });
  if ('flaw' in verified) return verified;
  return 'flaw' in summary ? summary : { text, summary, verified };
}

/** Reads a record that holds and can be replayed, or says why not. */
export async function tableIn(file: string, terminal: Terminal): Promise<Table> {
  const text = tableText(terminal.language);
  const refuse = ({ flaw }: Flawed): BadInput => new BadInput(`${file}: ${describeRecordFlaw(text, flaw)}`);
  const found = await verifyFile(file, terminal);
  if ('flaw' in found) throw refuse(found);
  const secret = store().secretOf(found.summary);
  if (found.summary.isSealed && secret === undefined)
    throw new BadInput(text('play.trouble.seed', { file, reason: '' }));
  const table = resumeTable(found.text, findGame, secret);
  if ('flaw' in table) throw refuse(table);
  return table;
}

/** Whose view is shown: a seat's, the audience's, or everything. */
export type Viewpoint = Seat | 'audience' | 'all';

/** The views that may be shown: before the end no more than everybody at the table has seen. */
export const viewpointsOf = (table: Table): Viewpoint[] =>
  isOver(table) ? ['all', ...table.progress.kinds.keys(), 'audience'] : ['audience'];

/** The viewpoint that was asked for, or the widest one that is allowed. */
export function viewpointGiven(table: Table, given: string | undefined, terminal: Terminal): Viewpoint {
  const allowed = viewpointsOf(table);
  if (given === undefined) return allowed[0];
  const asked = /^\d$/.test(given) ? Number(given) - 1 : given;
  const found = allowed.find((each) => each === asked);
  if (found !== undefined) return found;
  const words = allowed.map((each) => (typeof each === 'number' ? each + 1 : each)).join(', ');
  const key = isOver(table) ? 'replay.viewpoint' : 'replay.not-yet';
  throw new BadInput(tableText(terminal.language)(key, { given, words }));
}
