import type { Sha256 } from '@interregnum/kernel';
import { type Appended, enterAll, type LookWish } from '@interregnum/match';
import type { Answers, ErrorCode, Request, RequestError, RequestTo } from '@interregnum/protocol';
import type { LaterEntry, Secret } from '@interregnum/record';
import type { TableEvent } from '../events.ts';
import type { KeptPlans } from '../plans/kept-plans.ts';
import type { Chance, Deals } from '../ports.ts';
import type { HostSettings } from '../settings.ts';
import { isHeldBy, membersOf, phaseOf, type Table } from '../table.ts';
import type { KeptTalk } from '../talk.ts';

/** What every request is worked on with. */
export interface RequestContext {
  readonly now: number;
  readonly chance: Chance;
  readonly deals: Deals;
  readonly sha256: Sha256;
  readonly settings: HostSettings;
  /** What opens the deal of the table. */
  readonly secret: Secret | undefined;
  /** Whether a player is at the table now. */
  readonly isHere: (player: string) => boolean;
  /** What was said at the table lately. */
  readonly talk: readonly KeptTalk[];
  /** What is planned at the table. */
  readonly plans: readonly KeptPlans[];
}

/** What a request does to a table: lines of its log, those beside the match first; and its answer. */
export interface Change<Do extends Request['do'] = Request['do']> {
  readonly events?: readonly TableEvent[];
  readonly played?: Pick<Appended, 'match' | 'lines'> & { readonly entries?: readonly LaterEntry[] };
  /** Something that is said, or reported: it stands beside the log, and nothing else changes with it. */
  readonly talk?: KeptTalk;
  /** What is planned for a seat from now on: it stands beside the log, too. */
  readonly plans?: KeptPlans;
  /** Whether the turn is one that a player has planned, and that was due. */
  readonly isDue?: true;
  /** The name of the player, to stand beside the lines by which seats are taken. */
  readonly name?: string;
  /** What they would like to be told apart by, beside that. */
  readonly look?: LookWish | undefined;
  /** A player for whom a seat is kept from now on, and what they are called. */
  readonly invited?: { readonly player: string; readonly name: string };
  /** Lines of the log whose names are not kept any more. */
  readonly unnamed?: readonly number[];
  /** What opens the deal from now on. */
  readonly secret?: Secret;
  readonly answer: Answers[Do];
}

export type Refused = { readonly error: RequestError };

/** One kind of request: what it does to a table, or why nothing. */
export type TableHandler<Do extends Request['do']> = (
  table: Table,
  player: string,
  request: RequestTo<Do>,
  context: RequestContext,
) => Change<Do> | Refused;

export const refuse = (code: ErrorCode, more: Omit<RequestError, 'code'> = {}): Refused => ({
  error: { code, ...more },
});

export const NOTHING = {} as const;

/** The match after entries that can follow. */
export const advanceMatch = (table: Table, entries: readonly LaterEntry[], sha: Sha256): Appended => {
  if (table.match === undefined) throw new Error('there is no match');
  return enterAll(table.match, entries, sha);
};

/** Compares secrets in a time that does not tell how much of them is right. */
export function isSame(one: string, other: string | undefined): boolean {
  if (other === undefined || one.length !== other.length) return false;
  let difference = 0;
  for (let at = 0; at < one.length; at++) difference |= one.charCodeAt(at) ^ other.charCodeAt(at);
  return difference === 0;
}

export const isMember = (table: Table, player: string): boolean => membersOf(table).has(player);

/** Why a player cannot do what only the host of a table may; the table is not there for strangers. */
export function refuseOthers(table: Table, player: string): Refused | undefined {
  if (table.made.host === player) return undefined;
  return refuse(isMember(table, player) ? 'not-creator' : 'no-table');
}

/** Why a player cannot speak for a seat. */
export function refuseSeat(table: Table, player: string, seat: number): Refused | undefined {
  if (isHeldBy(table, seat, player)) return undefined;
  return refuse(isMember(table, player) ? 'not-yours' : 'no-table');
}

/** Why nothing can be done that belongs before the deal. */
export function refuseBegun(table: Table): Refused | undefined {
  const phase = phaseOf(table);
  if (phase === 'gathering' || phase === 'dealing') return undefined;
  return refuse(phase === 'playing' ? 'begun' : phase);
}

/** Why nothing can be done that belongs to a match under way. */
export function refuseUnlessPlaying(table: Table): Refused | undefined {
  const phase = phaseOf(table);
  if (phase === 'playing') return undefined;
  return refuse(phase === 'over' || phase === 'withdrawn' ? phase : 'not-begun');
}
