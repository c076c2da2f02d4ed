import type { Hex } from '@interregnum/record';
import type { RequestError } from './errors.ts';
import type { Request } from './requests.ts';
import type { News, Offered, TableInfo, TableLine, WholeMatch, WholeTable } from './told-tables.ts';

/** Who the client is to the server, and where that is. */
export interface Welcome {
  readonly protocol: number;
  readonly player?: { readonly id: string; readonly name: string };
  /** Milliseconds since 1970, by the server's clock. */
  readonly now: number;
  /** Where others find this server, and whether that is beyond this machine and beyond this network. */
  readonly address: { readonly url: string; readonly reach: 'machine' | 'network' | 'everywhere' };
  /** The key that push services know this server by, where it tells devices of turns. */
  readonly push?: string;
}

/** A player's holiday. */
export interface HolidayInfo {
  /** Days of this year, by UTC, that are neither used nor taken. */
  readonly left: number;
  /** Until when it lasts, in milliseconds since 1970; none if there is none. */
  readonly until?: number;
}

/** Somebody whom a player has met. `person` is what this player alone calls them by. */
export interface PersonMet {
  readonly person: Hex;
  readonly name: string;
  /** At how many tables. */
  readonly tables: number;
  /** When something last happened at one of them, in milliseconds since 1970. */
  readonly last: number;
  /** Whether they want invitations. */
  readonly isInvitable?: true;
}

export interface PeopleMet {
  /** The latest first; without those who are hidden, and those who have hidden the player. */
  readonly people: readonly PersonMet[];
  readonly hidden: readonly Pick<PersonMet, 'person' | 'name'>[];
  /** Whether the player wants invitations. */
  readonly isInvitable: boolean;
}

type Made = { readonly table: string; readonly invitation?: string; readonly watching?: string };
type Nothing = Readonly<Record<string, never>>;

/** What a request is answered with if it is done. */
export interface Answers {
  readonly hello: Welcome;
  readonly create: Made;
  readonly adopt: Made;
  readonly invited: { readonly info: TableInfo };
  readonly sit: Nothing;
  readonly stand: Nothing;
  readonly fill: Nothing;
  readonly renew: { readonly invitation: string };
  readonly withdraw: Nothing;
  readonly salt: Nothing;
  readonly reopen: { readonly invitation: string };
  readonly watch: WholeTable | News;
  readonly unwatch: Nothing;
  readonly seen: Nothing;
  readonly glance: { readonly match?: WholeMatch };
  readonly turn: { readonly stored: true } | { readonly done: true } | { readonly stale: true };
  readonly plan: Nothing | { readonly stale: true };
  readonly unplan: Nothing;
  readonly resign: Nothing;
  readonly stop: Nothing;
  readonly pause: Nothing;
  readonly takeback: Nothing;
  readonly leave: Nothing;
  readonly return: Nothing;
  readonly say: Nothing;
  readonly quiet: Nothing;
  readonly report: Nothing;
  readonly rematch: { readonly table: string };
  readonly hint: Nothing;
  readonly offers: Offered;
  readonly record: { readonly record: string };
  readonly mine: { readonly tables: readonly TableLine[] };
  readonly holiday: HolidayInfo;
  readonly 'begin-holiday': HolidayInfo;
  readonly 'end-holiday': HolidayInfo;
  readonly people: PeopleMet;
  readonly invite: Nothing;
  readonly decline: Nothing;
  readonly hide: Nothing;
  readonly invitable: Nothing;
  readonly rename: Nothing;
  readonly ping: { readonly now: number };
  readonly visible: Nothing;
  readonly subscribe: Nothing;
  readonly unsubscribe: Nothing;
}

/** The answer to a request, or why it was not done. Requests without an id of their own are answered without one. */
export type Answer<Do extends Request['do'] = Request['do']> =
  | { readonly id: string; readonly ok: Answers[Do] }
  | { readonly id?: string; readonly error: RequestError };

/**
 * Why a table waits for a player: it is their turn; a seat is kept for them; or all seats are taken, and the match cannot begin before
 * they look in.
 */
export type Waiting = 'turn' | 'invited' | 'look-in';
/** What else a player is told of a table of theirs: somebody sat down or declined to come; the match began, with the turn of another. */
export type Happening = 'sat' | 'declined' | 'begun';

/** What a player is told of a table. */
export interface Notice {
  readonly table: string;
  readonly game: string;
  readonly what: Waiting | Happening;
  /** Who invites, sat down or declined. */
  readonly name?: string;
}

/** Something has happened at a table that the client does not watch; `nothing`: it does not wait for the player any more. */
export interface NoticeTold extends Omit<Notice, 'what'> {
  readonly what: Notice['what'] | 'nothing';
  /** The player has the table before them elsewhere, or was told of the like a moment ago, and needs no telling. */
  readonly isSeen?: true;
}

/** Everything that a server sends. */
export type FromServer =
  | Answer
  | { readonly news: News }
  | { readonly whole: WholeTable }
  | { readonly notice: NoticeTold };
