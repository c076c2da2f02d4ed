import type { Seat, Sha256, State } from '@interregnum/kernel';
import type { Match, NewMatch, OpenedMatch } from '@interregnum/match';
import type { Flawed, Hex, Secret } from '@interregnum/record';

/** A statement in the dialect that SQLite and PostgreSQL share: text and whole numbers, `$1` for the first value. */
export interface Statement {
  readonly sql: string;
  readonly values: readonly (string | number | null)[];
  /** How many rows it must change; else nothing of its transaction happens. */
  readonly changes?: number;
}

export type Row = Readonly<Record<string, string | number | null>>;

/** A statement has changed another number of rows than it must, or broke a rule of uniqueness: nothing has happened. */
export class Conflict extends Error {}

/** Where everything is kept. What it has answered is on the disk. */
export interface Store {
  /**
   * All of it or nothing; the rows of each statement. Fails with `Conflict`, or with any other error: then it is unknown
   * whether it happened.
   */
  transaction(statements: readonly Statement[]): Promise<readonly (readonly Row[])[]>;
}

export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Does something at a time or soon after; returns how to call that off. */
  at(time: number, act: () => void): () => void;
}

export interface Chance {
  /** 16 random bytes in base64url: ids, and tokens that nobody can guess. */
  id(): string;
  /** 32 random bytes. */
  hex(): Hex;
}

/** How matches come from their secrets: `startMatch` and `openMatch`, unless a test deals otherwise. */
export interface Deals {
  start(given: NewMatch): { readonly match: Match; readonly lines: readonly string[] };
  open(text: string, secret: Secret | undefined): Promise<OpenedMatch | Flawed>;
}

/** A turn that a bot is to take: all that it is told. */
export interface BotQuestion {
  /** By which what it remembers is found again: the table and the seat. */
  readonly memory: string;
  readonly game: string;
  readonly rules: number;
  readonly kind: string;
  readonly seat: Seat;
  /** What the seat has seen. */
  readonly seen: State;
  /** Milliseconds for the whole turn. */
  readonly longest: number;
}

/** Bots think elsewhere, and may fail at any time. */
export interface Bots {
  /** The decisions of a whole turn, in notation. */
  takeTurn(question: BotQuestion): Promise<readonly string[]>;
  /** What was remembered under such names is not needed any more. */
  forget(memory: string): void;
}

/** A device of a player's: the address at its push service, and the keys that messages to it are encrypted with. */
export interface PushDevice {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** What came of a message; `gone`: there is no such device any more; `busy`: it was not even tried. */
export type PushResult = 'sent' | 'gone' | 'failed' | 'busy';

/** Sends messages to devices on which no page is open. */
export interface Push {
  /** By which push services know this server. */
  readonly key: string;
  /** Whether an address may be sent to, as far as its letters tell. */
  accepts(endpoint: string): boolean;
  /** Never fails. */
  send(device: PushDevice, message: string): Promise<PushResult>;
}

/** Everything that hosting does not do itself. */
export interface Ports {
  readonly store: Store;
  readonly clock: Clock;
  readonly chance: Chance;
  readonly deals: Deals;
  readonly bots: Bots;
  /** Without it no device is told of anything. */
  readonly push?: Push;
  /** A quicker SHA-256 than the one that runs everywhere. */
  readonly sha256?: Sha256;
  /** What happened, for logs and metrics: words and numbers, never a card, a name or a token. */
  readonly note: (event: string, values?: Readonly<Record<string, string | number>>) => void;
}
