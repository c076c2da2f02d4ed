import { KINDS, PORTRAIT } from '@interregnum/foreign-king/board';
import { memoBy } from '../../ui/drawn-from.ts';
import { Corner, type CornerProps } from './corner.tsx';
import { describePortrait, describeStock } from './descriptions.ts';
import { Factory, King } from './icons.tsx';
import { Note, noteWidth } from './piece-groups.tsx';
import { signed } from './sides.ts';

const LINE = 42;

/** The factories that are not built yet, one kind below the other, left of the origin. */
export const Stock = memoBy(
  ({ at, board, committed, scene }: CornerProps) => (
    <Corner at={at} label={describeStock(board, scene)}>
      <text className="fk-corner-name" textAnchor="end">
        {scene.text('foreign-king.stock')}
      </text>
      <rect data-anchor="stock" x={-76} y={12} width={76} height={2 * LINE} fill="none" />
      {KINDS.map((kind, row) => {
        const change = board.stock[kind] - committed.stock[kind];
        return (
          <g key={kind} transform={`translate(-66 ${14 + row * LINE})`}>
            <g className={board.stock[kind] === 0 ? 'fk-spent' : ''}>
              <g transform="scale(1.45)" data-spot={`stock ${kind}`}>
                <Factory kind={kind} />
              </g>
              <text className="fk-count" x={44} y={28}>
                {board.stock[kind]}
              </text>
            </g>
            {change !== 0 && <Note x={-noteWidth(signed(change)) - 6} y={2} note={signed(change)} />}
          </g>
        );
      })}
    </Corner>
  ),
  ({ board, committed, scene }) => [...KINDS.flatMap((kind) => [board.stock[kind], committed.stock[kind]]), scene],
);

/** The king's portrait: where he is until he first travels. Afterwards it is only a picture. */
export const Portrait = memoBy(
  ({ at, board, scene }: CornerProps) => {
    const here = board.king.at === PORTRAIT;
    return (
      <Corner at={at} label={describePortrait(board, scene)}>
        <rect className="fk-frame" x={-44} y={-58} width={88} height={106} rx={4} />
        <ellipse className="fk-canvas" rx={34} ry={43} cy={-5} data-anchor="portrait" />
        <g data-spot="portrait king" data-piece={here ? 'king' : undefined} data-only="">
          <g className={here ? '' : 'fk-pieces gone'} transform="translate(-27 -32) scale(2.25)">
            <King />
          </g>
        </g>
      </Corner>
    );
  },
  ({ board, scene }) => [board.king.at === PORTRAIT, scene],
);
