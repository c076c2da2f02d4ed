import type { Seat } from '@interregnum/kernel';
import { turnsIn } from '@interregnum/record';
import { isOver, people, resign, type Table, takebackTo } from '@interregnum/table';
import type { TableModel } from './model.ts';

/** Whose turn would be taken back, and why it cannot be. */
export interface Takeback {
  readonly seat: Seat | undefined;
  /** No person has taken a turn, or one has been shown since then what was hidden before. */
  readonly refused: 'none' | 'shown' | undefined;
}

/** The turn that could be taken back; undefined once the match is over, and where no person plays. */
export function takebackAt(table: Table): Takeback | undefined {
  const seats = people(table);
  if (isOver(table) || seats.length === 0) return undefined;
  const seat = turnsIn(table.progress.played).findLast((turn) => seats.includes(turn.seat))?.seat;
  if (seat === undefined) return { seat, refused: 'none' };
  return { seat, refused: takebackTo(table) === undefined ? 'shown' : undefined };
}

/** Who can resign on this screen: the person that it is for. */
export function canResign({ table, viewer }: TableModel): Seat | undefined {
  return viewer !== undefined && !isOver(table) && people(table).includes(viewer) ? viewer : undefined;
}

/** How the match would stand if a seat resigned; nothing happens yet. */
export const ifResigned = (table: Table, seat: Seat): Table => resign(table, seat, '');
