/** Followers in a place. */
export interface Followers {
  readonly scots: number;
  readonly welsh: number;
  readonly english: number;
}

interface Region extends Followers {
  readonly vikings: number;
  /** Who has won it; null while it is open. */
  readonly control: string | null;
}

/** What sentences read of a position of The King Is Dead. */
export interface KingPosition {
  readonly passes: number;
  readonly regions: Readonly<Record<string, Region>>;
  readonly track: readonly { readonly region: string; readonly faceUp: boolean }[];
  readonly supply: Followers;
  readonly courts: readonly Followers[];
  readonly hands: readonly (readonly string[])[];
  readonly discards: readonly (readonly string[])[];
}

/** What differs between the positions of the lesson: all of them are endings on the same map. */
interface Ending {
  readonly mode?: { readonly advanced?: true; readonly solo?: true; readonly vikings?: true };
  readonly passes: number;
  readonly devon: Standing;
  /** Undefined once the Welsh have won it. */
  readonly warwick?: Followers;
  readonly supply: Followers;
  readonly courts: readonly [Followers, Followers];
  readonly hands: readonly [readonly string[], readonly string[]];
  readonly emptied: readonly number[];
  /** Where hands are not those of the basic game: what was played, and what was not dealt. */
  readonly discards?: readonly (readonly string[])[];
  readonly removed?: readonly string[];
}

/** Who stands in a region. */
type Standing = Followers & { readonly vikings?: number };

const VIKINGS = 10;

const ALL_CARDS = [
  'scottish-support',
  'welsh-support',
  'english-support',
  'assemble',
  'assemble',
  'negotiate',
  'manoeuvre',
  'outmanoeuvre',
];

/** How earlier struggles ended, in their order. */
const STRUGGLES: readonly { readonly region: string; readonly winner: string }[] = [
  { region: 'strathclyde', winner: 'scots' },
  { region: 'gwynedd', winner: 'welsh' },
  { region: 'moray', winner: 'unstable' },
  { region: 'essex', winner: 'english' },
  { region: 'northumbria', winner: 'scots' },
  { region: 'lancaster', winner: 'unstable' },
  { region: 'warwick', winner: 'welsh' },
];
const REGIONS = ['moray', 'strathclyde', 'lancaster', 'northumbria', 'gwynedd', 'warwick', 'essex', 'devon'];

export const followers = (scots: number, welsh: number, english: number): Followers => ({ scots, welsh, english });

/** A position in canonical JSON. */
export function ending({ mode, passes, devon, warwick, supply, courts, hands, emptied, ...cards }: Ending) {
  const struggles = STRUGGLES.filter(({ region }) => region !== 'warwick' || warwick === undefined);
  const open: Readonly<Record<string, Standing | undefined>> = { devon, warwick };
  const regions = REGIONS.map((region): [string, Region] => [
    region,
    {
      ...(open[region] ?? followers(0, 0, 0)),
      vikings: open[region]?.vikings ?? 0,
      control: struggles.find((each) => each.region === region)?.winner ?? null,
    },
  ]);
  return {
    game: 'king-is-dead',
    version: 1,
    mode: { seats: 2, advanced: false, solo: false, vikings: false, ...mode },
    turn: 0,
    passes,
    regions: Object.fromEntries(regions),
    track: [...STRUGGLES.map(({ region }) => region), 'devon'].map((region) => ({
      region,
      faceUp: open[region] !== undefined,
      disc: null,
    })),
    supply: { ...supply, vikings: mode?.vikings === true ? VIKINGS - (devon.vikings ?? 0) : 0 },
    courts,
    hands,
    discards: cards.discards ?? hands.map((hand) => without(ALL_CARDS, hand)),
    removed: cards.removed ?? [],
    struggles,
    recent: passes === 0 ? [1, 0] : [0, 1],
    emptied,
    undo: null,
    result: null,
  };
}

/** The cards that are left of a list without those of another. */
function without(cards: readonly string[], others: readonly string[]): string[] {
  const left = [...cards];
  for (const card of others) left.splice(left.indexOf(card), 1);
  return left;
}
