import {
  type Board,
  contestedSpace,
  homeOf,
  type RegionName,
  UNSTABLE,
  winnerOf,
} from '@interregnum/king-is-dead/board';
import { padded, widthOf } from '../../terminal/layout.ts';
import type { DrawingContext } from '../drawing.ts';
import { bold, crowd, dim, factionName, holderSign, inColourOf, regionName, TIE } from './signs.ts';

/** The columns of the map. */
export const MAP_WIDTH = 45;

/** Blanks before the followers of a region, if there is room for them. */
const INDENT = 3;

/** A region as the map shows it: its name, marked if it is contested, then who is there or who holds it. */
interface Shown {
  readonly head: string;
  readonly body: (width: number) => string;
}

function shown(id: RegionName, board: Board, context: DrawingContext): Shown {
  const { control, ...followers } = board.regions[id];
  const space = board.track.findIndex(({ region }) => region === id);
  const contested = space === contestedSpace(board);
  const home = homeOf(id);
  const name = `${contested ? '▸' : ' '}${regionName(id, context)}`;
  const told = home === undefined ? name : inColourOf(home, name);
  if (control === null) {
    const now = holderSign(winnerOf(followers), context, '○');
    return { head: `${contested ? bold(told) : told} ${now}`, body: (width) => crowd(followers, width, context) };
  }
  const decided =
    control === UNSTABLE
      ? `${TIE} ${context.text('board.king-is-dead.unstable')}`
      : inColourOf(control, `● ${factionName(control, context)}`);
  return { head: dim(name), body: () => decided };
}

/**
 * Britain from Moray in the north to Devon and Essex in the south. Two regions border each other exactly if they share
 * a wall (KD-BOARD-1).
 */
export function mapLines(board: Board, context: DrawingContext): string[] {
  const head = (id: RegionName, width: number): string => padded(shown(id, board, context).head, width);
  const body = (id: RegionName, width: number): string => {
    const text = shown(id, board, context).body(width - INDENT);
    return padded(' '.repeat(Math.min(INDENT, width - widthOf(text))) + text, width);
  };
  const both = (id: RegionName, width: number): string => {
    const { head, body } = shown(id, board, context);
    return padded(`${head}  ${body(width - widthOf(head) - 2)}`, width);
  };
  return [
    '         ┌─────────────────────────┐',
    `         │${both('moray', 25)}│`,
    '      ┌──┴─────────────────────────┴──┐',
    `      │${both('strathclyde', 31)}│`,
    '   ┌──┴──────────────┬────────────────┴─┐',
    `   │${head('lancaster', 17)}│${head('northumbria', 18)}│`,
    `   │${body('lancaster', 17)}│${body('northumbria', 18)}│`,
    '┌──┴───────────┬─────┴────────┬─────────┴───┐',
    `│${head('gwynedd', 14)}│${head('warwick', 14)}│${head('essex', 13)}│`,
    `│${body('gwynedd', 14)}│${body('warwick', 14)}│${body('essex', 13)}│`,
    '├──────────────┴──────────────┤             │',
    `│${both('devon', 29)}│             │`,
    '└─────────────────────────────┴─────────────┘',
  ];
}
