import type { Board } from '@interregnum/foreign-king/board';
import type { ReactNode } from 'react';
import type { DrawingProps } from '../drawing.ts';
import './corners.css';

export interface CornerProps extends DrawingProps<Board> {
  /** Where on the map its origin lies. */
  readonly at: readonly [x: number, y: number];
}

/** A drawing of its own beside the provinces, about its origin. */
export const Corner = ({
  at: [x, y],
  label,
  children,
}: {
  at: CornerProps['at'];
  label: string;
  children: ReactNode;
}) => (
  <svg className="fk-corner" x={x} y={y} role="img" aria-label={label}>
    {children}
  </svg>
);
