import { has, NO_SEAT, type State, upTo } from '@interregnum/kernel';
import { finalPart, finalPoints, type Part, winners } from './final-scoring.ts';
import {
  active,
  askedSeat,
  citizens,
  endedBy,
  francs,
  inactive,
  inSupply,
  kingAt,
  marker,
  medalsDown,
  medalsUp,
  members,
  operations,
  origin,
  pawn,
  pendingSeat,
  phase,
  round,
  score,
  seatCount,
  seatInOrder,
  sentTo,
  sideCount,
  stepsTaken,
  stock,
  turnIndex,
} from './state/index.ts';
import {
  ACTIONS,
  type ActionName,
  CONGRESS,
  PORTRAIT as IN_PORTRAIT,
  type KINDS,
  METAL,
  MOST_SIDES,
  MOVE,
  NO_PAWN,
  OVER,
  PHASES,
  PLACES,
  PROVINCES,
  REASONS_TO_END,
  TEXTILE,
  VIRTUAL,
} from './terms.ts';
import { toAct } from './turn.ts';

export type ProvinceName = (typeof PROVINCES)[number];
export type KindName = (typeof KINDS)[number];

/** Where the king is before he enters the country. */
export const PORTRAIT = 'portrait';

interface Factories {
  readonly active: number;
  readonly inactive: number;
}

export interface Province extends Readonly<Record<KindName, Factories>> {
  readonly citizens: readonly number[];
}

export interface Side {
  readonly congress: number;
  readonly francs: number;
  readonly medals: { readonly down: number; readonly up: number };
  readonly pawn: ActionName | null;
  readonly score: number;
  readonly supply: number;
}

type Sent = Partial<Record<(typeof PLACES)[number], number>>;

/** FK-POS-3  What a phase remembers: of a move, of the questions to Congress, of virtual operations. */
interface Pending {
  readonly from?: ProvinceName;
  readonly sent?: Readonly<Sent>;
  readonly steps?: number;
  readonly ask?: readonly number[];
  readonly ops?: number;
}

/** FK-POS-4  Why it ended, who won, and what the final scores are made of. */
interface Result {
  readonly breakdown: readonly Readonly<Record<Part | 'base' | 'total', number>>[];
  readonly reason: readonly (typeof REASONS_TO_END)[number][];
  readonly winners: readonly number[];
}

/** What lies on the table (FK-POS-2). All of it is public. */
export interface Board {
  readonly actor: number | null;
  readonly king: { readonly at: ProvinceName | typeof PORTRAIT; readonly marker: number };
  readonly order: readonly number[];
  readonly pending: Pending | null;
  readonly pendingOrder: readonly number[];
  readonly phase: (typeof PHASES)[number];
  readonly players: number;
  readonly provinces: Readonly<Record<ProvinceName, Province>>;
  readonly result: Result | null;
  readonly round: number;
  readonly seats: readonly Side[];
  readonly stock: Readonly<Record<KindName, number>>;
  readonly turn: number;
}

const seatsOf = (count: number, seatAt: (place: number) => number): number[] =>
  upTo(count, seatAt).filter((seat) => seat !== NO_SEAT);

/** Every place with its number, by name. */
const PLACES_BY_NAME = PLACES.map((name, place) => ({ name, place })).sort((a, b) => (a.name < b.name ? -1 : 1));

function sentSoFar(s: State): Sent {
  const sent: Sent = {};
  for (const { name, place } of PLACES_BY_NAME) if (sentTo(s, place) > 0) sent[name] = sentTo(s, place);
  return sent;
}

function pendingOf(s: State): Pending | null {
  switch (phase(s)) {
    case MOVE:
      return { from: PROVINCES[origin(s)], sent: sentSoFar(s), steps: stepsTaken(s) };
    case CONGRESS:
      return { ask: seatsOf(MOST_SIDES, (place) => askedSeat(s, place)) };
    case VIRTUAL:
      return { ops: operations(s) };
    default:
      return null;
  }
}

const factoriesOf = (s: State, province: number, kind: number): Factories => ({
  active: active(s, province, kind),
  inactive: inactive(s, province, kind),
});

function provincesOf(s: State): Board['provinces'] {
  const [antwerp, brabant, east_flanders, hainaut, liege, limburg, luxembourg, namur, west_flanders] = PROVINCES.map(
    (_, province) => ({
      citizens: upTo(sideCount(s), (side) => citizens(s, province, side)),
      metal: factoriesOf(s, province, METAL),
      textile: factoriesOf(s, province, TEXTILE),
    }),
  );
  return { antwerp, brabant, east_flanders, hainaut, liege, limburg, luxembourg, namur, west_flanders };
}

const sideOf = (s: State, side: number): Side => ({
  congress: members(s, side),
  francs: francs(s, side),
  medals: { down: medalsDown(s, side), up: medalsUp(s, side) },
  pawn: pawn(s, side) === NO_PAWN ? null : ACTIONS[pawn(s, side)],
  score: score(s, side),
  supply: inSupply(s, side),
});

const breakdownOf = (s: State, side: number): Result['breakdown'][number] => ({
  base: score(s, side) - finalPoints(s, side),
  congress: finalPart(s, side, 'congress'),
  loans: finalPart(s, side, 'loans'),
  medals: finalPart(s, side, 'medals'),
  money: finalPart(s, side, 'money'),
  provinces: finalPart(s, side, 'provinces'),
  total: score(s, side),
  virtual: finalPart(s, side, 'virtual'),
});

/** The result of a game that is over. */
export const resultOf = (s: State): Result => ({
  breakdown: upTo(sideCount(s), (side) => breakdownOf(s, side)),
  reason: REASONS_TO_END.filter((_, reason) => has(endedBy(s), reason)),
  winners: winners(s),
});

/** The board of a state. Its keys, and those of its parts, are in ascending order (FK-POS-5). */
export const layBoard = (s: State): Board => ({
  actor: phase(s) === OVER ? null : toAct(s),
  king: { at: kingAt(s) === IN_PORTRAIT ? PORTRAIT : PROVINCES[kingAt(s)], marker: marker(s) },
  order: upTo(seatCount(s), (place) => seatInOrder(s, place)),
  pending: pendingOf(s),
  pendingOrder: seatsOf(2, (place) => pendingSeat(s, place)),
  phase: PHASES[phase(s)],
  players: seatCount(s),
  provinces: provincesOf(s),
  result: phase(s) === OVER ? resultOf(s) : null,
  round: round(s),
  seats: upTo(sideCount(s), (side) => sideOf(s, side)),
  stock: { metal: stock(s, METAL), textile: stock(s, TEXTILE) },
  turn: turnIndex(s),
});
