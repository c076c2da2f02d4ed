/** What stands in a province: citizens by seat, and factories, active and inactive. */
export interface Province {
  readonly citizens: readonly number[];
  readonly metal: Factories;
  readonly textile: Factories;
}

interface Factories {
  readonly active: number;
  readonly inactive: number;
}

export interface Seat {
  readonly congress: number;
  readonly francs: number;
  readonly medals: { readonly down: number; readonly up: number };
  readonly pawn: string | null;
  readonly score: number;
  readonly supply: number;
}

/** What sentences read of a position of The Foreign King. */
export interface ForeignPosition {
  readonly king: { readonly at: string; readonly marker: number };
  readonly provinces: Readonly<Record<string, Province>>;
  readonly seats: readonly Seat[];
  readonly result: { readonly breakdown: readonly { readonly total: number }[] } | null;
}

const NONE: Factories = { active: 0, inactive: 0 };
export const EMPTY: Province = { citizens: [0, 0, 0], metal: NONE, textile: NONE };
export const WORKS: Factories = { active: 1, inactive: 0 };
export const asleep = (inactive: number): Factories => ({ active: 0, inactive });
export const livedIn = (...citizens: readonly number[]): Province => ({ ...EMPTY, citizens });

/** What differs between positions; provinces that are not named are empty. */
interface Table {
  readonly king: ForeignPosition['king'];
  readonly round: number;
  readonly stock: { readonly metal: number; readonly textile: number };
  readonly provinces: ForeignPosition['provinces'];
  readonly seats: readonly Seat[];
}

/** A position in canonical JSON, with the learner to act. */
const tableOf = ({ king, round, stock, provinces, seats }: Table) => ({
  actor: 0,
  game: 'foreign-king',
  king,
  order: [0, 1, 2],
  pending: null,
  pendingOrder: [],
  phase: 'start',
  players: 3,
  provinces: {
    antwerp: EMPTY,
    brabant: EMPTY,
    east_flanders: EMPTY,
    hainaut: EMPTY,
    liege: EMPTY,
    limburg: EMPTY,
    luxembourg: EMPTY,
    namur: EMPTY,
    west_flanders: EMPTY,
    ...provinces,
  },
  result: null,
  round,
  schema: 1,
  seats,
  stock,
  turn: 0,
});

const seat = (
  congress: number,
  francs: number,
  up: number,
  pawn: string | null,
  score: number,
  supply: number,
): Seat => ({
  congress,
  francs,
  medals: { down: 0, up },
  pawn,
  score,
  supply,
});

/** The start, for three. */
export const START = tableOf({
  king: { at: 'portrait', marker: 30 },
  round: 1,
  stock: { metal: 5, textile: 5 },
  provinces: {},
  seats: [5, 6, 7].map((francs) => seat(0, francs, 0, null, 0, 14)),
});

/** What the last rounds have in common. */
const LATE_PROVINCES = {
  antwerp: { ...livedIn(2, 0, 2), metal: asleep(1) },
  brabant: { ...livedIn(2, 1, 0), metal: WORKS, textile: WORKS },
  east_flanders: { ...livedIn(0, 2, 0), textile: asleep(2) },
  hainaut: { ...livedIn(0, 3, 0), metal: asleep(1) },
  liege: { ...livedIn(0, 0, 4), metal: asleep(1), textile: asleep(1) },
  limburg: livedIn(0, 2, 0),
  luxembourg: livedIn(0, 1, 0),
  namur: { ...livedIn(3, 0, 0), metal: WORKS },
  west_flanders: livedIn(0, 2, 0),
};

/** Three turns before the end: Page has two members of Congress. */
export const CONGRESS = tableOf({
  king: { at: 'liege', marker: 17 },
  round: 15,
  stock: { metal: 0, textile: 1 },
  provinces: LATE_PROVINCES,
  seats: [seat(0, 1, 3, 'build', 6, 7), seat(2, 0, 2, 'place', 13, 1), seat(0, 9, 1, 'money', 9, 8)],
});

/** The last turn, to which these lead. */
export const LAST_TURN = tableOf({
  king: { at: 'namur', marker: 15 },
  round: 17,
  stock: { metal: 0, textile: 0 },
  provinces: {
    ...LATE_PROVINCES,
    brabant: { ...LATE_PROVINCES.brabant, citizens: [4, 1, 0] },
    hainaut: { ...LATE_PROVINCES.hainaut, citizens: [0, 2, 0] },
    liege: { citizens: [0, 0, 3], metal: asleep(1), textile: { active: 1, inactive: 1 } },
    limburg: livedIn(0, 2, 1),
    namur: { ...livedIn(3, 0, 0), metal: asleep(1) },
    west_flanders: livedIn(0, 3, 0),
  },
  seats: [seat(0, 0, 3, 'place', 12, 5), seat(2, 5, 2, 'money', 13, 1), seat(0, 6, 1, 'move', 9, 8)],
});
