import type { Options, Prompt, Seat } from '@interregnum/kernel';
import type { Evening, LookWish, Plan, SentDecision, Update, Viewer } from '@interregnum/match';
import type { End, Hex, Start, WhenSeatGoes } from '@interregnum/record';
import type { ClockSetting } from './forms.ts';
import type { Phrase, Reaction } from './phrases.ts';

/** Where a table stands: seats are being taken, salts collected, the match is played, it is over, or there will be none. */
export type Phase = 'gathering' | 'dealing' | 'playing' | 'over' | 'withdrawn';

/** A seat as everybody at the table sees it. */
export interface SeatInfo {
  /** `human`, a bot, one that the game plays itself, or `nobody` while it is open. */
  readonly kind: string;
  /** Of a person. */
  readonly name?: string;
  /** What they would like to be told apart by, but for what somebody who came before them has: the next free one is theirs then. */
  readonly look?: LookWish;
  /** While it is open: the name of the only player who may take it, one who was invited or played the match before; and whether that is the viewer. */
  readonly keptFor?: string;
  readonly isKeptForYou?: true;
  /** Where a bot plays for somebody who has left: their name, and whether that is the viewer, who may return. */
  readonly leftBy?: string;
  readonly mayReturn?: true;
  /** Whether the person who holds it is connected now. */
  readonly isHere?: boolean;
  /** Until when its holder is on holiday, in milliseconds since 1970: clocks that count in days stand for them. */
  readonly holidayUntil?: number;
  /** Whether the viewer holds it. */
  readonly isYours?: boolean;
  /** While the deal is prepared. */
  readonly saltHash?: Hex;
  /** Whether the salt itself has come. */
  readonly isSalted?: boolean;
}

/** All that is known of a table beside its match. */
export interface TableInfo {
  readonly table: string;
  readonly game: string;
  readonly rules: number;
  readonly options: Options;
  readonly phase: Phase;
  readonly seats: readonly SeatInfo[];
  /** The name of who made the table. */
  readonly host: string;
  readonly begins: 'first' | 'lot';
  readonly whenSeatGoes: WhenSeatGoes;
  readonly watch: 'link' | 'nobody';
  readonly hints: boolean;
  /** How long people may think; for ever where there is none. */
  readonly clock?: ClockSetting;
  /** From the deal on, where lot decided: the seat that became the first one; seats are told in their new order since then. */
  readonly lot?: Seat;
  /** What the server is bound to before seats are filled; none where nobody dealt here. */
  readonly commitment?: Hex;
  /** Whether one of the players knew the seed from the start: the match was begun on one machine. */
  readonly isUnsealed?: true;
  /** Seats that agree to stop, and how many hints each seat has asked for. */
  readonly stops: readonly Seat[];
  readonly hinted: readonly number[];
  /** Seats that want a pause; and whether there is one. */
  readonly pauses?: readonly Seat[];
  readonly isPaused?: true;
  /** Whether nobody may write words of their own. */
  readonly isQuiet?: true;
  /** A turn that is to be taken back: of which seat, and the seats that agree. */
  readonly takeback?: { readonly seat: Seat; readonly agreed: readonly Seat[] };
  /** What its players have won in the matches before it, by seat. */
  readonly evening?: Evening;
  /** The table of the next match. */
  readonly rematch?: string;
  /** Milliseconds since 1970: when the match begins once all are here; when a table that never begins goes. */
  readonly startsAt?: number;
  readonly expiresAt?: number;
  /** Whether the viewer made the table; then also what its links end with. */
  readonly isHost?: true;
  readonly invitation?: string;
  readonly watching?: string;
  /** To who made it: the names of those who have declined to come. */
  readonly declined?: readonly string[];
}

/**
 * What one viewer may know of a match from its first moment on; where it is played from memory, from the viewer's own last
 * turn on. Positions stand where the client knows no layout. The tokens of its turns are all the present one.
 */
export interface WholeMatch {
  readonly viewer: Viewer;
  readonly start: Start;
  /** Who plays each seat now. */
  readonly kinds: readonly string[];
  /** What the next turn is made on. */
  readonly token: Hex;
  /** The first state, as words or as a position. */
  readonly first: { readonly words: string } | { readonly position: unknown };
  readonly updates: readonly MatchUpdate[];
}

