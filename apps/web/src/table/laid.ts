import type { ClauseId, Refusal } from '@interregnum/kernel';
import type { Book, BotHost, Session } from '@interregnum/sitting';
import type { GameId } from '../games/index.ts';
import type { GameView } from '../games/view.ts';

/** Why something that was touched is not open; or what it is, by the key of a text. */
export type Answer =
  | { readonly about: string; readonly clause: ClauseId }
  | { readonly refused: string; readonly refusal: Refusal }
  | { readonly notNow: 'wait' | 'complete' | 'over' | 'other' };

/** How a visitor likes to play. */
export interface Manner {
  /** Milliseconds for each decision of others that is shown. */
  pace(): number;
  /** Whether a turn is committed as soon as it is complete. */
  atOnce(): boolean;
}

/** Where a table is kept, with the draft of its turn. */
export interface DraftBook extends Book {
  keepDraft(texts: readonly string[]): void;
}

/** What a table on the screen is made of. */
export interface Laid {
  readonly gameId: GameId;
  readonly id: string;
  readonly session: Session<DraftBook>;
  readonly view: GameView;
  /** What was chosen in the turn that is not committed yet. */
  readonly draft: readonly string[];
  readonly host: BotHost;
  readonly manner: Manner;
}
