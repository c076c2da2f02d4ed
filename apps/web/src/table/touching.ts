import { draftTexts, isOver, refusalOf, seatToAct } from '@interregnum/table';
import type { ChoiceWords } from '@interregnum/texts/lazy';
import type { Mark } from '../games/view.ts';
import {
  type Draws,
  markOf,
  type Offer,
  offersOf,
  offersWith,
  openMarks,
  placeChosen,
  type Touch,
  type Touched,
  touch,
  touchPiece,
} from './choosing.ts';
import type { Answer } from './laid.ts';
import type { TableModel } from './model.ts';
import { knownAt, offeredAt } from './standing.ts';

/** How marks are understood: in whose words choices have parts, and what of them is drawn. */
export interface Reading {
  readonly words: ChoiceWords;
  readonly draws: Draws;
}

/** Something on the table was touched: it is chosen, it changes the choice, or the reader is told why it is not open. */
export function touchMark(model: TableModel, touched: Mark, reading: Reading): void {
  const mark = meantBy(model, touched, reading);
  if (model.playback.isRunning) model.skipPlayback();
  else if (model.asked === undefined) {
    if (!changesMind(model, mark)) model.refuse({ notNow: whyNobodyIsAsked(model) });
  } else if (!answers(model, mark, reading) && !insertsEarlier(model, mark, reading) && !changesMind(model, mark))
    model.refuse(answerTo(model, mark, reading));
}

/** What is meant by touching a piece: itself if pieces are asked for, else the place it stands at. */
function meantBy(model: TableModel, mark: Mark, { words, draws }: Reading): Mark {
  const [place, ...piece] = mark.split(' ');
  if (piece.length === 0 || model.asked === undefined) return place;
  const { touched, table } = model;
  const at = placeChosen(touched, draftTexts(table));
  const isOpen = touchPiece(offersOf(offeredAt(model), words), touched, at, mark, draws) !== undefined;
  return isOpen || knownAt(model).includes(mark) ? mark : place;
}

/** Whether a touch goes on with the choice, takes a part of it back, or puts another in the place of one. */
function answers(model: TableModel, mark: Mark, { words, draws }: Reading): boolean {
  const offers = offersOf(offeredAt(model), words);
  const { touched } = model;
  if (follow(model, offers, touched, mark, draws)) return true;
  const again = touched.findIndex((part) => markOf(part) === mark);
  if (again >= 0) {
    model.touchPart(touched.toSpliced(again, 1));
    return true;
  }
  const without = touched.map((_, at) => touched.toSpliced(at, 1)).reverse();
  return [...without, []].some((rest) => touched.length > 0 && follow(model, offers, rest, mark, draws));
}

function follow(model: TableModel, offers: readonly Offer[], touched: Touched, mark: Mark, draws: Draws): boolean {
  const next = touchPiece(offers, touched, placeChosen(touched, draftTexts(model.table)), mark, draws);
  if (next === undefined) return false;
  if ('chosen' in next) model.choose(next.chosen);
  else model.touchPart(next.touched);
  return true;
}

/**
 * Some choices must be made in one order though it does not matter to a person. If a choice could have been made earlier
 * in the turn, and what was chosen since can still follow it, it is put there.
 */
function insertsEarlier(model: TableModel, mark: Mark, { words, draws }: Reading): boolean {
  const { touched, drafting } = model;
  const made = drafting.chosen;
  const later: string[] = [];
  while (drafting.chosen.length > 0) {
    later.unshift(drafting.takeBack());
    const offers = offersOf(offeredAt(model), words);
    const next = touch(offers, touched, mark, draws);
    if (next !== undefined && settledBy(next, offers).some((text) => model.tries([text, ...later]))) return true;
  }
  drafting.follow(made);
  return false;
}

/** The choices that a touch settles but for how many: as few as can be are meant. */
function settledBy(next: Exclude<Touch, undefined>, offers: readonly Offer[]): string[] {
  if ('chosen' in next) return [next.chosen];
  const texts = offersWith(offers, next.touched).map(({ text }) => text);
  return new Set(texts.map((text) => text.replace(/\d+/, ''))).size === 1 ? texts : [];
}

/** Touching another thing that the turn could begin with takes the draft back and begins with it. */
function changesMind(model: TableModel, mark: Mark): boolean {
  if (draftTexts(model.table).length === 0 || !model.canUndo || !opensTurn(model, mark)) return false;
  model.startOver();
  model.choose(mark);
  return true;
}

/** Whether the turn could begin with a choice. */
function opensTurn({ table, session }: TableModel, text: string): boolean {
  return table.game.refusal(table.game.redact(session.opening, seatToAct(table)), text) === undefined;
}

function whyNobodyIsAsked({ table, session, canCommit }: TableModel): 'wait' | 'complete' | 'over' {
  if (isOver(table)) return 'over';
  return canCommit && session.program === undefined ? 'complete' : 'wait';
}

/** Why the choice that was begun cannot go on so; if the mark answers another question, that something else is asked. */
function answerTo(model: TableModel, mark: Mark, { words, draws }: Reading): Answer {
  const { touched, table } = model;
  const own = knownAt(model).includes(mark) ? refusalOf(table, mark) : undefined;
  if (own !== undefined) return { refused: mark, refusal: own };
  const known = offersWith(offersOf(knownAt(model), words), touched);
  const asked = new Set(openMarks(offersWith(offersOf(offeredAt(model), words), touched), draws).values());
  for (const { text, parts } of known) {
    const isAsked = [...asked].some((place) => markOf(parts.at(place) ?? { text: '' }) === mark);
    const refusal = isAsked ? refusalOf(table, text) : undefined;
    if (refusal !== undefined) return { refused: text, refusal };
  }
  return { notNow: 'other' };
}
