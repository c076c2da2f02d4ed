const YOU = 0;
const PAGE = 1;

/** Page has led. */
const REPLY = { leader: PAGE, toPlay: YOU } as const;
const NO_FOLLOWERS = { won: [[], []], drawn: [[], []] } as const;

/** A trick of the second phase, in canonical JSON. */
const inSecondPhase = (trick: number, led: string, hands: readonly string[][], score: readonly string[][]) => ({
  game: 'claim',
  v: 1,
  phase: 2,
  trick,
  ...REPLY,
  shown: null,
  led,
  hands,
  ...NO_FOLLOWERS,
  score,
  // What was played in the first phase, but for the Undead.
  discard: [
    ...['G0', 'G0', 'G0', 'G6', 'G7', 'G8', 'G9', 'K2', 'K6', 'K8'],
    ...['D1', 'D2', 'D3', 'D5', 'D6', 'D7', 'D8', 'X3', 'X5', 'X7'],
  ],
  voids: ['', ''],
  deck: [],
});

/** The last trick of the game that the lesson is taken from. */
export const LAST_TRICK = inSecondPhase(
  13,
  'U3',
  [['U4'], []],
  [
    ['G0', 'K3', 'K4', 'K7', 'U2', 'U5', 'U7', 'U8', 'D0', 'D4', 'D9', 'X4', 'X9'],
    ['G0', 'G1', 'G2', 'G3', 'G4', 'G5', 'K5', 'K9', 'U0', 'U1', 'U6', 'U9', 'X0', 'X1', 'X2', 'X6', 'X8'],
  ],
);

/** Its last five tricks. */
export const LAST_FIVE = inSecondPhase(
  9,
  'D4',
  [
    ['U1', 'U4', 'D0', 'X1', 'X9'],
    ['G1', 'K3', 'U3', 'X6'],
  ],
  [
    ['G0', 'K4', 'K7', 'U2', 'U5', 'U7', 'U8', 'D9', 'X4'],
    ['G0', 'G2', 'G3', 'G4', 'G5', 'K5', 'K9', 'U0', 'U6', 'U9', 'X0', 'X2', 'X8'],
  ],
);

/** Its first trick. */
export const FIRST_TRICK = {
  game: 'claim',
  v: 1,
  phase: 1,
  trick: 1,
  ...REPLY,
  shown: 'K7',
  led: 'D5',
  hands: [
    ['K2', 'K6', 'U6', 'U7', 'U8', 'U9', 'D1', 'D2', 'D6', 'D7', 'D8', 'X3', 'X5'],
    ['G0', 'G0', 'G0', 'G6', 'G7', 'G8', 'G9', 'K8', 'U2', 'U5', 'D3', 'X7'],
  ],
  ...NO_FOLLOWERS,
  score: [[], []],
  discard: [],
  voids: ['', ''],
  deck: [
    ...['K4', 'G0', 'X8', 'X9', 'K3', 'K5', 'K9', 'U4', 'G5', 'U3', 'U0', 'G2', 'X4'],
    ...['G1', 'G0', 'D4', 'G3', 'G4', 'X1', 'X6', 'X0', 'X2', 'U1', 'D9', 'D0'],
  ],
};
