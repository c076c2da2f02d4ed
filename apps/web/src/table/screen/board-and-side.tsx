import type { ReactNode } from 'react';
import type { ShownTable } from '../model/use-shown.ts';
import { Seats } from './seats.tsx';

interface BoardAndSideProps {
  readonly shown: ShownTable;
  /** What has happened. */
  readonly children: ReactNode;
}

/** The board, and beside it who plays, what can be known at a glance, and what has happened. */
export const BoardAndSide = ({ shown, children }: BoardAndSideProps) => (
  <>
    <section className="table-board" aria-label={shown.scene.text('table.board')}>
      {shown.board}
    </section>
    <aside className="table-side">
      <Seats shown={shown} />
      <div className="table-overview">{shown.overview}</div>
      {children}
    </aside>
  </>
);
