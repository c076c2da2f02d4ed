import type { ClauseId, Refusal } from '@interregnum/kernel';
import {
  chosenIn,
  type Draft,
  follow,
  hasEnded,
  offersIn,
  openingOf,
  refusalIn,
  seenIn,
  textsOf,
  undo,
} from '@interregnum/match';
import type { TouchedGame } from './game-screen.ts';
import type { Mark } from './mark.ts';
import {
  type IsDrawn,
  lastChosen,
  markOf,
  type OfferedChoice,
  offersOf,
  offersWith,
  openMarks,
  type Touch,
  type Touched,
  touch,
  touchPiece,
} from './offers.ts';
import { askedDraft, drawnIn, looksBack, type ScreenInput } from './screen-input.ts';

/** Why something that was touched is not open; or what it is, by the key of a text. */
export type Explanation =
  | { readonly about: string; readonly clause: ClauseId }
  | { readonly refused: string; readonly refusal: Refusal }
  | { readonly notNow: 'wait' | 'complete' | 'over' | 'past' | 'other' };

/** What touching something means: what is to be done, or what the reader is to be told. */
export type Intent =
  | { readonly skip: true }
  | { readonly choose: string }
  | { readonly touched: Touched }
  /** Drafts another turn so far. */
  | { readonly draft: Draft }
  | { readonly explain: Explanation };

/**
 * Something on the table was touched: it is chosen, it changes the choice, or the reader is told why it is not open. Nothing has
 * happened by then: the app does what the intent says (`handleIntent` in the browser).
 */
export function touchMark(game: TouchedGame, input: ScreenInput, touched: Mark): Intent {
  const isDrawn = drawnIn(game, input);
  const mark = meantBy(input, touched, isDrawn);
  const draft = askedDraft(input);
  if (input.moment.isPlayedBack) return { skip: true };
  if (input.isPending) return { explain: { notNow: 'wait' } };
  if (draft === undefined) return changedMind(input, mark) ?? { explain: { notNow: whyNobodyIsAsked(input) } };
  return (
    answering(input, draft, mark, isDrawn) ??
    insertedEarlier(input, draft, mark, isDrawn) ??
    changedMind(input, mark) ?? { explain: answerTo(input, draft, mark, isDrawn) }
  );
}

/** What is meant by touching a piece: itself if pieces are asked for, else the place it stands at. */
function meantBy(input: ScreenInput, mark: Mark, isDrawn: IsDrawn): Mark {
  const [place, ...piece] = mark.split(' ');
  const draft = askedDraft(input);
  if (piece.length === 0 || draft === undefined) return place;
  const at = lastChosen(input.touched, textsOf(draft));
  const isOpen = touchPiece(offersOf(offersIn(draft)), input.touched, at, mark, isDrawn) !== undefined;
  return isOpen || knownIn(draft).includes(mark) ? mark : place;
}

/** Every choice of the kind now asked for, offered or not. */
export const knownIn = (draft: Draft): readonly string[] => draft.game.notation.texts(seenIn(draft));

/** Whether a touch goes on with the choice, takes a part of it back, or puts another in the place of one. */
function answering({ touched }: ScreenInput, draft: Draft, mark: Mark, isDrawn: IsDrawn): Intent | undefined {
  const offers = offersOf(offersIn(draft));
  const next = followed(draft, offers, touched, mark, isDrawn);
  if (next !== undefined) return next;
  const again = touched.findIndex((part) => markOf(part.text) === mark);
  if (again >= 0) return { touched: touched.toSpliced(again, 1) };
  if (touched.length === 0) return undefined;
  for (const rest of [...touched.map((_, at) => touched.toSpliced(at, 1)).reverse(), []]) {
    const other = followed(draft, offers, rest, mark, isDrawn);
    if (other !== undefined) return other;
  }
  return undefined;
}

function followed(
  draft: Draft,
  offers: readonly OfferedChoice[],
  touched: Touched,
  mark: Mark,
  isDrawn: IsDrawn,
): Intent | undefined {
  const next = touchPiece(offers, touched, lastChosen(touched, textsOf(draft)), mark, isDrawn);
  if (next === undefined) return undefined;
  return 'chosen' in next ? { choose: next.chosen } : { touched: next.touched };
}

