import { type Mark, reachedSince } from '@interregnum/screen';
import type { TableModel } from '../model/table-model.ts';

/**
 * Something was dragged and dropped: the same as touching the one, then the other. Where the first left no choice, as with a
 * card that has one region to go to, the second has been made with it, or cannot be made.
 */
export function dropTouches(model: TableModel, source: Mark, onto: Mark | undefined): void {
  const before = model.screenInput.draft?.decisions.length ?? 0;
  model.touch(source);
  if (onto === undefined || onto === source || model.explanation !== undefined) return;
  const reached = reachedSince(model.screenInput.draft, before);
  if (reached.length === 0) model.touch(onto);
  else if (!reached.includes(onto.split(' ')[0])) model.explain({ notNow: 'other' });
}
