import type { LogLine, State } from '@interregnum/kernel';
import type { Beat } from './beats/beat.ts';
import type { PieceChange } from './beats/in-between.ts';
import type { Happened } from './happened.ts';
import type { Mark } from './mark.ts';
import type { Wording } from './wording.ts';

/** What of a game can be touched: all that `touchMark` has to know of it. */
export interface TouchedGame {
  /** Whether drawings show a mark as something to touch while `key` is asked; all else is offered as a button. */
  readonly isDrawn: (mark: Mark, key: string, seen: State) => boolean;
}

/** What one game adds to a screen: its board as typed data, and how its choices are touched. It draws nothing. */
export interface GameScreen<Board> extends TouchedGame {
  /** What a viewer sees, as drawings read it; the same object for the same state. */
  readonly boardOf: (seen: State) => Board;
  /** The key of the question to ask once a part of a choice was touched, by what is open then; undefined if the first one still fits. */
  readonly followUpKey: (marks: readonly Mark[]) => string | undefined;
  /** What there is to say of a whole choice that its words do not tell, such as its price, by what it leads to. */
  readonly noteOn?: (
    choice: string,
    board: Board,
    after: () => Board,
    wording: Pick<Wording, 'words' | 'table'>,
  ) => string;
  /** What a complete turn leads to beyond what is drafted, by its choices and the board before it; nothing for most. */
  readonly outlookOn?: (choices: readonly string[], board: Board, wording: Pick<Wording, 'words' | 'table'>) => string;
  /** Whether a choice does nothing but end the turn: nobody needs to commit it once more. */
  readonly endsTurn?: (choice: string) => boolean;
  /** Whether every turn is a single touch. */
  readonly isOneTouch?: boolean;
  /** What is worth a word of a decision beside its news, such as a struggle that one follower turned; nothing of most. */
  readonly noticed?: (happened: Happened<Board>, wording: Wording) => string;
  /** How many sides there are: the seats, and those behind them that no seat plays. */
  readonly sides: (board: Board) => number;
  /** How a line of a choice is played, beat by beat: the moves of its beats are those of the line. */
  readonly beatsOf: (line: LogLine, choice: string) => readonly Beat[];
  /** Whether a line tells how the match ended. */
  readonly isEnd: (line: LogLine) => boolean;
  /** The board with some pieces more or less: while beats are played. Whose turn it is stays as it was. */
  readonly boardWith: (board: Board, changes: readonly PieceChange[]) => Board;
}
