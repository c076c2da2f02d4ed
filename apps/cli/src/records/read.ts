import { findGame } from '@interregnum/games/all';
import { isOver, type MatchView, type OpenedMatch, openMatch, viewFor, viewOfAll } from '@interregnum/match';
import { type Flawed, type Summary, summaryOf, type Verified, verify } from '@interregnum/record';
import { userFolder } from '@interregnum/server/user-folder';
import { describeRecordFlaw, tableText } from '@interregnum/texts';
import { BadInput } from '../command-line/bad-input.ts';
import { readText } from '../command-line/positions.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { Store } from './store.ts';

/** A record that holds, as far as it can be checked here. */
export interface Checked {
  readonly text: string;
  readonly summary: Summary;
  readonly verified: Verified;
}

const store = (): Store => new Store(userFolder(process.env));

/** Checks a record; one that goes on as well, if its start is known on this machine. */
export async function verifyFile(file: string, terminal: Terminal): Promise<Checked | Flawed> {
  const text = await readText(file, terminal);
  const summary = summaryOf(text);
  const secret = 'flaw' in summary ? undefined : store().secretOf(summary.match);
  const verified = verify(text, { findGame, secret });
  if ('flaw' in verified) return verified;
  return 'flaw' in summary ? summary : { text, summary, verified };
}

/** Reads a record that holds and can be replayed, or says why not. */
export async function matchIn(file: string, terminal: Terminal): Promise<OpenedMatch> {
  const text = tableText(terminal.language);
  const refuse = ({ flaw }: Flawed): BadInput => new BadInput(`${file}: ${describeRecordFlaw(text, flaw)}`);
  const found = await verifyFile(file, terminal);
  if ('flaw' in found) throw refuse(found);
  const secret = store().secretOf(found.summary.match);
  if (found.summary.isSealed && secret === undefined)
    throw new BadInput(text('play.trouble.seed', { file, reason: '' }));
  const opened = openMatch(found.text, findGame, secret);
  if ('flaw' in opened) throw refuse(opened);
  return opened;
}

/** Whose view is shown: a seat's, the audience's, or everything. */
export type Viewpoint = MatchView['viewer'];

/** The views that may be shown: before the end no more than everybody at the table has seen. */
export const viewpointsOf = ({ match }: OpenedMatch): Viewpoint[] =>
  isOver(match) ? ['all', ...match.progress.kinds.keys(), 'audience'] : ['audience'];

/** A match from a viewpoint. */
export function viewFrom({ match, players }: OpenedMatch, viewpoint: Viewpoint): MatchView {
  const names = players.map(({ name }) => name);
  return viewpoint === 'all' ? viewOfAll(match, names) : viewFor(match, viewpoint, names);
}

/** The viewpoint that was asked for, or the widest one that is allowed. */
export function viewpointGiven(opened: OpenedMatch, given: string | undefined, terminal: Terminal): Viewpoint {
  const allowed = viewpointsOf(opened);
  if (given === undefined) return allowed[0];
  const asked = /^\d$/.test(given) ? Number(given) - 1 : given;
  const found = allowed.find((each) => each === asked);
  if (found !== undefined) return found;
  const words = allowed.map((each) => (typeof each === 'number' ? each + 1 : each)).join(', ');
  const key = isOver(opened.match) ? 'replay.viewpoint' : 'replay.not-yet';
  throw new BadInput(tableText(terminal.language)(key, { given, words }));
}
