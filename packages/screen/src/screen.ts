import type { Seat } from '@interregnum/kernel';
import { offersIn, shownIn, textsOf, type Viewer, withChoice } from '@interregnum/match';
import type { GameScreen } from './game-screen.ts';
import { type GoesOn, goesOn } from './going-on.ts';
import { draftLog, draftWords } from './log.ts';
import type { Mark } from './mark.ts';
import { newsWords } from './news.ts';
import {
  type Chip,
  chipsOf,
  drawnAfter,
  isHalf,
  lastChosen,
  leftBy,
  markOf,
  offersOf,
  offersWith,
  openMarks,
  touchPiece,
  withNotes,
} from './offers.ts';
import { aboutWords, chosenWords, questionOf, type ScreenQuestion } from './question.ts';
import { remarkOn } from './remarks.ts';
import {
  actingIn,
  askedDraft,
  drawnIn,
  promptOf,
  type ScreenInput,
  seenNow,
  seenPreviously,
  seenWithoutDraft,
  viewerOf,
} from './screen-input.ts';
import { shareParts } from './share-parts.ts';
import { openEarlier } from './touching.ts';
import { botWords, type Wording } from './wording.ts';

/** A side as it is listed: who plays it, and whether it is to act. */
export interface ListedSeat {
  readonly side: number;
  readonly name: string;
  /** What kind of bot it is; undefined for people, and where the name says so. */
  readonly level: string | undefined;
  readonly acts: boolean;
  readonly isViewer: boolean;
}

/** Everything that is on the screen of a table. Drawings of it hold no rule. */
export interface Screen<Board> {
  /**
   * What the viewer sees, the draft of the turn included. Parts that the draft leaves alone are the very same objects as in
   * `committed`.
   */
  readonly board: Board;
  /** What is committed, without the draft: where `board` differs from it, a preview is drawn. */
  readonly committed: Board;
  /** The board before the decision that is being shown, or was shown last and is still pointed out; undefined else. */
  readonly previous: Board | undefined;
  readonly viewer: Viewer;
  readonly seats: readonly ListedSeat[];
  /** Who is asked, and the key of the question; undefined when no seat is asked here. */
  readonly asked: { readonly seat: Seat; readonly key: string } | undefined;
  readonly question: ScreenQuestion;
  /** Why the turn may be committed without another touch; undefined while it may not. */
  readonly goesOn: GoesOn | undefined;
  /** What has been chosen in this turn, in words. */
  readonly chosenText: string;
  /** What the card or action that was chosen does, in words. */
  readonly effectText: string;
  readonly news: readonly string[];
  /** What the turn that is being drafted does. */
  readonly draftNews: readonly string[];
  /** The choices that are offered, in notation. */
  readonly offers: readonly string[];
  /** What is open to be touched, drawn or as a button. */
  readonly marks: readonly Mark[];
  /** The answers that are not drawn, as buttons. */
  readonly chips: readonly Chip[];
  /** Whether touching a mark answers what is asked: it glows in gold. */
  readonly isOpen: (mark: Mark) => boolean;
  /** Whether a mark is a part of the choice that is being made. */
  readonly isChosen: (mark: Mark) => boolean;
  /** The choices that would be left if a mark were touched, in notation; without one, those that are left now. */
  readonly choicesBy: (mark?: Mark) => readonly string[];
  /** What there is to say of a whole choice beside its words; nothing of most. */
  readonly noteOn: (choice: string) => string;
}

/** What is on the screen: a pure function of what is known, drafted and touched. */
export function screenOf<Board>(game: GameScreen<Board>, input: ScreenInput, wording: Wording): Screen<Board> {
  const committed = game.boardOf(seenWithoutDraft(input));
  const board = shareParts(committed, game.boardOf(seenNow(input)));
  const previous = seenPreviously(input);
  const open = touchable(game, board, input, wording);
  const further = input.touched.length === 0 ? undefined : game.followUpKey(open.marks);
  return {
    board,
    committed,
    previous: previous && game.boardOf(previous),
    viewer: viewerOf(input),
    seats: seatsOf(game.sides(board), input, wording),
    asked: askedSeat(input),
    question: questionOf(input, further === undefined ? undefined : wording.table(further), wording),
    chosenText: chosenWords(input, wording),
    effectText: aboutWords(input, wording) || outlookOf(game, committed, input, wording),
    news: newsWords(input, wording, (decision) => remarkOn(game, input.view, decision, wording)),
    draftNews: draftWords(input, wording),
    goesOn: goesOn(game, input),
    ...open,
  };
}

