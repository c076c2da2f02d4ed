import { loadGame } from '@interregnum/games';
import { linesText, type Secret } from '@interregnum/record';
import type { Clocks } from './clocks.ts';
import { isEventLine, readEvent } from './events.ts';
import { fold, withLines, withMatch } from './fold.ts';
import { type Named, readLook } from './looks.ts';
import { type KeptPlans, readPlans } from './plans/kept-plans.ts';
import type { Deals, Row } from './ports.ts';
import { type Table, tableOf } from './table.ts';
import { type KeptTalk, readTalk } from './talk.ts';

/** A table as it was read from the store. */
export interface Loaded {
  readonly table: Table;
  readonly names: ReadonlyMap<number, Named>;
  /** What its players are called, by player; it knows all for whom a seat is kept. */
  readonly players: ReadonlyMap<string, string>;
  readonly secret: Secret | undefined;
  readonly wakeAt: number | undefined;
  readonly leaseUntil: number;
  /** In running time; undefined where there are none. */
  readonly clocks: Clocks | undefined;
  /** What was said lately. */
  readonly talk: readonly KeptTalk[];
  /** What players have planned. */
  readonly plans: readonly KeptPlans[];
}

const numberOf = (value: Row[string] | undefined): number => Number(value ?? 0);

/** Folds the log of a table; undefined if there is none. A log that does not hold is a bug, or was changed by hand. */
export async function readTable(
  id: string,
  [[row], entries, notes, players, talk, plans]: readonly (readonly Row[])[],
  deals: Deals,
): Promise<Loaded | undefined> {
  if (row === undefined) return undefined;
  const secret: Secret | undefined = row.secret === '' ? undefined : JSON.parse(String(row.secret));
  const lines = entries.map(({ line }) => String(line));
  return {
    table: await tableFrom(id, lines, secret, deals),
    names: new Map(notes.map(({ seq, name, look }) => [numberOf(seq), { name: String(name), look: readLook(look) }])),
    players: new Map(players.map(({ id, name }) => [String(id), String(name)])),
    secret,
    wakeAt: row.wake_at === null ? undefined : numberOf(row.wake_at),
    leaseUntil: numberOf(row.lease_until),
    talk: readTalk(talk),
    plans: readPlans(plans),
    clocks: row.clocks === '' ? undefined : JSON.parse(String(row.clocks)),
  };
}

/** The table that a log leads to. Lines of its match are opened together; what happens beside it does not rest on them. */
async function tableFrom(
  id: string,
  [first, ...rest]: readonly string[],
  secret: Secret | undefined,
  deals: Deals,
): Promise<Table> {
  const made = readEvent(first);
  const game = made.event === 'made' ? await loadGame(made.game, made.rules) : undefined;
  if (made.event !== 'made' || game === undefined) throw new Error('a log does not begin with its table');
  const table = rest.reduce(foldLine, tableOf(id, game, made));
  const record = rest.filter((line) => !isEventLine(line));
  if (record.length === 0) return table;
  const opened = await deals.open(linesText(record), secret);
  if ('flaw' in opened) throw new Error(`a log does not hold: ${opened.flaw.flaw}`);
  return withMatch(table, opened.match, 0);
}

/** The table after any line of its log; what a line of the match leads to is not looked at. */
export const foldLine = (table: Table, line: string): Table =>
  isEventLine(line) ? fold(table, readEvent(line)) : withLines(table, 1);
