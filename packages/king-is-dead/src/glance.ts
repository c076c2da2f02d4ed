import { HOMES } from './map.ts';
import { FACTIONS, type FactionName, REGIONS, type RegionName } from './terms.ts';

export {
  CARD_NAMES,
  type CardName,
  FACTIONS,
  type FactionName,
  INSTABILITY_DISCS,
  REGIONS,
  type RegionName,
} from './terms.ts';

/** Vikings stand in no court. */
export type Followers = Readonly<Partial<Record<FactionName, number>>>;

export const UNSTABLE = 'unstable';
export type Holder = FactionName | typeof UNSTABLE;

export type Region = Followers & { readonly control: Holder | null };

/** What of a written position whoever draws it needs. A card that the viewer cannot see is HIDDEN. */
export interface Position {
  readonly mode: {
    readonly seats: number;
    readonly advanced: boolean;
    readonly solo: boolean;
    readonly vikings: boolean;
  };
  readonly turn: number | null;
  readonly passes: number;
  readonly regions: Readonly<Record<RegionName, Region>>;
  readonly track: readonly { readonly region: RegionName; readonly disc: number | null }[];
  readonly supply: Followers;
  readonly courts: readonly Followers[];
  readonly hands: readonly (readonly string[])[];
  readonly discards: readonly (readonly string[])[];
  readonly removed: readonly string[];
  readonly struggles: readonly { readonly region: RegionName; readonly winner: Holder }[];
  readonly result: { readonly ending: string; readonly winners: readonly number[] } | null;
  /** A turn in the middle: whose it is, and the card that is carried out (for a spy, the copied one). */
  readonly halfMade?: { readonly actor: number; readonly effect: string };
}

/** KD-BOARD-2  Whose home a region is. */
export function homeOf(region: RegionName): FactionName | undefined {
  const faction = HOMES.findIndex((home) => REGIONS[home] === region);
  return faction < 0 ? undefined : FACTIONS[faction];
}

export const factionsOf = ({ mode }: Position): readonly FactionName[] =>
  FACTIONS.filter((name) => mode.vikings || name !== 'vikings');

/** KD-STRUGGLE-1  The space of the contested region; behind the last one when the game is over. */
export const contestedSpace = ({ struggles, track, result }: Position): number =>
  result === null ? struggles.length : track.length;

export const isContested = (region: RegionName, position: Position): boolean =>
  position.track[contestedSpace(position)]?.region === region;

/** KD-STRUGGLE-2, -3  Who would win a struggle over these followers. */
export function winnerOf(followers: Followers): Holder {
  const most = Math.max(...FACTIONS.map((name) => followers[name] ?? 0));
  const leaders = FACTIONS.filter((name) => followers[name] === most);
  return most > 0 && leaders.length === 1 ? leaders[0] : UNSTABLE;
}

export const unstableCount = ({ struggles }: Pick<Position, 'struggles'>): number =>
  struggles.filter(({ winner }) => winner === UNSTABLE).length;

/** KD-RANK  The factions from the strongest to the weakest with their regions: those without one are equal. */
export function powerOrder({
  struggles,
}: Pick<Position, 'struggles'>): { readonly name: FactionName; readonly regions: number }[] {
  const won = FACTIONS.slice(0, 3).map((name) => {
    const spaces = struggles.flatMap(({ winner }, space) => (winner === name ? [space] : []));
    return { name, regions: spaces.length, latest: spaces.at(-1) ?? -1 };
  });
  return won.sort((a, b) => b.regions - a.regions || b.latest - a.latest);
}

/** KD-PASS  Whether a seat has passed since somebody acted last. */
export function hasPassed(seat: number, { turn, passes, courts, halfMade }: Position): boolean {
  if (turn === null || halfMade !== undefined) return false;
  const turnsAgo = (turn - seat + courts.length) % courts.length;
  return turnsAgo > 0 && turnsAgo <= passes;
}

/** KD-TEAM-1  Four seats are always two teams. */
export const teamOf = (seat: number, { courts }: Position): number | undefined =>
  courts.length === 4 ? (seat % 2) + 1 : undefined;
