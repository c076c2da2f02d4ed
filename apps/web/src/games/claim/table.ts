import type { Position } from '@interregnum/claim/glance';
import type { Scene } from '../view.ts';

/** A part of the table that does not show the draft of a turn. */
export interface TableProps {
  readonly table: Position;
  readonly scene: Scene;
}