/** As matches send it; for clients that know no layout, a turn brings the position after it instead of words. */
export type MatchUpdate = Update | PlainUpdate;
export type PlainUpdate =
  | {
      readonly type: 'turn';
      readonly seat: Seat;
      readonly decisions: readonly Pick<SentDecision, 'text'>[];
      readonly position: unknown;
      readonly token: Hex;
    }
  | { readonly type: 'back'; readonly turns: number; readonly position: unknown; readonly token: Hex }
  | { readonly type: 'seat'; readonly seat: Seat; readonly kind: string }
  | { readonly type: 'end'; readonly end: End }
  | { readonly type: 'reveal'; readonly position: unknown };

/**
 * The clocks of a match, as they are when this is sent: milliseconds, so that no clock of a client matters. A program has
 * none, whatever is said of its seat.
 */
export interface ClocksTold {
  /** What each seat has left. */
  readonly left: readonly number[];
  /** The seat whose time runs, or is about to; none where all stand. */
  readonly runs?: Seat;
  /** After a pause, in how many milliseconds it begins to run. */
  readonly startsIn?: number;
}

/** Something that was said at a table. */
export interface Talk {
  /** Lines of a table have ascending numbers. */
  readonly number: number;
  /** Who said it: a seat, or somebody who watches, by the name they gave. */
  readonly seat?: Seat;
  readonly name?: string;
  readonly said: { readonly phrase: Phrase } | { readonly reaction: Reaction } | { readonly text: string };
  /** Milliseconds since 1970. */
  readonly at: number;
  /** To the creator: somebody thinks that it should not have been written. */
  readonly isReported?: true;
}

/** Why what was planned is so no more: something has changed; the turns taken were others; or it was not possible in the end. */
export type PlanEnding = 'changed' | 'other-turn' | 'back' | 'seats' | 'impossible';

/** What a player has planned for a seat: told to them alone. */
export interface Planned {
  readonly seat: Seat;
  /** Whether it passes until something changes. */
  readonly passes: boolean;
  readonly plans: readonly Plan[];
  /** It is the seat's turn, which is about to be played. */
  readonly isDue?: true;
  /** What became of a standing pass and of plans, until the player has taken note of it. */
  readonly ended?: { readonly pass?: PlanEnding; readonly plans?: PlanEnding };
}

/** A whole table: of its match, one for each viewer at the client. `hash` is that of the log's last line of the record. */
export interface WholeTable {
  readonly table: string;
  readonly seq: number;
  readonly hash?: Hex;
  readonly info: TableInfo;
  readonly matches?: readonly WholeMatch[];
  readonly clocks?: ClocksTold;
  readonly talk?: readonly Talk[];
  /** How many of the last turns the player has not been shown yet, on any device. */
  readonly unseen?: number;
  /** To who has planned something. */
  readonly planned?: readonly Planned[];
  /** The log is not the one that the client knew: the server was restored from a backup. */
  readonly isOther?: true;
}

/** What is new at a table since its log had `after` lines. What does not change is left out. */
export interface News {
  readonly table: string;
  readonly after: number;
  readonly seq: number;
  readonly hash?: Hex;
  readonly info?: TableInfo;
  readonly updates?: readonly (readonly [Viewer, readonly MatchUpdate[]])[];
  readonly clocks?: ClocksTold;
  /** What was said lately; what has the number of a line that is known replaces it. */
  readonly talk?: readonly Talk[];
  /** All that the player has planned, where that has changed. */
  readonly planned?: readonly Planned[];
}

/** A table in a list. */
export interface TableLine
  extends Pick<TableInfo, 'table' | 'game' | 'rules' | 'options' | 'phase' | 'seats' | 'clock'> {
  /** Who made it, if a seat is kept for the player. */
  readonly invitedBy?: string;
  /** To who made it, before the match begins: the names of those who have declined to come. */
  readonly declined?: readonly string[];
  /** The match has begun, and the player has not looked at it yet. */
  readonly isNew?: true;
  /** The seat to act, while the match is played. */
  readonly toAct?: Seat;
  /** Milliseconds that it has left, if its time runs. */
  readonly left?: number;
  /** Milliseconds since 1970. */
  readonly touched: number;
}

/** What can be chosen, in notation, what is asked, and whether the draft is a whole turn. */
export interface Offered {
  readonly choices: readonly string[];
  readonly prompt?: Prompt;
  readonly isComplete: boolean;
  readonly position: unknown;
  readonly token: Hex;
}
