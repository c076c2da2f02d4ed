import { type Board, homeOf, isContested, type RegionName, winnerOf } from '@interregnum/king-is-dead/board';
import { Castle, Pennant } from './badges.tsx';
import { REGIONS } from './map-data.ts';
import { HolderSign } from './piece.tsx';

type Side = 'above' | 'below' | 'left' | 'right';

/** Where a region has room for its badges beside the name and the followers. */
const SIDES: Readonly<Record<RegionName, Side>> = {
  moray: 'right',
  strathclyde: 'right',
  lancaster: 'below',
  northumbria: 'left',
  gwynedd: 'above',
  warwick: 'left',
  essex: 'below',
  devon: 'left',
};

const STEP = 43;
const SIZE = 38;

/** The middle of a badge, `at` steps from the middle of them all. */
function placeOf(id: RegionName, at: number): { readonly x: number; readonly y: number } {
  const { name, room } = REGIONS[id];
  const [middle, off] = [room.y + room.height / 2, at * STEP];
  switch (SIDES[id]) {
    case 'above':
      return { x: name[0] + off, y: name[1] - 49 };
    case 'below':
      return { x: room.x + room.width / 2 + off - 10, y: room.y + room.height + 26 };
    case 'left':
      return { x: room.x - 26, y: middle + off };
    case 'right':
      return { x: room.x + room.width + 28, y: middle + off };
  }
}

interface CrestProps {
  readonly id: RegionName;
  readonly board: Board;
  readonly committed: Board;
}

/** The pennant of the contested region, who would win now, whose home it is. */
export function Crest({ id, board, committed }: CrestProps) {
  const { control, ...followers } = board.regions[id];
  const home = homeOf(id);
  const leader = control === null ? winnerOf(followers) : undefined;
  const changed = committed.regions[id].control === null && winnerOf(committed.regions[id]) !== leader;
  const shown = [isContested(id, board), leader !== undefined, home !== undefined];
  const count = (to: number): number => shown.slice(0, to).filter(Boolean).length;
  const place = (badge: number) => placeOf(id, count(badge) - (count(shown.length) - 1) / 2);
  return (
    <>
      {shown[0] ? <Pennant {...place(0)} size={SIZE + 4} /> : null}
      {leader === undefined ? null : (
        <HolderSign holder={leader} {...place(1)} size={SIZE} className={changed ? 'kd-now kd-new' : 'kd-now'} />
      )}
      {home === undefined ? null : <Castle faction={home} {...place(2)} size={SIZE} />}
    </>
  );
}
