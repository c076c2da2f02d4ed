import { draftLog, type Mark } from '@interregnum/screen';
import type { TableModel } from '../model/table-model.ts';

/** Places of a map, and where cards are played to. */
const ON_BOARD = /^(?:region:|province:|trick$)/;

/** Where pieces have come to on the board by what is drafted from a decision on. */
function reachedSince(model: TableModel, from: number): string[] {
  const { draft } = model.screenInput;
  const told = draft === undefined ? [] : draftLog(draft).slice(from);
  const places = told.flatMap(({ lines }) => lines.flatMap(({ moves }) => moves.map(({ to }) => to)));
  return places.filter((place) => ON_BOARD.test(place)).map((place) => place.slice(place.indexOf(':') + 1));
}

/**
 * Something was dragged and dropped: the same as touching the one, then the other. Where the first left no choice, as with a
 * card that has one region to go to, the second has been made with it, or cannot be made.
 */
export function dropTouches(model: TableModel, source: Mark, onto: Mark | undefined): void {
  const before = model.screenInput.draft?.decisions.length ?? 0;
  model.touch(source);
  if (onto === undefined || onto === source || model.explanation !== undefined) return;
  const reached = reachedSince(model, before);
  if (reached.length === 0) model.touch(onto);
  else if (!reached.includes(onto.split(' ')[0])) model.explain({ notNow: 'other' });
}
