import {
  ACTIONS,
  type ActionName,
  actionsOf,
  KINDS,
  PORTRAIT,
  type Position,
  PROVINCES,
  type ProvinceName,
} from '@interregnum/foreign-king/glance';
import type { Mark, Pieces } from '../view.ts';
import { citizenOf, lookOf } from './sides.ts';

/** What is on the table: citizens, factories and the king. Pawns and markers are told by what they stand on. */
export function pieces(position: Position): Pieces {
  const { king, players, provinces, seats, stock } = position;
  const kinds = seats.map((_, side) => citizenOf(lookOf(side, position)));
  const all = new Map<string, Record<string, number>>([['stock', { ...stock }]]);
  for (const [side, { congress, supply }] of seats.entries()) {
    all.set(`supply:${side}`, { [kinds[side]]: supply });
    if (side < players) all.set(`congress:${side}`, { [kinds[side]]: congress });
  }
  for (const id of PROVINCES) {
    const { citizens, ...factories } = provinces[id];
    const here = Object.fromEntries(citizens.map((count, side) => [kinds[side], count]));
    for (const kind of KINDS) here[kind] = factories[kind].active + factories[kind].inactive;
    all.set(`province:${id}`, { ...here, king: king.at === id ? 1 : 0 });
  }
  all.set(PORTRAIT, { king: king.at === PORTRAIT ? 1 : 0 });
  return all;
}

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
