import { NOBODY, type State } from '@interregnum/kernel';
import { finalPart, finalPoints, PARTS, winners } from '../final-scoring.ts';
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
} from '../state/index.ts';
import {
  ACTIONS,
  CONGRESS,
  KINDS,
  MOST_SIDES,
  MOVE,
  NO_PAWN,
  OVER,
  PHASES,
  PLACES,
  PORTRAIT,
  PROVINCES,
  REASONS_TO_END,
  VIRTUAL,
} from '../terms.ts';
import { toAct } from '../turn.ts';

const upTo = <T>(count: number, of: (i: number) => T): T[] => Array.from({ length: count }, (_, i) => of(i));
const seatsOf = (count: number, seatAt: (place: number) => number): number[] =>
  upTo(count, seatAt).filter((seat) => seat !== NOBODY);
/** Pairs of keys and values as an object, keys in ascending order. */
const sorted = (entries: readonly (readonly [string, unknown])[]): Record<string, unknown> =>
  Object.fromEntries([...entries].sort(([a], [b]) => (a < b ? -1 : 1)));

/** FK-POS-5  The canonical string: every object's keys in ascending order. */
export function write(s: State): string {
  return JSON.stringify({
    actor: phase(s) === OVER ? null : toAct(s),
    game: 'foreign-king',
    king: { at: kingAt(s) === PORTRAIT ? 'portrait' : PROVINCES[kingAt(s)], marker: marker(s) },
    order: upTo(seatCount(s), (place) => seatInOrder(s, place)),
    pending: pending(s),
    pendingOrder: seatsOf(2, (place) => pendingSeat(s, place)),
    phase: PHASES[phase(s)],
    players: seatCount(s),
    provinces: Object.fromEntries(PROVINCES.map((id, province) => [id, provinceOf(s, province)])),
    result: phase(s) === OVER ? result(s) : null,
    round: round(s),
    schema: 1,
    seats: upTo(sideCount(s), (side) => sideOf(s, side)),
    stock: Object.fromEntries(KINDS.map((id, kind) => [id, stock(s, kind)])),
    turn: turnIndex(s),
  });
}

/** FK-POS-3 */
function pending(s: State): unknown {
  if (phase(s) === MOVE) {
    const sent = PLACES.map((id, place) => [id, sentTo(s, place)] as const).filter(([, count]) => count > 0);
    return { from: PROVINCES[origin(s)], sent: sorted(sent), steps: stepsTaken(s) };
  }
  if (phase(s) === CONGRESS) return { ask: seatsOf(MOST_SIDES, (place) => askedSeat(s, place)) };
  return phase(s) === VIRTUAL ? { ops: operations(s) } : null;
}

const provinceOf = (s: State, province: number): unknown => ({
  citizens: upTo(sideCount(s), (side) => citizens(s, province, side)),
  ...Object.fromEntries(
    KINDS.map((id, kind) => [id, { active: active(s, province, kind), inactive: inactive(s, province, kind) }]),
  ),
});

const sideOf = (s: State, side: number): unknown => ({
  congress: members(s, side),
  francs: francs(s, side),
  medals: { down: medalsDown(s, side), up: medalsUp(s, side) },
  pawn: pawn(s, side) === NO_PAWN ? null : ACTIONS[pawn(s, side)],
  score: score(s, side),
  supply: inSupply(s, side),
});

/** FK-POS-4  Why it ended, who won, and what the final scores are made of. */
export const result = (s: State): unknown => ({
  breakdown: upTo(sideCount(s), (side) => breakdown(s, side)),
  reason: REASONS_TO_END.filter((_, reason) => ((endedBy(s) >> reason) & 1) === 1),
  winners: winners(s),
});

const breakdown = (s: State, side: number): unknown =>
  sorted([
    ['base', score(s, side) - finalPoints(s, side)],
    ...PARTS.map((part) => [part, finalPart(s, side, part)] as const),
    ['total', score(s, side)],
  ]);
