import { legalChoices, NOBODY, newChoices, type Seat, type State } from '@interregnum/kernel';
import { committed, drafted, isOver, seatToAct, viewOf } from '@interregnum/table';
import type { TableModel } from './model.ts';

/** The choices that are offered now, in notation. */
export function offeredAt({ asked, table }: TableModel): string[] {
  if (asked === undefined) return [];
  const s = drafted(table);
  return legalChoices(table.game, s, newChoices()).map((choice) => table.game.notation.write(s, choice));
}

/** Every choice of the kind now asked for, offered or not. */
export function knownAt({ table }: TableModel): readonly string[] {
  return table.game.notation.texts(table.game.redact(drafted(table), seatToAct(table)));
}

/** The moment that is being played back; undefined once the screen has caught up. */
const playedBack = ({ table, playback }: TableModel): State | undefined =>
  playback.isAt(table.choices.length) ? undefined : table.states[playback.shown];

/** What the viewer sees now: a moment that is played back, or the table with the draft. */
export function seenAt(model: TableModel): State {
  const { table, viewer = 'audience' } = model;
  const moment = playedBack(model);
  return moment === undefined ? viewOf(table, viewer) : table.game.redact(moment, viewer);
}

/** The same without the draft. */
export function seenBefore(model: TableModel): State {
  const { table, viewer = 'audience' } = model;
  return table.game.redact(playedBack(model) ?? committed(table), viewer);
}

/** Whose turn it is, also while their turn is only being shown; NOBODY once it is over. */
export function actingAt(model: TableModel): Seat {
  const { table } = model;
  const moment = playedBack(model);
  if (moment !== undefined) return table.game.toAct(moment);
  return isOver(table) ? NOBODY : seatToAct(table);
}
