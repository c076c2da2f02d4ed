import { asleep, EMPTY, type ForeignPosition, livedIn, type Province, type Seat, WORKS } from './position.ts';

/** What differs between positions for two; provinces that are not named are empty. */
interface TableForTwo {
  readonly king: ForeignPosition['king'];
  readonly round: number;
  readonly provinces: ForeignPosition['provinces'];
  /** The learner, Page, the virtual player; their supplies follow from where their citizens are. */
  readonly seats: readonly Omit<Seat, 'supply'>[];
  /** What Page’s turn asks the learner; without it, it is the learner’s turn. */
  readonly asked?: { readonly phase: string; readonly pending: object };
}

const NAMES = ['antwerp', 'brabant', 'east_flanders', 'hainaut', 'liege', 'limburg', 'luxembourg', 'namur'];
const CITIZENS = 15;
const FACTORIES = 5;

const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);
const left = (provinces: readonly Province[], kind: 'metal' | 'textile'): number =>
  FACTORIES - sum(provinces.map((province) => province[kind].active + province[kind].inactive));

/** A position in canonical JSON: the learner is asked. */
function forTwo({ king, round, provinces, seats, asked }: TableForTwo) {
  const all = Object.fromEntries([...NAMES, 'west_flanders'].map((name) => [name, provinces[name] ?? EMPTY]));
  const lands = Object.values(all);
  return {
    actor: 0,
    game: 'foreign-king',
    king,
    order: asked === undefined ? [0, 1] : [1, 0],
    pending: asked?.pending ?? null,
    pendingOrder: [],
    phase: asked?.phase ?? 'start',
    players: 2,
    provinces: all,
    result: null,
    round,
    schema: 1,
    seats: seats.map((seat, at) => ({
      ...seat,
      supply: CITIZENS - seat.congress - sum(lands.map(({ citizens }) => citizens[at])),
    })),
    stock: { metal: left(lands, 'metal'), textile: left(lands, 'textile') },
    turn: 0,
  };
}

const seat = (congress: number, francs: number, medals: Seat['medals'], pawn: string | null, score: number) => ({
  congress,
  francs,
  medals,
  pawn,
  score,
});
const virtual = (score: number) => seat(0, 0, { down: 0, up: 0 }, null, score);

/** Four francs, and a loan. */
export const UNPAID = forTwo({
  king: { at: 'namur', marker: 10 },
  round: 14,
  provinces: {
    antwerp: { ...livedIn(0, 2, 1), metal: asleep(1) },
    brabant: { ...livedIn(0, 2, 0), textile: asleep(1) },
    hainaut: { ...livedIn(1, 0, 2), textile: asleep(1) },
    liege: { ...livedIn(0, 3, 1), metal: asleep(1) },
    limburg: livedIn(2, 1, 0),
    namur: { ...livedIn(3, 1, 0), metal: asleep(1) },
  },
  seats: [seat(0, 4, { down: 1, up: 2 }, 'money', 12), seat(0, 6, { down: 0, up: 2 }, 'move', 8), virtual(5)],
});
/** No francs, and a medal. */
export const NO_FRANCS = forTwo({
  king: { at: 'liege', marker: 24 },
  round: 6,
  provinces: {
    brabant: livedIn(1, 1, 0),
    hainaut: livedIn(0, 0, 2),
    liege: { ...livedIn(0, 2, 1), metal: WORKS },
    namur: { ...livedIn(2, 0, 0), metal: asleep(1) },
  },
  seats: [seat(0, 0, { down: 0, up: 1 }, 'money', 6), seat(0, 2, { down: 0, up: 1 }, 'move', 0), virtual(2)],
});
/** Page has brought the king to Namur. */
export const OWN_CONGRESS = forTwo({
  king: { at: 'namur', marker: 18 },
  round: 8,
  provinces: {
    antwerp: { ...livedIn(0, 2, 0), metal: asleep(1) },
    hainaut: livedIn(0, 0, 2),
    liege: { ...livedIn(2, 0, 0), metal: asleep(1) },
    namur: { ...livedIn(1, 2, 0), textile: WORKS },
  },
  seats: [seat(2, 3, { down: 0, up: 2 }, 'congress', 6), seat(0, 2, { down: 0, up: 1 }, 'king', 6), virtual(2)],
  asked: { phase: 'congress', pending: { ask: [0] } },
});
/** Page has scored two points with the last move of the game. */
export const ONE_OPERATION = forTwo({
  king: { at: 'west_flanders', marker: 9 },
  round: 15,
  provinces: {
    antwerp: { ...livedIn(0, 2, 1), metal: asleep(1), textile: asleep(1) },
    brabant: { ...livedIn(2, 0, 1), textile: asleep(1) },
    hainaut: livedIn(0, 2, 0),
    liege: { ...livedIn(0, 0, 1), metal: asleep(1) },
    namur: { ...livedIn(3, 1, 0), metal: asleep(1) },
    west_flanders: livedIn(0, 6, 0),
  },
  seats: [seat(0, 1, { down: 0, up: 2 }, 'money', 10), seat(0, 3, { down: 0, up: 2 }, 'king', 9), virtual(4)],
  asked: { phase: 'virtual', pending: { ops: 1 } },
});
/** The marker stands three above the second score. */
export const THREE_ABOVE = forTwo({
  king: { at: 'namur', marker: 11 },
  round: 14,
  provinces: {
    antwerp: { ...livedIn(0, 2, 1), metal: asleep(1), textile: asleep(1) },
    brabant: { ...livedIn(2, 1, 0), textile: asleep(1) },
    hainaut: livedIn(1, 0, 2),
    liege: { ...livedIn(0, 0, 1), metal: asleep(1) },
    namur: { ...livedIn(3, 1, 0), metal: asleep(1) },
  },
  seats: [seat(0, 1, { down: 0, up: 2 }, 'place', 8), seat(0, 5, { down: 0, up: 2 }, 'congress', 10), virtual(5)],
});
