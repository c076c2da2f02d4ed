import type { Secret } from '@interregnum/record';
import { eventLine, type TableEvent } from './events.ts';
import { fold, withMatch } from './fold.ts';
import { lookText } from './looks.ts';
import type { Statement } from './ports.ts';
import type { Change } from './requests/change.ts';
import type { NewTable } from './requests/creating.ts';
import { delayOf, type HostSettings } from './settings.ts';
import {
  deleteMember,
  deleteName,
  insertEntry,
  insertMatch,
  insertMember,
  insertName,
  type MatchRow,
  moveHead,
  putPlayer,
  setSecret,
} from './statements.ts';
import { botToAct, membersOf, phaseOf, type Table, wakeAt } from './table.ts';

/** The table after a change. */
export function applyChange(table: Table, { events = [], played }: Omit<Change, 'answer'>): Table {
  const changed = events.reduce(fold, table);
  return played === undefined ? changed : withMatch(changed, played.match, played.lines.length);
}

/** When something is stored, and when the table has to be looked at again. */
interface Stored {
  readonly now: number;
  readonly wakeAt: number | undefined;
  readonly settings: HostSettings;
}

/** What the row of a table says now. The host that stores a bot's question is the one to ask it. */
function matchRow(table: Table, { now, wakeAt, settings }: Stored): MatchRow {
  const bot = botToAct(table);
  return {
    table: table.id,
    head: table.seq,
    phase: phaseOf(table),
    wakeAt,
    leaseUntil: bot === undefined ? 0 : now + delayOf(settings, bot.kind) + settings.lease,
    now,
  };
}

/** The statements that store a change, all of them or none. */
export function changeStatements(
  before: Table,
  after: Table,
  change: Omit<Change, 'answer'>,
  stored: Stored,
): Statement[] {
  const { events = [], unnamed = [], secret } = change;
  const statements = [moveHead(matchRow(after, stored), before.seq)].concat(
    lines(before.id, before.seq, change, stored.now),
    unnamed.map((seq) => deleteName(before.id, seq)),
  );
  if (secret !== undefined) statements.push(setSecret(before.id, JSON.stringify(secret)));
  return events.length === 0 ? statements : [...statements, ...memberChanges(before, after)];
}

/** The statements that store a new table. */
export function creationStatements(made: NewTable, player: string, now: number, settings: HostSettings): Statement[] {
  const { table, secret, name, look, events, played } = made;
  return [
    insertMatch(
      { ...matchRow(table, { now, wakeAt: wakeAt(table, now, settings), settings }), leaseUntil: 0 },
      player,
      secretText(secret),
    ),
    ...lines(table.id, 0, { events, name, look, ...(played && { played }) }, now),
    ...[...membersOf(table)].map((member) => insertMember(member, table.id)),
    putPlayer(player, name, now),
  ];
}

const secretText = (secret: Secret | undefined): string => (secret === undefined ? '' : JSON.stringify(secret));

/** Whether a name stands beside an event. */
export const isNamed = ({ event }: TableEvent): boolean => event === 'made' || event === 'sat' || event === 'declined';

function lines(
  table: string,
  from: number,
  { events = [], played, name, look = {} }: Omit<Change, 'answer'>,
  now: number,
): Statement[] {
  const statements: Statement[] = [];
  let seq = from;
  for (const event of events) {
    if (name !== undefined && isNamed(event)) statements.push(insertName(table, seq, name, lookText(look)));
    statements.push(insertEntry(table, seq++, eventLine(event), now));
  }
  if (played !== undefined) for (const line of played.lines) statements.push(insertEntry(table, seq++, line, now));
  return statements;
}

function memberChanges(before: Table, after: Table): Statement[] {
  const [were, are] = [membersOf(before), membersOf(after)];
  return [
    ...[...are].filter((player) => !were.has(player)).map((player) => insertMember(player, after.id)),
    ...[...were].filter((player) => !are.has(player)).flatMap((player) => deleteMember(player, after.id)),
  ];
}
