import { NOBODY, type Seat, type State } from '@interregnum/kernel';
import { REORDER_TO, range } from '../choices.ts';
import { line } from '../log-lines.ts';
import { type Question, refuse } from '../question.ts';
import { startRound } from '../rounds.ts';
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
    if (pawn(s, seat) === QUEEN && other !== NOBODY) setPendingSeats(s, other, seat);
    else setPendingSeats(s, seat, other);
  },
  bars: () => undefined,
  tell: (_, seat) => [line('order', { seat: { seat }, francs: francsTerm(INCOME) })],
};

/** FK-ORDER-2  Takes a disc off the track and puts it in at a place; those behind move up. */
function reposition(s: State, seat: Seat, to: number): void {
  let at = 0;
  while (seatInOrder(s, at) !== seat) at++;
  for (; at < to; at++) setSeatInOrder(s, at, seatInOrder(s, at + 1));
  for (; at > to; at--) setSeatInOrder(s, at, seatInOrder(s, at - 1));
  setSeatInOrder(s, to, seat);
}

/** FK-ORDER-2..4  At the end of the round, one place for each seat that asked for it. */
export const reorder: Question = {
  actor: (s) => pendingSeat(s, 0),
  count: seatCount,
  nth: (_, k) => REORDER_TO + k,
  take: (s, choice) => {
    reposition(s, pendingSeat(s, 0), choice - REORDER_TO);
    setPendingSeats(s, pendingSeat(s, 1), NOBODY);
    if (pendingSeat(s, 0) === NOBODY) startRound(s, round(s) + 1);
  },
  bars: (s, choice) => {
    if (choice < REORDER_TO) return refuse('FK-PHASE-1', 'not-now');
    return choice - REORDER_TO < seatCount(s) ? undefined : refuse('FK-ORDER-2', 'no-place', { count: seatCount(s) });
  },
  tell: (s, choice) => [line('reorder', { seat: { seat: pendingSeat(s, 0) }, place: choice - REORDER_TO + 1 })],
  prompt: () => ({ key: 'reorder', values: {} }),
  speaksOf: range(REORDER_TO, MOST_SIDES),
};
