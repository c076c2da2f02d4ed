import {
  ACTIONS,
  type ActionName,
  actionsOf,
  type Position,
  PROVINCES,
  type ProvinceName,
} from '@interregnum/foreign-king/glance';
import type { Mark } from '../view.ts';

const isAction = (mark: Mark): mark is ActionName => ACTIONS.some((action) => action === mark);

/** Provinces and the actions of this table are drawn; loans, numbers, kinds, the supply and answers are not. */
export const draws = (mark: Mark, _key: string, position: Position): boolean =>
  isAction(mark) ? actionsOf(position).includes(mark) : PROVINCES.includes(mark as ProvinceName);

/** What is asked after an action was touched, by what there is to touch then. */
export function asks(marks: readonly Mark[]): string {
  if (marks.includes('metal') || marks.includes('textile')) return 'foreign-king.ask.factory';
  if (marks.some((mark) => /^\d+$/.test(mark))) return 'foreign-king.ask.count';
  if (marks.some(isAction)) return 'foreign-king.ask.action';
  return marks.some((mark) => mark.includes(' ')) ? 'foreign-king.ask.way' : 'foreign-king.ask.province';
}
