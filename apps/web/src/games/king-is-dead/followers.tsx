import { type Board, type FactionName, factionsOf, type RegionName } from '@interregnum/king-is-dead/board';
import type { ReactNode } from 'react';
import { useScreen } from '../../ui/screen-context.ts';
import { signed } from './change.tsx';
import { type Crowd, crowdIn, type Spot as Spots } from './crowd.ts';
import { REGIONS } from './map-data.ts';
import { Piece } from './piece.tsx';

interface BandProps {
  readonly place: Spots;
  readonly crowd: Crowd;
  /** How many stand there with the draft, and how many without. */
  readonly now: number;
  readonly was: number;
}

/** Pieces one by one: those that the draft adds in a ring, those that it takes away as ghosts. */
function Lined({ place, crowd, now, was }: BandProps) {
  return place.spots.map(([x, y], at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: followers of a faction are indistinguishable (KD-BOARD-4)
    <g key={at} data-piece={at < now ? place.faction : undefined}>
      {at >= was ? <circle className="kd-ring" cx={x} cy={y} r={crowd.size * 0.55} /> : null}
      <Piece
        faction={place.faction}
        x={x}
        y={y}
        size={crowd.size * (at >= was ? 0.84 : 0.96)}
        className={at >= now ? 'kd-leaving' : ''}
      />
    </g>
  ));
}

/** A piece that stands for all of its faction. */
function Numbered({ place, crowd, now }: BandProps) {
  const [[x, y]] = place.spots;
  return (
    <g data-piece={place.faction}>
      <Piece faction={place.faction} x={x} y={y} size={crowd.size * 0.96} className={now === 0 ? 'kd-leaving' : ''} />
    </g>
  );
}

interface Spot {
  readonly id: RegionName;
  readonly board: Board;
  readonly committed: Board;
}

function bandsOf({ id, board, committed }: Spot): BandProps[] {
  const count = (of: Board, faction: FactionName): number => of.regions[id][faction] ?? 0;
  const crowd = crowdIn(
    REGIONS[id].room,
    factionsOf(board).map((faction) => ({
      faction,
      count: Math.max(count(board, faction), count(committed, faction)),
    })),
  );
  return crowd.places.map((place) => ({
    place,
    crowd,
    now: count(board, place.faction),
    was: count(committed, place.faction),
  }));
}

interface TouchedProps {
  readonly mark: string;
  /** Whether the draft leaves as many there as before. */
  readonly isUnchanged: boolean;
  readonly children: ReactNode;
}

/** A band of followers to be touched. One that was chosen and still stands there waits for what is chosen next. */
function Touchable({ mark, isUnchanged, children }: TouchedProps) {
  const screen = useScreen();
  const isOpen = screen.isOpen(mark);
  const waits = screen.isChosen(mark) && !isOpen && isUnchanged;
  return (
    <g className={`kd-band ${isOpen ? 'open' : ''} ${waits ? 'chosen' : ''}`} data-touch={mark}>
      {children}
    </g>
  );
}

/** The followers of a region, faction by faction; each band can be touched by itself. */
export function Followers(place: Spot) {
  return bandsOf(place).map((band) => {
    const mark = `${place.id} ${band.place.faction}`;
    const { x, y, width, height } = band.place.box;
    return (
      <Touchable key={mark} mark={mark} isUnchanged={band.now === band.was}>
        <rect
          className="kd-spot"
          x={x - 3}
          y={y - 1}
          width={width + 6}
          height={height + 2}
          rx={band.crowd.size * 0.4}
        />
        {band.crowd.numbered ? <Numbered {...band} /> : <Lined {...band} />}
      </Touchable>
    );
  });
}

/** The numbers beside followers that are too many to be drawn one by one. */
export function Numbers(place: Spot) {
  const numbered = bandsOf(place).filter(({ crowd }) => crowd.numbered);
  return numbered.map(({ place: { faction, spots }, crowd: { size }, now, was }) => (
    <text
      key={faction}
      className="kd-count"
      x={spots[0][0] + size * 0.62}
      y={spots[0][1] + size * 0.31}
      fontSize={size * 0.95}
    >
      {now}
      {now === was ? null : (
        <tspan className="kd-change" dy={size * -0.3} fontSize={size * 0.6}>
          {signed(now - was)}
        </tspan>
      )}
    </text>
  ));
}
