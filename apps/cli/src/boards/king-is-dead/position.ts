export const FACTIONS = ['scots', 'welsh', 'english', 'vikings'] as const;
export type FactionId = (typeof FACTIONS)[number];

/** Vikings stand in no court. */
export type Followers = Readonly<Partial<Record<FactionId, number>>>;

export const UNSTABLE = 'unstable';
export type Holder = FactionId | typeof UNSTABLE;
export type Region = Followers & { readonly control: Holder | null };

export type RegionId =
  | 'moray'
  | 'strathclyde'
  | 'lancaster'
  | 'northumbria'
  | 'gwynedd'
  | 'warwick'
  | 'essex'
  | 'devon';

/** KD-BOARD-2 */
export const HOMES: Readonly<Partial<Record<RegionId, FactionId>>> = {
  moray: 'scots',
  gwynedd: 'welsh',
  essex: 'english',
};

/** What of a seen position the drawing needs. */
export interface Position {
  readonly mode: { readonly advanced: boolean; readonly vikings: boolean };
  readonly turn: number | null;
  readonly passes: number;
  readonly regions: Readonly<Record<RegionId, Region>>;
  readonly track: readonly { readonly region: RegionId; readonly disc: number | null }[];
  readonly supply: Followers;
  readonly courts: readonly Followers[];
  readonly hands: readonly (readonly string[])[];
  readonly discards: readonly (readonly string[])[];
  readonly struggles: readonly { readonly region: RegionId; readonly winner: Holder }[];
  readonly result: { readonly ending: string; readonly winners: readonly number[] } | null;
  readonly halfMade?: { readonly actor: number; readonly effect: string };
}

/** The space of the contested region; behind the last one when the game is over. */
export const contestedSpace = ({ struggles, track, result }: Position): number =>
  result === null ? struggles.length : track.length;
