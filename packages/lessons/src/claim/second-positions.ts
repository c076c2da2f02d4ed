const YOU = 0;
const PAGE = 1;

/** What differs between tricks of the second phase; all of them come from whole games. */
interface LateTrick {
  /** The card that Page has led; null if the learner leads. */
  readonly led: string | null;
  readonly hands: readonly (readonly string[])[];
  readonly score: readonly (readonly string[])[];
}

const FACTIONS = { G: [0, 0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9], K: [2, 3, 4, 5, 6, 7, 8, 9] } as const;
const TENS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
const DECK = ['G', 'K', 'U', 'D', 'X'].flatMap((faction) =>
  (faction === 'G' || faction === 'K' ? FACTIONS[faction] : TENS).map((value) => `${faction}${value}`),
);

/** A position in canonical JSON: what is nowhere else was discarded in the first phase. */
const lateTrick = ({ led, hands, score }: LateTrick) => ({
  game: 'claim',
  v: 1,
  phase: 2,
  trick: 14 - hands[YOU].length,
  leader: led === null ? YOU : PAGE,
  toPlay: YOU,
  shown: null,
  led,
  hands,
  won: [[], []],
  drawn: [[], []],
  score,
  discard: without(DECK, [...hands, ...score, led ?? []].flat()),
  voids: ['', ''],
  deck: [],
});

/** The cards that are left of a list without those of another. */
function without(cards: readonly string[], others: readonly string[]): string[] {
  const left = [...cards];
  for (const card of others) left.splice(left.indexOf(card), 1);
  return left;
}

/** Goblins are level, and a zero decides. */
export const SMALL_GOBLIN = lateTrick({
  led: 'G0',
  hands: [['K7', 'D4'], ['X6']],
  score: [
    ['G0', 'G1', 'G3', 'G5', 'K2', 'K8', 'U3', 'U6', 'U7', 'D9'],
    ['G0', 'G7', 'G8', 'G9', 'K3', 'K9', 'U0', 'U1', 'U2', 'U4', 'U5', 'U8', 'U9', 'D0', 'D6', 'X2', 'X4', 'X8'],
  ],
});
/** One Goblin behind, with the nine. */
export const TOP_GOBLIN = lateTrick({
  led: 'U0',
  hands: [['G0', 'X6'], ['U1']],
  score: [
    ['G0', 'G3', 'G6', 'G8', 'G9', 'K3', 'K4', 'K7', 'U9', 'D6', 'X7'],
    ['G0', 'G0', 'G1', 'G2', 'G5', 'G7', 'U2', 'U3', 'U4', 'U5', 'U6', 'U7', 'U8', 'D7', 'D8', 'X5'],
  ],
});
/** A Dwarf on either side. */
export const TWO_DWARVES = lateTrick({
  led: null,
  hands: [
    ['K8', 'U2', 'D4'],
    ['G0', 'G9', 'D7'],
  ],
  score: [
    ['G0', 'G3', 'G5', 'K7', 'U4', 'U6', 'D0', 'D3'],
    ['G2', 'G4', 'G6', 'G7', 'U0', 'U1', 'U3', 'U5', 'U7', 'U8', 'U9', 'D2', 'D9', 'X0', 'X4', 'X7'],
  ],
});
/** Page will have to lead Dwarves, if it leads. */
export const BURDEN = lateTrick({
  led: 'G3',
  hands: [
    ['K3', 'K4', 'U0'],
    ['D1', 'D8'],
  ],
  score: [
    ['G0', 'G2', 'G6', 'G8', 'U1', 'U5', 'U8', 'D3', 'D5', 'X2', 'X4', 'X9'],
    ['G9', 'K5', 'K7', 'U2', 'U3', 'U4', 'U6', 'U7', 'U9', 'D4', 'D7'],
  ],
});
/** Goblins are lost, Knights are not. */
export const LOST_GOBLINS = lateTrick({
  led: 'G3',
  hands: [
    ['G0', 'K8', 'X6'],
    ['K3', 'K9'],
  ],
  score: [
    ['K5', 'K6', 'U0', 'U4', 'U5', 'U6', 'D0', 'D1', 'D5', 'X7', 'X9'],
    ['G0', 'G6', 'G8', 'U1', 'U2', 'U3', 'U7', 'U8', 'U9', 'D2', 'D7', 'X3'],
  ],
});
