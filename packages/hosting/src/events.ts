import type { Options, Seat } from '@interregnum/kernel';
import type { Evening } from '@interregnum/match';
import type { ClockSetting } from '@interregnum/protocol';
import type { Hex, WhenSeatGoes } from '@interregnum/record';

/** How a table is made: all that is settled then. */
export interface Made {
  readonly event: 'made';
  /** Milliseconds since 1970: decides when a table that never begins goes. */
  readonly at: number;
  /** The player who made it. */
  readonly host: string;
  readonly game: string;
  readonly rules: number;
  readonly options: Options;
  /** The kind of each seat: `nobody` where it is open. */
  readonly kinds: readonly string[];
  /** For whom an open seat is kept, by seat: the players of the match before. */
  readonly kept?: readonly (string | null)[];
  /** What the players have won in the matches before it, by seat. */
  readonly evening?: Evening;
  readonly begins: 'first' | 'lot';
  /** If a seat of three or more parties goes; of two, if its time is over: then `stop` means that the other one wins. */
  readonly whenSeatGoes: WhenSeatGoes;
  readonly watch: 'link' | 'nobody';
  readonly hints: boolean;
  /** How long people may think; for ever where there is none. */
  readonly clock?: ClockSetting;
  /** What the links end with. */
  readonly invitation: string;
  readonly watching: string;
  /** What the server is bound to; none where the match was dealt elsewhere. */
  readonly commitment?: Hex;
}

/** What happens to a table beside its match. Lines of a log are these, and those of the match record. */
export type TableEvent =
  | Made
  | { readonly event: 'sat'; readonly seat: Seat; readonly player: string; readonly saltHash?: Hex }
  /** An open seat is kept for a player whom the host has met; and no seat is kept any more for one who does not come. */
  | { readonly event: 'kept'; readonly seat: Seat; readonly player: string }
  | { readonly event: 'declined'; readonly player: string }
  /** Nobody holds the seat any more. */
  | { readonly event: 'freed'; readonly seat: Seat }
  | { readonly event: 'filled'; readonly seat: Seat; readonly kind: string }
  | { readonly event: 'renewed'; readonly invitation: string }
  | { readonly event: 'withdrawn' }
  /** All hashes are told: salts are collected. */
  | { readonly event: 'salts' }
  | { readonly event: 'salted'; readonly seat: Seat; readonly salt: Hex }
  /** A seat was given up while salts were collected: nothing of them counts any more. */
  | { readonly event: 'again'; readonly commitment: Hex }
  /** This seat becomes the first one, and all others follow in their order. */
  | { readonly event: 'lot'; readonly lot: Seat }
  | { readonly event: 'agreed'; readonly player: string; readonly agrees: boolean }
  | { readonly event: 'hinted'; readonly seat: Seat }
  /** Whether nobody writes words of their own from now on. */
  | { readonly event: 'quiet'; readonly isQuiet: boolean }
  /** A bot plays for who holds the seat. */
  | { readonly event: 'left'; readonly seat: Seat }
  /** Who holds the seat plays on. */
  | { readonly event: 'returned'; readonly seat: Seat }
  /** A player wants their last turn back; another one agrees; one of them does not, or not any more. */
  | { readonly event: 'back-wanted'; readonly player: string }
  | { readonly event: 'back-agreed'; readonly player: string }
  | { readonly event: 'back-refused' }
  /** A player wants a pause or not any more; there is one; clocks run again. */
  | { readonly event: 'pausing'; readonly player: string; readonly wants: boolean }
  | { readonly event: 'paused' }
  | { readonly event: 'resumed' }
  | { readonly event: 'rematch'; readonly table: string }
  /** All that one player had here is another's now; nobody's where `to` is empty. */
  | { readonly event: 'handed'; readonly from: string; readonly to: string };

/** How such lines begin; lines of the record begin with the number of their entry. */
const EVENT = '{"event":';

export const isEventLine = (line: string): boolean => line.startsWith(EVENT);

export const eventLine = ({ event, ...rest }: TableEvent): string => JSON.stringify({ event, ...rest });

/** Reads a line that this server has stored. */
export const readEvent = (line: string): TableEvent => JSON.parse(line);
