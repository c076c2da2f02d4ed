import { drafted, draftTexts, isOver, refusalOf, seatToAct } from '@interregnum/table';
import type { Mark } from '../games/view.ts';
import { type Draws, type Offer, type Touched, touch } from './choosing.ts';
import type { Answer } from './laid.ts';
import type { TableModel } from './model.ts';

/** Something on the table was touched: it is chosen, it starts the choice over, or the reader is told why it is not open. */
export function touchMark(model: TableModel, offers: readonly Offer[], mark: Mark, draws: Draws): void {
  if (model.playback.isRunning) {
    model.skipPlayback();
    return;
  }
  if (model.asked === undefined) {
    if (!changesMind(model, mark)) model.refuse({ notNow: whyNobodyIsAsked(model) });
    return;
  }
  if (follow(model, offers, model.touched, mark, draws)) return;
  if (model.touched.length > 0 && follow(model, offers, [], mark, draws)) return;
  if (!changesMind(model, mark)) model.refuse(answerTo(model, offers, mark));
}

function follow(model: TableModel, offers: readonly Offer[], touched: Touched, mark: Mark, draws: Draws): boolean {
  const next = touch(offers, touched, mark, draws);
  if (next === undefined) return false;
  if ('chosen' in next) model.choose(next.chosen);
  else model.touchPart(next.touched);
  return true;
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

/** The texts that name a mark among all of the kind now asked for, offered or not. */
function textsWith({ table }: TableModel, mark: Mark): string[] {
  const seen = table.game.redact(drafted(table), seatToAct(table));
  return table.game.notation.texts(seen).filter((text) => ` ${text} `.includes(` ${mark} `));
}

function whyNobodyIsAsked({ table, session, canCommit }: TableModel): 'wait' | 'complete' | 'over' {
  if (isOver(table)) return 'over';
  return canCommit && session.program === undefined ? 'complete' : 'wait';
}

/** The refusal of a choice with the touched mark that notation knows; if it knows none, that something else is asked. */
function answerTo(model: TableModel, offers: readonly Offer[], mark: Mark): Answer {
  const begun = model.touched.map(({ text }) => text);
  const attempts = [[...begun, mark].join(' '), mark, ...textsWith(model, mark)];
  const known = new Set(offers.map(({ text }) => text));
  for (const refused of attempts) {
    const refusal = known.has(refused) ? undefined : refusalOf(model.table, refused);
    if (refusal !== undefined && refusal.key !== 'unreadable') return { refused, refusal };
  }
  return { notNow: 'other' };
}
