import { type Move, NO_SEAT, type Seat, type State } from '@interregnum/kernel';
import { REORDER_TO, range } from '../choices.ts';
import { line } from '../log-lines.ts';
import { carry, discOf, orderAt, takes } from '../pieces.ts';
import { type Question, refuse } from '../question.ts';
import { startRound, tellRound } from '../rounds.ts';
import {
  pawn,
  pendingSeat,
  receive,
  round,
  seatCount,
  seatInOrder,
  setPendingSeats,
  setSeatInOrder,
} from '../state/index.ts';
import { MOST_SIDES, QUEEN } from '../terms.ts';
import { francsTerm } from '../words.ts';
import type { Action } from './action.ts';

const INCOME = 1;

/** FK-ORDER-1, -3  Who took the action itself resolves before who copied it. */
export const order: Action = {
  name: 'order',
  texts: [''],
  count: () => 1,
  nth: () => 0,
  perform: (s, seat) => {
    receive(s, seat, INCOME);
    const other = pendingSeat(s, 0);
    if (pawn(s, seat) === QUEEN && other !== NO_SEAT) setPendingSeats(s, other, seat);
    else setPendingSeats(s, seat, other);
  },
  bars: () => undefined,
  tell: (_, seat) => [line('order', { seat: { seat }, francs: francsTerm(INCOME) }, takes(seat, INCOME))],
};

function placeInOrder(s: State, seat: Seat): number {
  let at = 0;
  while (seatInOrder(s, at) !== seat) at++;
  return at;
}

/** FK-ORDER-2  Takes a disc off the track and puts it in at a place; those behind move up. */
function reposition(s: State, seat: Seat, to: number): void {
  let at = placeInOrder(s, seat);
  for (; at < to; at++) setSeatInOrder(s, at, seatInOrder(s, at + 1));
  for (; at > to; at--) setSeatInOrder(s, at, seatInOrder(s, at - 1));
  setSeatInOrder(s, to, seat);
}

/** Its disc, then those between the old place and the new one, each by one place. */
function tellReposition(s: State, seat: Seat, to: number): Move[] {
  const at = placeInOrder(s, seat);
  const step = Math.sign(to - at);
  const moves = carry(discOf(seat), orderAt(at), orderAt(to), Math.abs(step));
  for (let place = at; place !== to; place += step)
    moves.push(...carry(discOf(seatInOrder(s, place + step)), orderAt(place + step), orderAt(place)));
  return moves;
}

/** FK-ORDER-2..4  At the end of the round, one place for each seat that asked for it. */
export const reorder: Question = {
  actor: (s) => pendingSeat(s, 0),
  count: seatCount,
  nth: (_, k) => REORDER_TO + k,
  take: (s, choice) => {
    reposition(s, pendingSeat(s, 0), choice - REORDER_TO);
    setPendingSeats(s, pendingSeat(s, 1), NO_SEAT);
    if (pendingSeat(s, 0) === NO_SEAT) startRound(s, round(s) + 1);
  },
  bars: (s, choice) => {
    if (choice < REORDER_TO) return refuse('FK-PHASE-1', 'not-now');
    return choice - REORDER_TO < seatCount(s) ? undefined : refuse('FK-ORDER-2', 'no-place', { count: seatCount(s) });
  },
  tell: (s, choice) => {
    const seat = pendingSeat(s, 0);
    const to = choice - REORDER_TO;
    return [
      line('reorder', { seat: { seat }, place: to + 1 }, tellReposition(s, seat, to)),
      ...(pendingSeat(s, 1) === NO_SEAT ? [tellRound(round(s) + 1)] : []),
    ];
  },
  prompt: () => ({ key: 'reorder', values: {} }),
  speaksOf: range(REORDER_TO, MOST_SIDES),
};
