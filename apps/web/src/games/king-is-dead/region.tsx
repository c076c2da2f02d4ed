import { type Board, homeOf, isContested, type RegionName, UNSTABLE, winnerOf } from '@interregnum/king-is-dead/board';
import type { ReactNode } from 'react';
import { memoBy } from '../../ui/drawn-from.ts';
import { useScreen } from '../../ui/screen-context.ts';
import { SvgTarget } from '../../ui/target.tsx';
import type { DrawingProps, Scene } from '../drawing.ts';
import { Crest } from './crest.tsx';
import { Followers, Numbers } from './followers.tsx';
import { REGIONS } from './map-data.ts';
import { HolderSign } from './piece.tsx';
import { controlText, factionName, followersText, leaderText, regionName } from './words.ts';

interface RegionProps extends DrawingProps<Board> {
  readonly id: RegionName;
  /** Of the shape that keeps an outline within the region. */
  readonly clip: string;
}

const spaceOf = (id: RegionName, { track }: Board): number => track.findIndex(({ region }) => region === id) + 1;

function labelOf(id: RegionName, board: Board, scene: Scene): string {
  const { text } = scene;
  const { control, ...followers } = board.regions[id];
  const space = spaceOf(id, board);
  const home = homeOf(id);
  const name = regionName(id, scene);
  const parts = [
    ...(control === null
      ? [
          `${text('table.labelled', { name, told: followersText(followers, scene) })}.`,
          leaderText(winnerOf(followers), scene),
        ]
      : [`${name}.`, controlText(control, scene)]),
    isContested(id, board) ? text('king-is-dead.contested') : control === null && text('king-is-dead.space', { space }),
    home !== undefined && text('king-is-dead.home', { faction: factionName(home, scene) }),
  ];
  return parts.filter(Boolean).join(' ');
}

/** What is stamped on a region once its struggle is over. */
function Stamp({ id, board, committed }: Pick<RegionProps, 'id' | 'board' | 'committed'>) {
  const { control } = board.regions[id];
  const { x, y, width, height } = REGIONS[id].room;
  if (control === null) return null;
  const place = { x: x + width / 2, y: y + height / 2, size: Math.min(82, height) };
  const drafted = committed.regions[id].control === null;
  return (
    <g data-piece={control === UNSTABLE ? control : `control ${control}`}>
      <HolderSign holder={control} plain={false} {...place} className={drafted ? 'kd-stamp kd-new' : 'kd-stamp'} />
    </g>
  );
}

const stateOf = (id: RegionName, board: Board): string => {
  const { control } = board.regions[id];
  const resolved = control === null ? '' : `kd-resolved kd-${control}`;
  return `${resolved} ${isContested(id, board) ? 'kd-contested' : ''}`;
};

/** All that the drawing of a region reads. */
const readsRegion = ({ id, board, committed, scene }: Omit<RegionProps, 'clip'>): unknown[] => [
  board.regions[id],
  committed.regions[id],
  spaceOf(id, board),
  isContested(id, board),
  board.mode,
  scene,
];

interface LitProps {
  readonly id: RegionName;
  readonly className: string;
  readonly children: ReactNode;
}

/** Glows as the region below it does. */
function Lit({ id, className, children }: LitProps) {
  const { isOpen, isChosen } = useScreen();
  return <g className={`${className} ${isOpen(id) ? 'open' : ''} ${isChosen(id) ? 'chosen' : ''}`}>{children}</g>;
}

/** The name, the badges and the numbers of a region, which lie above all land and cannot be touched. */
export const Heading = memoBy(({ id, board, committed, scene }: Omit<RegionProps, 'clip'>) => {
  const [x, y] = REGIONS[id].name;
  return (
    <Lit id={id} className={`kd-heading ${stateOf(id, board)}`}>
      <text className="kd-name" x={x} y={y} textAnchor="middle">
        {regionName(id, scene)}
      </text>
      <Crest id={id} board={board} committed={committed} />
      {board.regions[id].control === null ? <Numbers id={id} board={board} committed={committed} /> : null}
    </Lit>
  );
}, readsRegion);

/** A region: who stands there or who holds it, whether it is contested, whose home it is. */
export const Region = memoBy(({ id, clip, board, committed, scene }: RegionProps) => {
  const { path, room } = REGIONS[id];
  return (
    <SvgTarget mark={id} scene={scene} label={labelOf(id, board, scene)} className={`kd-region ${stateOf(id, board)}`}>
      <path className="kd-land" d={path} />
      <path className="kd-focus" d={path} clipPath={`url(#${clip})`} />
      <path className="kd-edge" d={path} clipPath={`url(#${clip})`} />
      <g data-anchor={`region:${id}`}>
        <rect {...room} fill="none" />
        {/* While its struggle is shown, followers stand below the disc. */}
        <Followers id={id} board={board} committed={committed} />
        <Stamp id={id} board={board} committed={committed} />
      </g>
    </SvgTarget>
  );
}, readsRegion);
