import type { Board } from '@interregnum/claim/board';
import type { Scene } from '../drawing.ts';

/** A part of the table that does not show the draft of a turn. */
export interface TableProps {
  readonly table: Board;
  readonly scene: Scene;
}
