import { ensure, list, NO_SEAT, type State, whole, word } from '@interregnum/kernel';
import { mayDeactivate } from '../scoring.ts';
import {
  kingAt,
  mover,
  pawn,
  pendingSeat,
  phase,
  seatCount,
  seatInOrder,
  setPendingSeats,
  setPhase,
  setSeatInOrder,
  setTurn,
  turnIndex,
} from '../state/index.ts';
import {
  CONGRESS,
  DEACTIVATE,
  END,
  KING,
  MOVE,
  MOVE_ACTION,
  ORDER,
  OVER,
  PHASES,
  PORTRAIT,
  QUEEN,
  REORDER,
  VIRTUAL,
} from '../terms.ts';
import { MANY, type Parts } from './parts.ts';

/** Whose turn it is, in which phase, and who will change places. */
export function readTurn(s: State, position: Parts): void {
  const seats = seatCount(s);
  setPhase(s, word(position.phase, PHASES, 'phase'));
  setTurn(s, whole(position.round, 1, MANY, 'round'), whole(position.turn, 0, seats - 1, 'turn'));
  const order = list(position.order, seats, seats, 'order').map((seat) => whole(seat, 0, seats - 1, 'order'));
  ensure(new Set(order).size === seats, 'order', 'order');
  for (const [place, seat] of order.entries()) setSeatInOrder(s, place, seat);
  readPendingOrder(s, position.pendingOrder);
  checkPhase(s);
  readActor(s, position.actor);
}

function readPendingOrder(s: State, json: unknown): void {
  const seats = list(json, 0, 2, 'pendingOrder').map((seat) => whole(seat, 0, seatCount(s) - 1, 'pendingOrder'));
  setPendingSeats(s, seats[0] ?? NO_SEAT, seats[1] ?? NO_SEAT);
  ensure(new Set(seats).size === seats.length, 'pending-order', 'pendingOrder');
  const pawns = seats.map((seat) => pawn(s, seat));
  // FK-ORDER-3: the seat that took the action itself comes first, the one that copied it second. Pawns are all different.
  ensure(
    pawns.every((at) => at === ORDER || at === QUEEN),
    'pending-order',
    'pendingOrder',
  );
  ensure(pawns.length < 2 || pawns[0] === ORDER, 'pending-order', 'pendingOrder');
  ensure(phase(s) !== OVER || seats.length === 0, 'pending-order', 'pendingOrder');
  if (phase(s) === OVER || phase(s) === REORDER) return;
  for (let place = 0; place < seatCount(s); place++) {
    const seat = seatInOrder(s, place);
    ensure(hasActed(s, place) || !seats.includes(seat), 'pending-order', 'pendingOrder');
    const tookOrder = hasActed(s, place) && pawn(s, seat) === ORDER;
    ensure(!tookOrder || seats.includes(seat), 'pending-order', 'pendingOrder');
  }
}

/** Whether the action of the seat at a place of the order is behind it in this round. */
const hasActed = (s: State, place: number): boolean =>
  place < turnIndex(s) || (place === turnIndex(s) && phase(s) === END);

/** Phases in which the mover's pawn must stand on a certain action, or on the queen. */
const PAWN_IN_PHASE: readonly (readonly [phase: number, action: number])[] = [
  [MOVE, MOVE_ACTION],
  [CONGRESS, KING],
  [DEACTIVATE, KING],
  [VIRTUAL, KING],
];

/** Whether the phase can be, at this table and on this board. */
function checkPhase(s: State): void {
  for (const [each, action] of PAWN_IN_PHASE) {
    if (phase(s) !== each) continue;
    const at = pawn(s, mover(s));
    ensure(at === action || at === QUEEN, 'phase', 'phase');
    ensure(action !== KING || kingAt(s) !== PORTRAIT, 'king', 'king.at');
  }
  ensure(phase(s) !== VIRTUAL || seatCount(s) === 2, 'phase', 'phase');
  ensure(phase(s) !== DEACTIVATE || mayDeactivate(s, kingAt(s)), 'phase', 'phase');
  const reorders = turnIndex(s) === seatCount(s) - 1 && pendingSeat(s, 0) !== NO_SEAT;
  ensure(phase(s) !== REORDER || reorders, 'phase', 'phase');
}

/** In most phases the phase alone says who decides; in congress and virtual see read-pending.ts. */
function readActor(s: State, json: unknown): void {
  if (json !== null) whole(json, 0, seatCount(s) - 1, 'actor');
  const expected = phase(s) === OVER ? null : phase(s) === REORDER ? pendingSeat(s, 0) : mover(s);
  const asked = phase(s) === CONGRESS || phase(s) === VIRTUAL;
  ensure(asked ? json !== null : json === expected, 'actor', 'actor');
}
