import { boardOf as claimBoard } from '@interregnum/claim/board';
import { boardOf as foreignKingBoard } from '@interregnum/foreign-king/board';
import { boardOf as kingIsDeadBoard } from '@interregnum/king-is-dead/board';
import { claimDrawing } from './claim.ts';
import { type Drawing, drawingBy } from './drawing.ts';
import { foreignKingDrawing } from './foreign-king.ts';
import { kingIsDeadDrawing } from './king-is-dead.ts';

export type { DrawingContext } from './drawing.ts';

/** How each game is drawn, by its id. */
const DRAWINGS: ReadonlyMap<string, Drawing> = new Map([
  ['king-is-dead', drawingBy(kingIsDeadBoard, kingIsDeadDrawing)],
  ['foreign-king', drawingBy(foreignKingBoard, foreignKingDrawing)],
  ['claim', drawingBy(claimBoard, claimDrawing)],
]);

export function drawingOf(game: string): Drawing {
  const drawing = DRAWINGS.get(game);
  if (drawing === undefined) throw new Error(`no drawing of ${game}`);
  return drawing;
}
