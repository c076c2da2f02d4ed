import { type Board, distance, isOver, secondScore } from '@interregnum/foreign-king/board';
import type { CSSProperties } from 'react';
import type { DrawingProps } from '../drawing.ts';
import { describeDistanceShort, describeTrack } from './descriptions.ts';
import { Crown, Icon } from './icons.tsx';
import { Tag } from './pawn.tsx';
import { lookOf, sideClass, signed } from './sides.ts';
import './track.css';
import './track-wide.css';

const LAST = 30;
const STEP = 5;
/** Above this there is no room for his flag behind the king's marker. */
const HIGH = 25;
const STEPS = Array.from({ length: LAST / STEP + 1 }, (_, step) => step * STEP);

/** A part of the track's length; the final scores may lie beyond its ends. */
const part = (points: number): string => `${(Math.min(LAST, Math.max(0, points)) / LAST) * 100}%`;

/** Variables of the style sheet: where on the track, how far, and on which lane. */
const along = (values: Readonly<Record<string, string | number>>): CSSProperties =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`--${name}`, value]));

/** A side's points as a bar; what the draft adds is hatched. */
function Lane({ side, board, committed }: { readonly side: number; readonly board: Board; readonly committed: Board }) {
  const [now, then] = [board.seats[side].score, committed.seats[side].score];
  const classes = `fk-lane ${sideClass(lookOf(side, board))}`;
  return (
    <span className={classes} style={along({ lane: side })}>
      <span className="fk-bar" style={along({ at: '0%', length: part(Math.min(now, then)) })} />
      {now > then && (
        <span className="fk-bar new" style={along({ at: part(then), length: `calc(${part(now)} - ${part(then)})` })} />
      )}
    </span>
  );
}

function Scale({ board, committed }: DrawingProps<Board>) {
  const { marker } = board.king;
  const drop = marker - committed.king.marker;
  return (
    <div className="fk-scale">
      {STEPS.map((points) => (
        <span key={points} className="fk-tick" style={along({ at: part(points) })}>
          {points}
        </span>
      ))}
      {!isOver(board) && distance(board) > 0 && (
        <span className="fk-gap" style={along({ at: part(secondScore(board)), length: part(distance(board)) })} />
      )}
      {board.seats.map((_, side) => (
        <Lane key={lookOf(side, board)} side={side} board={board} committed={committed} />
      ))}
      {drop !== 0 && <span className="fk-marker ghost" style={along({ at: part(committed.king.marker) })} />}
      <span
        className={marker > HIGH ? 'fk-marker high' : 'fk-marker'}
        style={along({ at: part(marker) })}
        data-spot={`marker:${marker}`}
        data-piece="marker"
      >
        <span className="fk-flag">
          <Icon>
            <Crown />
          </Icon>
          {marker}
          {drop !== 0 && <span className="fk-change">{signed(drop)}</span>}
        </span>
      </span>
    </div>
  );
}

/**
 * The track that the sides' points and the king's marker share (FK-END-2): he comes down as they go up. It stands beside
 * a wide map and lies above a narrow one.
 */
export function Track(props: DrawingProps<Board>) {
  const { board, scene } = props;
  return (
    <div
      className="fk-track"
      role="img"
      aria-label={describeTrack(board, scene)}
      style={along({ lanes: board.seats.length })}
    >
      <p className="fk-distance">{describeDistanceShort(board, scene)}</p>
      <div className="fk-names">
        {board.seats.map(({ score }, side) => (
          <span key={lookOf(side, board)} className="fk-lane-name" data-spot={`score:${side}`}>
            <Tag look={lookOf(side, board)} />
            {score}
          </span>
        ))}
      </div>
      <Scale {...props} />
    </div>
  );
}
