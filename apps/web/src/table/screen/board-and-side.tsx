import type { ShownTable } from '../model/use-shown.ts';
import { News } from './news.tsx';
import { Seats } from './seats.tsx';

/** The board, and beside it who plays, what can be known at a glance, and what has happened. */
export const BoardAndSide = ({ shown }: { readonly shown: ShownTable }) => (
  <>
    <section className="table-board" aria-label={shown.scene.text('table.board')}>
      {shown.board}
    </section>
    <aside className="table-side">
      <Seats shown={shown} />
      <div className="table-overview">{shown.overview}</div>
      <News shown={shown} />
    </aside>
  </>
);
