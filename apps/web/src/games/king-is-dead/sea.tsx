import {
  type Board,
  type FactionName,
  factionsOf,
  INSTABILITY_DISCS,
  unstableCount,
} from '@interregnum/king-is-dead/board';
import { memoBy } from '../../ui/drawn-from.ts';
import { Picture } from '../../ui/picture.tsx';
import type { DrawingProps } from '../drawing.ts';
import { Change } from './change.tsx';
import { CrackedDisc, Inline, Piece } from './piece.tsx';
import './sea.css';
import { followersText } from './words.ts';

/** From one follower in a stack to the next, if a follower is 110 across. */
const PITCH = 26;

/** The followers below the top one of a stack, seen from the side. */
function Pile({ faction, count }: { readonly faction: FactionName; readonly count: number }) {
  const hidden = Math.max(0, count - 1);
  return (
    <svg
      className="kd-pile"
      aria-hidden="true"
      viewBox={`0 -55 ${hidden * PITCH + 1} 110`}
      style={{ width: `${(hidden * PITCH) / 110}em` }}
    >
      {Array.from({ length: hidden }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: followers of a faction are indistinguishable (KD-BOARD-4)
        <Piece key={at} faction={faction} x={55 + at * PITCH} size={100} plain />
      ))}
    </svg>
  );
}

/** The supply: a stack for each faction. */
export const Supply = memoBy(
  ({ board, committed, scene }: DrawingProps<Board>) => {
    const title = scene.text('king-is-dead.supply');
    return (
      <Picture
        mark="supply"
        scene={scene}
        className="kd-supply"
        anchor="supply"
        label={scene.text('table.labelled', { name: title, told: followersText(board.supply, scene) })}
      >
        <span className="kd-caption">{title}</span>
        {factionsOf(board).map((id) => {
          const count = board.supply[id] ?? 0;
          return (
            <span key={id} className={count === 0 ? 'kd-stack kd-none' : 'kd-stack'}>
              <Pile faction={id} count={count} />
              <Inline anchor={`supply ${id}`}>
                <Piece faction={id} size={100} />
              </Inline>
              {count}
              <Change from={committed.supply[id] ?? 0} to={count} />
            </span>
          );
        })}
      </Picture>
    );
  },
  ({ board, committed, scene }) => [board.supply, committed.supply, board.mode, scene],
);

/** France, where the discs of instability wait: with the third on the map, the French come (KD-END-1). */
export const France = memoBy(
  ({ board, committed, scene }: DrawingProps<Board>) => {
    const [count, sure] = [unstableCount(board), unstableCount(committed)];
    const told = scene.text('king-is-dead.france-label', { count, all: INSTABILITY_DISCS });
    return (
      <div className="kd-france" data-spot="france" role="img" aria-label={told} title={told}>
        <span className="kd-caption">{scene.text('king-is-dead.france')}</span>
        <span className="kd-discs">
          {Array.from({ length: INSTABILITY_DISCS }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: discs are told apart by their place alone
            <Inline key={at} className={at < count ? '' : 'kd-waiting'}>
              <CrackedDisc size={100} className={at < count && at >= sure ? 'kd-new' : ''} />
            </Inline>
          ))}
        </span>
      </div>
    );
  },
  ({ board, committed, scene }) => [unstableCount(board), unstableCount(committed), scene],
);
