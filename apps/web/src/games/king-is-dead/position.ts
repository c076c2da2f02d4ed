export const FACTIONS = ['scots', 'welsh', 'english', 'vikings'] as const;
export type FactionId = (typeof FACTIONS)[number];

/** Vikings stand in no court. */
export type Followers = Readonly<Partial<Record<FactionId, number>>>;

export const UNSTABLE = 'unstable';
export type Holder = FactionId | typeof UNSTABLE;
type Region = Followers & { readonly control: Holder | null };

export const REGION_IDS = [
  'moray',
  'strathclyde',
  'lancaster',
  'northumbria',
  'gwynedd',
  'warwick',
  'essex',
  'devon',
] as const;
export type RegionId = (typeof REGION_IDS)[number];

/** KD-BOARD-2 */
export const HOMES: Readonly<Partial<Record<RegionId, FactionId>>> = {
  moray: 'scots',
  gwynedd: 'welsh',
  essex: 'english',
};

/** In the order of cards in a hand. */
export const CARD_IDS = [
  'scottish-support',
  'welsh-support',
  'english-support',
  'assemble',
  'negotiate',
  'manoeuvre',
  'outmanoeuvre',
  'spy',
  'ambush',
  'march',
  'plot',
  'aid',
  'influence',
  'dispute',
  'edict',
  'resist',
  'quell',
  'suppress',
  'muster',
] as const;
export type CardId = (typeof CARD_IDS)[number];

/** A card that the viewer cannot see. */
export const HIDDEN = '?';

/** KD-END-1 */
export const INVASION = 3;

/** What of a seen position the drawings need. */
export interface Position {
  readonly mode: {
    readonly seats: number;
    readonly advanced: boolean;
    readonly solo: boolean;
    readonly vikings: boolean;
  };
  readonly turn: number | null;
  readonly passes: number;
  readonly regions: Readonly<Record<RegionId, Region>>;
  readonly track: readonly { readonly region: RegionId; readonly disc: number | null }[];
  readonly supply: Followers;
  readonly courts: readonly Followers[];
  readonly hands: readonly (readonly string[])[];
  readonly discards: readonly (readonly string[])[];
  readonly removed: readonly string[];
  readonly struggles: readonly { readonly region: RegionId; readonly winner: Holder }[];
  readonly result: { readonly ending: string; readonly winners: readonly number[] } | null;
  /** A turn in the middle: whose it is, and the card that is carried out (for a spy, the copied one). */
  readonly halfMade?: { readonly actor: number; readonly effect: string };
}

export const isCard = (mark: string): mark is CardId => (CARD_IDS as readonly string[]).includes(mark);
export const isRegion = (mark: string): mark is RegionId => (REGION_IDS as readonly string[]).includes(mark);
export const isFaction = (mark: string): mark is FactionId => (FACTIONS as readonly string[]).includes(mark);

export const factionsOf = ({ mode }: Position): readonly FactionId[] =>
  FACTIONS.filter((id) => mode.vikings || id !== 'vikings');

/** The space of the contested region (KD-STRUGGLE-1); behind the last one when the game is over. */
export const contestedSpace = ({ struggles, track, result }: Position): number =>
  result === null ? struggles.length : track.length;

export const isContested = (region: RegionId, position: Position): boolean =>
  position.track[contestedSpace(position)]?.region === region;

/** KD-STRUGGLE-2, -3  Who would win a struggle over these followers. */
export function winnerOf(followers: Followers): Holder {
  const most = Math.max(...FACTIONS.map((id) => followers[id] ?? 0));
  const leaders = FACTIONS.filter((id) => followers[id] === most);
  return most > 0 && leaders.length === 1 ? leaders[0] : UNSTABLE;
}

export const unstableCount = ({ struggles }: Position): number =>
  struggles.filter(({ winner }) => winner === UNSTABLE).length;

/** Whether a seat has passed since somebody acted last. */
export function hasPassed(seat: number, { turn, passes, courts, halfMade }: Position): boolean {
  if (turn === null || halfMade !== undefined) return false;
  const turnsAgo = (turn - seat + courts.length) % courts.length;
  return turnsAgo > 0 && turnsAgo <= passes;
}

/** Four seats are always two teams (KD-TEAM-1). */
export const teamOf = (seat: number, { courts }: Position): number | undefined =>
  courts.length === 4 ? (seat % 2) + 1 : undefined;

/** The factions from the strongest to the weakest with their regions (KD-RANK): those without one are equal. */
export function powerOrder({ struggles }: Position): { readonly id: FactionId; readonly regions: number }[] {
  const won = FACTIONS.slice(0, 3).map((id) => {
    const spaces = struggles.flatMap(({ winner }, space) => (winner === id ? [space] : []));
    return { id, regions: spaces.length, latest: spaces.at(-1) ?? -1 };
  });
  return won.sort((a, b) => b.regions - a.regions || b.latest - a.latest);
}