/** What the turn that is drafted leads to, once it is complete; also of one that left no choice. */
function outlookOf<Board>(game: GameScreen<Board>, committed: Board, input: ScreenInput, wording: Wording): string {
  const { draft } = input;
  return draft?.isComplete === true ? (game.outlookOn?.(textsOf(draft), committed, wording) ?? '') : '';
}

function askedSeat(input: ScreenInput): Screen<unknown>['asked'] {
  const [draft, prompt] = [askedDraft(input), promptOf(input)];
  return draft && prompt && { seat: draft.seat, key: prompt.key };
}

function seatsOf(sides: number, input: ScreenInput, { nameOf, table }: Wording): ListedSeat[] {
  const acting = actingIn(input);
  return Array.from({ length: sides }, (_, side) => {
    const [name, level] = [nameOf(side), botWords(input.view, side, table)];
    return {
      side,
      name,
      level: level === undefined || `${name} `.startsWith(`${level} `) ? undefined : level,
      acts: acting === side,
      isViewer: side === viewerOf(input),
    };
  });
}

type Touchable = Pick<Screen<unknown>, 'offers' | 'marks' | 'chips' | 'isOpen' | 'isChosen' | 'choicesBy' | 'noteOn'>;

/** What can be touched, and what that leads to. */
function touchable<Board>(game: GameScreen<Board>, board: Board, input: ScreenInput, wording: Wording): Touchable {
  const { touched } = input;
  const draft = askedDraft(input);
  const drawn = drawnIn(game, input);
  const isDrawn = drawnAfter(touched, drawn);
  const texts = draft === undefined ? [] : offersIn(draft);
  const offers = offersOf(texts);
  const left = offersWith(offers, touched);
  const marks = openMarks(left, isDrawn);
  const place = lastChosen(touched, input.draft === undefined ? [] : textsOf(input.draft));
  const touchOf = (mark: Mark) => touchPiece(offers, touched, place, mark, drawn);
  const choicesBy = (mark?: Mark): readonly string[] =>
    leftBy(offers, mark === undefined ? { touched } : touchOf(mark));
  const noteOn = (choice: string): string => noteOf(game, board, input, wording, choice);
  const chips = chipsOf(left, isDrawn, wording.choices.partWords).map((chip) =>
    withNotes(chip, choicesBy(chip.mark).map(noteOn)),
  );
  const chosen = chosenMarks(input, (text) => marks.has(text));
  const earlier = draft === undefined ? new Set() : openEarlier(input, draft, isDrawn);
  return {
    offers: texts,
    chips,
    marks: [...marks.keys(), ...chips.map(({ mark }) => mark)],
    isOpen: (mark) => marks.has(mark) || earlier.has(mark) || (mark.includes(' ') && touchOf(mark) !== undefined),
    isChosen: (mark) => chosen.has(mark),
    choicesBy,
    noteOn,
  };
}

/** Choices of several words name one thing: `moray scots`. */
const isTogether = (text: string): boolean => text.includes(' ');
const wordsOf = (texts: readonly string[]): string[] => texts.flatMap((text) => text.split(' '));

/** What is marked as chosen: what shows nowhere else yet, the first choice of the turn, and what was touched. */
function chosenMarks(input: ScreenInput, isOpen: (text: string) => boolean): Set<Mark> {
  const { draft, touched } = input;
  if (draft === undefined) return new Set();
  const made = textsOf(draft);
  const at = lastChosen(touched, made);
  const halves = touched.filter(({ text }) => isHalf(text)).map(({ text }) => `${at} ${markOf(text)}`);
  const told = draft.isComplete ? made.length : draftLog(draft).findLastIndex(({ lines }) => lines.length > 0) + 1;
  return new Set([
    ...made.filter(isTogether),
    ...halves,
    ...made.slice(told).filter((text) => !isOpen(text)),
    ...wordsOf([...made.slice(0, 1), ...touched.map(({ text }) => text)]),
  ]);
}

/** What there is to say of a whole choice, by what it leads to. */
function noteOf<Board>(
  game: GameScreen<Board>,
  board: Board,
  input: ScreenInput,
  wording: Wording,
  choice: string,
): string {
  const draft = askedDraft(input);
  if (game.noteOn === undefined || draft === undefined) return '';
  const after = (): Board => {
    const next = withChoice(draft, choice);
    return game.boardOf('refusal' in next ? shownIn(draft) : shownIn(next));
  };
  return game.noteOn(choice, board, after, wording);
}
