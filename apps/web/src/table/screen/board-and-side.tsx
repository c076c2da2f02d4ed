import type { ReactNode } from 'react';
import type { ShownTable } from '../model/use-shown.ts';
import { ZoomedBoard } from '../zoom/zoomed-board.tsx';
import { Seats } from './seats.tsx';

interface BoardAndSideProps {
  readonly shown: ShownTable;
  /** What has happened. */
  readonly children: ReactNode;
}

/** The board, and beside it who plays, what can be known at a glance, and what has happened. */
export const BoardAndSide = ({ shown, children }: BoardAndSideProps) => (
  <>
    <ZoomedBoard shown={shown}>{shown.board}</ZoomedBoard>
    <aside className="table-side">
      <Seats shown={shown} />
      <div className="table-overview">{shown.overview}</div>
      {children}
    </aside>
  </>
);
