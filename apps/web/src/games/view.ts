import type { Seat } from '@interregnum/kernel';
import type { AppText, Language, Speaker } from '@interregnum/texts/lazy';
import type { ComponentType } from 'react';

/**
 * A mark names something on the table that can be touched, as notation writes it: `moray`, `assemble`, `G4`, `build`,
 * `pass`, `seat 1`. What may be touched now follows from the choices that are offered, never from the drawing.
 */
export type Mark = string;

/** What every drawing is told beside the position. It holds no rule. */
export interface Scene {
  readonly language: Language;
  /** Whose eyes the screen is for. */
  readonly viewer: Seat | 'audience';
  /** Who is asked, and the key of the question; undefined when nobody is asked here (a bot thinks, the turn is complete, it is over). */
  readonly asked: { readonly seat: Seat; readonly key: string } | undefined;
  /** The words of the game: `words.term({ term: 'region', id: 'moray' })`. */
  readonly words: Speaker;
  /** The words of the web app. */
  readonly text: AppText;
  /** Who plays for a seat, or for a side behind the seats. */
  readonly nameOf: (side: number) => string;
  /** Whether touching it answers what is asked: it glows in gold. */
  readonly isOpen: (mark: Mark) => boolean;
  /** Whether it is a part of the choice that is being made. */
  readonly isChosen: (mark: Mark) => boolean;
  /** The choices that would be left if a mark were touched, in notation; without one, those that are left now. */
  readonly choicesBy: (mark?: Mark) => readonly string[];
  /** What there is to say of a whole choice beside its words; nothing of most. */
  readonly tells: (choice: string) => string;
  /** Something was touched: an answer if it is open, else the reader is told why it is not. */
  readonly touch: (mark: Mark) => void;
  /** The reader is told what something is, by the key of a text, and where the rules tell it. */
  readonly explain: (about: string, clause: string) => void;
}

/** What a drawing is given: positions are the game's canonical JSON as the viewer sees it, `"?"` for what is hidden. */
export interface DrawingProps<Position> {
  /** The draft of the turn included. */
  readonly position: Position;
  /** Before the draft: what differs from it is a preview, and drawn as one. */
  readonly before: Position;
  /** What the decision led from that is just being shown, or was a moment ago; undefined while none is. */
  readonly from?: Position;
  readonly scene: Scene;
}

export interface SeatProps<Position> extends DrawingProps<Position> {
  readonly seat: number;
}

/** How one game looks on the screen. Drawings are drawn anew only if what they are given is new: they are `memo`s. */
export interface GameView<Position = never> {
  /** The board, which fills the box it is put in, at any aspect ratio. */
  readonly Board: ComponentType<DrawingProps<Position>>;
  /** What lies before the viewer: the cards in hand, or the actions. A strip that is at most 132 px high, 96 px on a phone. */
  readonly Hand: ComponentType<DrawingProps<Position>>;
  /** What a side holds that is public, below its name in the list of seats (a narrow column, or a chip on a phone). */
  readonly Holdings: ComponentType<SeatProps<Position>>;
  /**
   * A small picture of a mark (a piece, a card), as SVG of 1em by 1em for each piece; nothing where there is none. Pieces
   * that move are drawn so: their game names them, and the places that drawings mark with `data-anchor`.
   */
  readonly Glyph: ComponentType<{ readonly mark: Mark }>;
  /** Whether the picture of a mark tells all of it, so that a button needs no words. */
  readonly pictures?: (mark: Mark) => boolean;
  /** What else can be known at a glance (supply, order, votes, unseen cards), below the seats; on a phone behind a button. */
  readonly Glance: ComponentType<DrawingProps<Position>>;
  /** Whether the drawings show a mark as something to touch while `key` is asked; all else is offered as a button. */
  readonly draws: (mark: Mark, key: string, position: Position) => boolean;
  /** The key of a question for what is open once a part of a choice was touched; undefined if the first one still fits. */
  readonly asks: (marks: readonly Mark[]) => string | undefined;
  /** What there is to say of a whole choice that its words do not tell, such as its price, by what it leads to. */
  readonly tells?: (
    choice: string,
    position: Position,
    after: () => Position,
    scene: Pick<Scene, 'words' | 'text'>,
  ) => string;
  /** How many sides there are: the seats, and those behind them that nobody plays. */
  readonly sides: (position: Position) => number;
}
