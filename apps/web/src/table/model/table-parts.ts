import type { State } from '@interregnum/kernel';
import type { Look, MatchBots, MatchClient } from '@interregnum/match';
import type { GameTable } from '../../games/drawing.ts';
import type { GameId } from '../../games/index.ts';
import type { TableExtras } from './extras.ts';

/** How a visitor likes to play. */
export interface PlayPreferences {
  /** Milliseconds for each decision of others that is shown. */
  pace(): number;
  /** Whether a turn is committed as soon as it is complete. */
  atOnce(): boolean;
}

/** What a table on the screen is made of. */
export interface TableParts {
  readonly id: string;
  readonly gameId: GameId;
  readonly gameTable: GameTable;
  readonly client: MatchClient;
  readonly bots: MatchBots;
  readonly preferences: PlayPreferences;
  /** The match record, as far as it may be shown. */
  readonly recordText: () => string | Promise<string>;
  /** Of a match that is over: the full state after so many decisions, as soon as it is known. */
  readonly stateAt: (decisions: number) => State | undefined;
  /** Of a match at a server. */
  readonly extras?: TableExtras;
  /** How the seats look, where that was chosen. */
  readonly looks?: readonly Look[];
  readonly own?: OwnMatch;
}

/** What is remembered of a match for whoever plays it here. */
export interface OwnMatch {
  /** Whether a hint was asked for, as far as that is known. */
  readonly isHinted: boolean | undefined;
  /** The date whose deal of the day it is. */
  readonly day?: string | undefined;
  /** Remembers it for when the table is opened again. */
  readonly keepHinted?: () => void;
}
