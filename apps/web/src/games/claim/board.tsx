import type { Board } from '@interregnum/claim/board';
import { farSeat, nearSeat } from './places.ts';
import './board.css';
import './felt.css';
import './felt-wide.css';
import './felt-low.css';
import { useScreen } from '../../ui/screen-context.ts';
import type { DrawingProps } from '../drawing.ts';
import { drafted } from './draft.ts';
import { FarHand } from './far-hand.tsx';
import { finishedTrick } from './finished.ts';
import { Heading } from './heading.tsx';
import { Deck, Discard, Followers, Stake } from './piles.tsx';
import { Trick } from './trick.tsx';
import { VoteColumns } from './vote-columns.tsx';

/**
 * A card table: the far hand at the upper edge, the trick on the cloth between the followers of both sides, and the
 * five factions with what has been scored. The trick stays as it was before the draft, whose card is laid beside it.
 */
export function BoardDrawing(props: DrawingProps<Board>) {
  const { board, committed, previous, isPlayed, scene } = props;
  const { isChosen } = useScreen();
  const play = drafted({ board, committed, isChosen });
  const table = play === undefined ? board : committed;
  return (
    <div className="cl-board">
      <div className={`cl-table cl-phase-${table.phase}`}>
        <section className="cl-cloth" aria-label={scene.text(`claim.phase-${table.phase}`)}>
          <Heading table={table} scene={scene} />
          <FarHand table={table} scene={scene} />
          <div className="cl-felt">
            <Followers {...props} seat={farSeat(scene)} />
            <Stake table={table} scene={scene} />
            <Deck table={table} scene={scene} />
            <Trick
              table={table}
              play={play}
              finished={finishedTrick(committed, previous)}
              isTaken={isPlayed}
              scene={scene}
            />
            <Followers {...props} seat={nearSeat(scene)} />
            <Discard table={table} scene={scene} />
          </div>
        </section>
        <VoteColumns {...props} />
      </div>
    </div>
  );
}
