import { memoize, type State } from '@interregnum/kernel';
import { type Board, type Followers, type Holder, layBoard, UNSTABLE } from './board-parts.ts';
import { HOMES } from './map.ts';
import { FACTIONS, type FactionName, REGIONS, type RegionName } from './terms.ts';

export { type Board, type Followers, type Holder, type Region, UNSTABLE } from './board-parts.ts';
export {
  CARD_NAMES,
  type CardName,
  FACTIONS,
  type FactionName,
  INSTABILITY_DISCS,
  REGIONS,
  type RegionName,
} from './terms.ts';

/** The board of what is seen: the same object for the same state, which must not change any more. */
export const boardOf: (seen: State) => Board = memoize(layBoard);

/** KD-BOARD-2  Whose home a region is. */
export const homeOf = (region: RegionName): FactionName | undefined =>
  FACTIONS.find((_, faction) => REGIONS[HOMES[faction]] === region);

export const factionsOf = ({ mode }: Board): readonly FactionName[] =>
  FACTIONS.filter((name) => mode.vikings || name !== 'vikings');

/** KD-STRUGGLE-1  The space of the contested region; behind the last one when the game is over. */
export const contestedSpace = ({ struggles, track, result }: Board): number =>
  result === null ? struggles.length : track.length;

export const isContested = (region: RegionName, board: Board): boolean =>
  board.track[contestedSpace(board)]?.region === region;

/** KD-STRUGGLE-2, -3  Who would win a struggle over these followers. */
export function winnerOf(followers: Followers): Holder {
  const most = Math.max(...FACTIONS.map((name) => followers[name] ?? 0));
  const leaders = FACTIONS.filter((name) => followers[name] === most);
  return most > 0 && leaders.length === 1 ? leaders[0] : UNSTABLE;
}

export const unstableCount = ({ struggles }: Pick<Board, 'struggles'>): number =>
  struggles.filter(({ winner }) => winner === UNSTABLE).length;

/** KD-RANK  The factions from the strongest to the weakest with their regions: those without one are equal. */
export function powerOrder({
  struggles,
}: Pick<Board, 'struggles'>): { readonly name: FactionName; readonly regions: number }[] {
  const won = FACTIONS.slice(0, 3).map((name) => {
    const spaces = struggles.flatMap(({ winner }, space) => (winner === name ? [space] : []));
    return { name, regions: spaces.length, latest: spaces.at(-1) ?? 0 };
  });
  return won.sort((a, b) => b.regions - a.regions || b.latest - a.latest);
}

/** KD-PASS  Whether a seat has passed since a seat acted last. */
export function hasPassed(seat: number, { turn, passes, courts, halfMade }: Board): boolean {
  if (turn === null || halfMade !== undefined) return false;
  const turnsAgo = (turn - seat + courts.length) % courts.length;
  return turnsAgo > 0 && turnsAgo <= passes;
}

/** KD-TEAM-1  Four seats are always two teams. */
export const teamOf = (seat: number, { courts }: Board): number | undefined =>
  courts.length === 4 ? (seat % 2) + 1 : undefined;
