import type { Criterion, State } from '@interregnum/kernel';
import type { MatchView } from '@interregnum/match';
import type { Mark, PieceChange, PlayedGame, Screen, ScreenInput, TouchedGame, Wording } from '@interregnum/screen';
import type { AppText } from '@interregnum/texts/lazy';
import type { ComponentType, ReactNode } from 'react';

export type { Mark } from '@interregnum/screen';

/** What every drawing is told beside the board. It holds no rule, and stays the same object from click to click. */
export interface Scene
  extends Pick<Wording, 'language' | 'words' | 'nameOf'>,
    Pick<Screen<unknown>, 'viewer'>,
    TableIntents {
  /** The words of the web app. */
  readonly text: AppText;
}

/** What drawings can ask for. */
interface TableIntents {
  /** Something was touched: an answer if it is open, else the reader is told why it is not. It is `touch` of the `TableModel`. */
  readonly touch: (mark: Mark) => void;
  /** The reader is told what something is, by the key of a text, and where the rules tell it. */
  readonly explain: (about: string, clause: string) => void;
}

/** What a drawing is given: the boards of a `Screen`. */
export interface DrawingProps<Board> {
  /** What the viewer sees, the draft of the turn included. */
  readonly board: Board;
  /** What is committed, without the draft: where `board` differs from it, a preview is drawn. */
  readonly committed: Board;
  /** The board before the decision that is being shown, or was shown last and is still pointed out; undefined else. */
  readonly previous: Board | undefined;
  /** Whether what led to the board was just shown, or is: there is no need to point it out. */
  readonly isPlayed: boolean;
  readonly scene: Scene;
}

export interface SeatProps<Board> extends DrawingProps<Board> {
  readonly seat: number;
}

/** The drawings of one game. They are drawn anew only if what they are given is new: they are `memo`s. */
export interface Drawings<Board> {
  /** The board, which fills the box it is put in, at any aspect ratio. */
  readonly Board: ComponentType<DrawingProps<Board>>;
  /** What lies before the viewer: the cards in hand, or the actions. A strip that is at most 132 px high, 96 px on a phone. */
  readonly Hand: ComponentType<DrawingProps<Board>>;
  /** What a side holds that is public, below its name in the list of seats (a narrow column, or a chip on a phone). */
  readonly Holdings: ComponentType<SeatProps<Board>>;
  /** What else can be known at a glance (supply, order, votes, unseen cards), below the seats; on a phone behind a button. */
  readonly Overview: ComponentType<DrawingProps<Board>>;
  /** The end of the game as a picture in an `EndingFrame`; fetched when a game ends. */
  readonly Ending: ComponentType<EndingProps<Board>>;
}

/** How a game has ended by its rules. */
export interface EndingProps<Board> {
  readonly board: Board;
  readonly scene: Scene;
  /** The word of the ending. */
  readonly ending: string;
  readonly winners: readonly number[];
  readonly criteria: readonly Criterion[];
}

/** A sign on the board, and the key of what it means. */
export interface Sign {
  readonly about: string;
  readonly picture: ReactNode;
}

/** Small pictures of marks. */
export interface Glyphs {
  /**
   * A mark (a piece, a card) as SVG of 1em by 1em for each piece; nothing where there is none. Pieces that move are drawn
   * so: their game names them, and the places that drawings mark with `data-anchor`.
   */
  readonly Glyph: ComponentType<{ readonly mark: Mark }>;
  /** Whether the picture of a mark tells all of it, so that a button needs no words. */
  readonly pictures?: (mark: Mark) => boolean;
  /** A piece at full size, where that is more than its picture: it fills its box. */
  readonly Piece?: ComponentType<{ readonly mark: Mark }>;
  /** How large a piece is that is drawn nowhere by itself, in pixels. */
  readonly sizeOf?: (mark: Mark) => readonly [width: number, height: number];
  /** The signs that need an explanation. */
  readonly legend: readonly Sign[];
}

/** The board while beats are played: what was seen before them, and how the board differs by now; once they are over, not at all. */
export interface Way {
  readonly from: State;
  readonly changes: readonly PieceChange[] | undefined;
}

/** What is on the screen of a table, with everything of its game drawn. */
export interface DrawnScreen {
  readonly screen: Screen<unknown>;
  readonly board: ReactNode;
  readonly hand: ReactNode;
  readonly overview: ReactNode;
  readonly holdings: (side: number) => ReactNode;
}

/** A game at a table, whatever its board is: what is touched there, what is played, and what is drawn. */
export interface GameTable extends Glyphs, TouchedGame, PlayedGame {
  /** What `screenOf` of packages/screen says is on the screen; then it is drawn, perhaps with its pieces on their way. */
  readonly onScreen: (input: ScreenInput, wording: Wording) => (scene: Scene, way: Way | undefined) => DrawnScreen;
  /** What is worth a word of a decision: `remarkOn` of packages/screen, for this game. */
  readonly remarkOn: (view: MatchView, decision: number, wording: Wording) => string;
  /** How the rules have ended a match, as a picture; nothing where they have not. */
  readonly ending: (input: ScreenInput, scene: Scene) => ReactNode;
}
