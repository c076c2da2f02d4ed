import { type Board, factoriesOf, isOver, KINDS, provincesOf } from '@interregnum/foreign-king/board';
import type { ReactNode } from 'react';
import type { DrawingProps, Scene } from '../drawing.ts';
import { describeDistance, describeStock, provinceName } from './descriptions.ts';
import { Factory, Icon, PICTURES } from './icons.tsx';
import { Tag } from './pawn.tsx';
import { listed, lookOf, signed } from './sides.ts';
import './holdings.css';
import './pieces.css';

interface FactProps {
  readonly name: string;
  /** Whether the board shows it too: then it is left out beside the board. */
  readonly onBoard?: boolean;
  readonly children: ReactNode;
}

const Fact = ({ name, onBoard = false, children }: FactProps) => (
  <div className={onBoard ? 'fk-fact fk-on-board' : 'fk-fact'}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

interface SidesProps {
  readonly sides: readonly number[];
  /** The track that they stand on, where their discs change places. */
  readonly track?: 'order';
  readonly board: Board;
  readonly scene: Scene;
}

/** Sides one after the other, by letter and name. */
function Sides({ sides, track, board, scene }: SidesProps) {
  const now = isOver(board) ? undefined : board.order[board.turn];
  return (
    <ol className="fk-sides">
      {sides.map((side, place) => (
        <li
          key={side}
          aria-current={side === now ? 'true' : undefined}
          data-spot={track && `${track}:${place}`}
          data-piece={track && `disc-${side}`}
        >
          <Tag look={lookOf(side, board)} />
          {scene.nameOf(side)}
        </li>
      ))}
    </ol>
  );
}

/** FK-FINAL-2  Which provinces a side holds, and how many factories are in them. */
function Held({ side, board, scene }: { readonly side: number; readonly board: Board; readonly scene: Scene }) {
  const held = provincesOf(side, board);
  const factories = factoriesOf(side, board);
  const told = scene.text('foreign-king.holds.factories', { count: factories });
  return (
    <li>
      <Tag look={lookOf(side, board)} />
      <span className="unseen">{scene.nameOf(side)}</span>
      <b>{held.length}</b>
      {factories > 0 && (
        <b className="fk-held-factories" title={told}>
          <span aria-hidden="true">{signed(factories)}</span>
          <Icon>{PICTURES.build}</Icon>
          <span className="unseen">{told}</span>
        </b>
      )}
      <span className="quiet">{listed(held.map((id) => provinceName(id, scene)))}</span>
    </li>
  );
}

/** The round, who moves when, what can be built, who holds what, and how near the end is. */
export function Overview({ board, scene }: DrawingProps<Board>) {
  const { order, pendingOrder, round, seats, stock } = board;
  const { text } = scene;
  return (
    <dl className="fk-overview">
      <Fact name={text('foreign-king.round', { count: round })}>
        <span className="fk-on-board">{describeDistance(board, scene)}</span>
      </Fact>
      <Fact name={text('foreign-king.order')}>
        <Sides sides={order} track="order" board={board} scene={scene} />
      </Fact>
      {pendingOrder.length > 0 && (
        <Fact name={text('foreign-king.pending-order')}>
          <Sides sides={pendingOrder} board={board} scene={scene} />
        </Fact>
      )}
      <Fact name={text('foreign-king.stock')} onBoard>
        <span className="fk-stock" role="img" aria-label={describeStock(board, scene)}>
          {KINDS.map((kind) => (
            <span key={kind}>
              <Icon>
                <Factory kind={kind} />
              </Icon>
              {stock[kind]}
            </span>
          ))}
        </span>
      </Fact>
      <Fact name={text('foreign-king.majorities')}>
        <ul className="fk-held-list">
          {seats.map((_, side) => (
            <Held key={lookOf(side, board)} side={side} board={board} scene={scene} />
          ))}
        </ul>
      </Fact>
    </dl>
  );
}
