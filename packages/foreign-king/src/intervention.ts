import { type Message, NOBODY, type Seat, type State } from '@interregnum/kernel';
import { DECLINE, INTERVENE } from './choices.ts';
import { line } from './log-lines.ts';
import { type Question, refuse } from './question.ts';
import { scoreProvince } from './scoring.ts';
import {
  addCitizens,
  askedSeat,
  clearAsked,
  dropAsked,
  interveneEmpty,
  isEmpty,
  kingAt,
  members,
  seatCount,
  seatInOrder,
  setAskedSeat,
  setMembers,
  setPhase,
} from './state/index.ts';
import { CONGRESS } from './terms.ts';
import { citizensTerm, provinceTerm } from './words.ts';

/** FK-CONGRESS-4..6  Asks the seats with members, more members first; with nobody to ask, scores at once. */
export function startIntervention(s: State): void {
  if (listAsked(s) > 0) setPhase(s, CONGRESS);
  else scoreProvince(s);
}

/** FK-CONGRESS-4, R-7  Whether members may go to the king's province at all. */
const isOpen = (s: State): boolean => interveneEmpty(s) || !isEmpty(s, kingAt(s));

/** FK-CONGRESS-6  Two seats with equally many members are not asked. */
const isLevel = (s: State): boolean => seatCount(s) === 2 && members(s, 0) === members(s, 1);

/** Why nobody was asked though there are members, if the king has just come. */
export const toldOfAsking = (before: State, after: State): Message[] =>
  kingAt(before) !== kingAt(after) && isOpen(after) && isLevel(after) && members(after, 0) > 0
    ? [line('equal-members', { count: members(after, 0) })]
    : [];

/** Notes who is to be asked, and tells how many. */
export function listAsked(s: State): number {
  if (!isOpen(s) || isLevel(s)) return 0;
  let count = 0;
  for (let place = 0; place < seatCount(s); place++) {
    const seat = seatInOrder(s, place);
    if (members(s, seat) > 0) insertAsked(s, seat, count++);
  }
  return count;
}

/** FK-CONGRESS-5  Behind all who have as many members or more: equals stay in turn order. */
function insertAsked(s: State, seat: Seat, count: number): void {
  let at = count;
  for (; at > 0 && members(s, askedSeat(s, at - 1)) < members(s, seat); at--) setAskedSeat(s, at, askedSeat(s, at - 1));
  setAskedSeat(s, at, seat);
}

const asked = (s: State): Seat => askedSeat(s, 0);

/** FK-CONGRESS-7, -8  All members go to the king's province, or the next seat is asked. */
export const intervention: Question = {
  actor: asked,
  count: () => 2,
  nth: (_, k) => (k === 0 ? INTERVENE : DECLINE),
  take: (s, choice) => {
    if (choice === INTERVENE) {
      addCitizens(s, kingAt(s), asked(s), members(s, asked(s)));
      setMembers(s, asked(s), 0);
      clearAsked(s);
    } else dropAsked(s);
    if (asked(s) === NOBODY) scoreProvince(s);
  },
  bars: (_, choice) => (choice === INTERVENE || choice === DECLINE ? undefined : refuse('FK-CONGRESS-7', 'not-now')),
  tell: (s, choice) =>
    choice === INTERVENE
      ? [
          line('intervene', {
            seat: { seat: asked(s) },
            citizens: citizensTerm(members(s, asked(s))),
            province: provinceTerm(kingAt(s)),
          }),
        ]
      : [line('stand-by', { seat: { seat: asked(s) } })],
  prompt: (s) => ({
    key: 'intervene',
    values: { province: provinceTerm(kingAt(s)), citizens: citizensTerm(members(s, asked(s))) },
  }),
  speaksOf: [INTERVENE, DECLINE],
};
