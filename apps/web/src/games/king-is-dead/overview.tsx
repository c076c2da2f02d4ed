import { Fragment, type ReactNode } from 'react';
import type { DrawingProps } from '../drawing.ts';
import { Pennant } from './badges.tsx';
import { Change } from './change.tsx';
import './overview.css';
import { HIDDEN } from '@interregnum/kernel';
import {
  type Board,
  contestedSpace,
  factionsOf,
  INSTABILITY_DISCS,
  powerOrder,
  unstableCount,
  winnerOf,
} from '@interregnum/king-is-dead/board';
import { CrackedDisc, HolderSign, Inline, Piece } from './piece.tsx';
import { cardName, factionName, leaderText, regionName } from './words.ts';

interface RowProps {
  readonly title: string;
  /** Whether the board shows it too: then it is left out beside the board where there is little room. */
  readonly onBoard?: boolean;
  readonly children: ReactNode;
}

const Row = ({ title, onBoard = false, children }: RowProps) => (
  <div className={onBoard ? 'kd-on-board' : undefined}>
    <dt>{title}</dt>
    <dd>{children}</dd>
  </div>
);

/** The factions from the strongest to the weakest, with the regions they hold; `=` where neither is stronger. */
function Power({ board, scene }: DrawingProps<Board>) {
  const order = powerOrder(board);
  return order.map(({ name, regions }, at) => (
    <Fragment key={name}>
      {at === 0 ? null : <span aria-hidden="true">{order[at - 1].regions === 0 ? '=' : '›'}</span>}
      <span className="kd-stack">
        <Inline>
          <Piece faction={name} size={100} />
        </Inline>
        <span className="unseen">{factionName(name, scene)}</span>
        {regions}
      </span>
    </Fragment>
  ));
}

function Stock({ board, committed, scene }: DrawingProps<Board>) {
  return factionsOf(board).map((id) => (
    <span key={id} className="kd-stack">
      <Inline>
        <Piece faction={id} size={100} />
      </Inline>
      <span className="unseen">{factionName(id, scene)}</span>
      {board.supply[id]}
      <Change from={committed.supply[id] ?? 0} to={board.supply[id] ?? 0} />
    </span>
  ));
}

/** The contested region and the one after it, with who would win them now. */
function Coming({ board, scene }: DrawingProps<Board>) {
  const space = contestedSpace(board);
  return board.track.slice(space, space + 2).map(({ region }, at) => {
    const leader = winnerOf(board.regions[region]);
    return (
      <span key={region} className={at === 0 ? 'kd-stack' : 'kd-stack kd-next'}>
        {at === 0 ? (
          <Inline>
            <Pennant size={100} />
          </Inline>
        ) : null}
        {regionName(region, scene)}
        <Inline>
          <HolderSign holder={leader} size={100} className="kd-now" />
        </Inline>
        <span className="unseen">{leaderText(leader, scene)}</span>
      </span>
    );
  });
}

/** KD-ADV-2  The cunning cards that are out of the game, by name as far as they are known. */
function removedTold({ board, scene }: DrawingProps<Board>): string {
  const known = board.removed.filter((card) => card !== HIDDEN).map((card) => cardName(card, scene));
  const hidden = board.removed.length - known.length;
  const parts = hidden > 0 ? [...known, scene.text('king-is-dead.unseen-cards', { count: hidden })] : known;
  return parts.join(', ');
}

export function Overview(props: DrawingProps<Board>) {
  const { board, scene } = props;
  const { text } = scene;
  const count = unstableCount(board);
  return (
    <dl className="kd-overview">
      <Row title={text('king-is-dead.power')}>
        <Power {...props} />
      </Row>
      {board.result === null ? (
        <Row title={text('king-is-dead.coming')}>
          <Coming {...props} />
        </Row>
      ) : null}
      <Row title={text('king-is-dead.unstable-regions')}>
        <span className="kd-stack">
          <Inline>
            <CrackedDisc size={100} />
          </Inline>
          {text('king-is-dead.of', { count, all: INSTABILITY_DISCS })}
        </span>
        {board.result === null ? <span className="kd-meaning">{text('king-is-dead.third-unstable')}</span> : null}
      </Row>
      <Row title={text('king-is-dead.supply')} onBoard>
        <Stock {...props} />
      </Row>
      {board.removed.length > 0 ? <Row title={text('king-is-dead.removed')}>{removedTold(props)}</Row> : null}
    </dl>
  );
}