/**
 * Some choices must be made in one order though it does not matter to a person. If a choice could have been made earlier
 * in the turn, and what was chosen since can still follow it, it is put there.
 */
function insertedEarlier({ touched }: ScreenInput, draft: Draft, mark: Mark, isDrawn: IsDrawn): Intent | undefined {
  for (const [earlier, later] of earlierIn(draft)) {
    const whole = withInserted(earlier, touched, mark, later, isDrawn);
    if (whole !== undefined) return { draft: whole };
  }
  return undefined;
}

/** A turn as it was before each of its choices, the last one first, and what was chosen from there on. */
function earlierIn(draft: Draft): (readonly [earlier: Draft, later: readonly string[]])[] {
  const made = chosenIn(draft);
  let earlier = draft;
  return made.map((_, at) => {
    earlier = undo(earlier);
    return [earlier, made.slice(made.length - 1 - at)] as const;
  });
}

/** A draft that goes on with what a touch settles, and then as it did. */
function withInserted(
  earlier: Draft,
  touched: Touched,
  mark: Mark,
  later: readonly string[],
  isDrawn: IsDrawn,
): Draft | undefined {
  const offers = offersOf(offersIn(earlier));
  const next = touch(offers, touched, mark, isDrawn);
  for (const text of next === undefined ? [] : settledBy(next, offers)) {
    const whole = follow(earlier, [text, ...later]);
    if (whole.chosenAt.length === earlier.chosenAt.length + 1 + later.length) return whole;
  }
  return undefined;
}

/** What is drawn and can be touched although it should have been chosen earlier in the turn. */
export function openEarlier(input: ScreenInput, draft: Draft, isDrawn: IsDrawn): ReadonlySet<Mark> {
  const { touched } = input;
  // What answers the question, or takes a part of the answer back, does that.
  const isFree = (mark: Mark): boolean => isDrawn(mark) && answering(input, draft, mark, isDrawn) === undefined;
  const open = earlierIn(draft).flatMap(([earlier, later]) =>
    [...openMarks(offersWith(offersOf(offersIn(earlier)), touched), isDrawn).keys()].filter(
      (mark) => isFree(mark) && withInserted(earlier, touched, mark, later, isDrawn) !== undefined,
    ),
  );
  return new Set(open);
}

/** The choices that a touch settles but for how many: as few as can be are meant. */
function settledBy(next: Exclude<Touch, undefined>, offers: readonly OfferedChoice[]): string[] {
  if ('chosen' in next) return [next.chosen];
  const texts = offersWith(offers, next.touched).map(({ text }) => text);
  return new Set(texts.map((text) => text.replace(/\d+/, ''))).size === 1 ? texts : [];
}

/** Touching another thing that the turn could begin with takes the draft back and begins with it. */
function changedMind({ draft, touched }: ScreenInput, mark: Mark): Intent | undefined {
  if (draft === undefined || draft.decisions.length === 0) return undefined;
  if (draft.chosenAt.length + touched.length === 0) return undefined;
  if (draft.game.refusal(openingOf(draft), mark) !== undefined) return undefined;
  let begun = draft;
  while (begun.chosenAt.length > 0) begun = undo(begun);
  return { draft: follow(begun, [mark]) };
}

function whyNobodyIsAsked(input: ScreenInput): 'wait' | 'complete' | 'over' | 'past' {
  const { view, draft } = input;
  if (hasEnded(view)) return 'over';
  if (looksBack(input)) return 'past';
  return draft?.isComplete === true ? 'complete' : 'wait';
}

/** Why the choice that was begun cannot go on so; if the mark answers another question, that something else is asked. */
function answerTo({ touched }: ScreenInput, draft: Draft, mark: Mark, isDrawn: IsDrawn): Explanation {
  const own = knownIn(draft).includes(mark) ? refusalIn(draft, mark) : undefined;
  if (own !== undefined) return { refused: mark, refusal: own };
  const known = offersWith(offersOf(knownIn(draft)), touched);
  const asked = new Set(openMarks(offersWith(offersOf(offersIn(draft)), touched), isDrawn).values());
  for (const { text, parts } of known) {
    const isAsked = [...asked].some((place) => markOf(parts.at(place) ?? '') === mark);
    const refusal = isAsked ? refusalIn(draft, text) : undefined;
    if (refusal !== undefined) return { refused: text, refusal };
  }
  return { notNow: 'other' };
}
