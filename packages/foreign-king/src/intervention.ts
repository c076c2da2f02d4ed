import { type Choice, type LogLine, NO_SEAT, type Seat, type State } from '@interregnum/kernel';
import { DECLINE, INTERVENE } from './choices.ts';
import { line } from './log-lines.ts';
import { carry, citizenOf, congressOf, provinceAt } from './pieces.ts';
import { type Question, refuse } from './question.ts';
import { scoreProvince, tellScoring } from './scoring.ts';
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

/** FK-CONGRESS-4..6  Asks the seats with members, more members first; with no seat to ask, scores at once. */
export function startIntervention(s: State): void {
  if (listAsked(s) > 0) setPhase(s, CONGRESS);
  else scoreProvince(s);
}

/** What the king's coming leads to before a seat answers: that none is asked, though there are members, and the scoring. */
export function tellIntervention(s: State): LogLine[] {
  if (listAsked(s.slice()) > 0) return [];
  const level = isOpen(s) && isLevel(s) && members(s, 0) > 0;
  return [...(level ? [line('equal-members', { count: members(s, 0) })] : []), ...tellScoring(s)];
}

/** FK-CONGRESS-4, R-7  Whether members may go to the king's province at all. */
const isOpen = (s: State): boolean => interveneEmpty(s) || !isEmpty(s, kingAt(s));

/** FK-CONGRESS-6  Two seats with equally many members are not asked. */
const isLevel = (s: State): boolean => seatCount(s) === 2 && members(s, 0) === members(s, 1);

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

/** The answer of the seat that is asked. */
function answer(s: State, choice: Choice): void {
  if (choice === INTERVENE) {
    addCitizens(s, kingAt(s), asked(s), members(s, asked(s)));
    setMembers(s, asked(s), 0);
    clearAsked(s);
  } else dropAsked(s);
}

function tellAnswer(s: State, choice: Choice): LogLine {
  const seat = asked(s);
  if (choice !== INTERVENE) return line('stand-by', { seat: { seat } });
  return line(
    'intervene',
    { seat: { seat }, citizens: citizensTerm(members(s, seat)), province: provinceTerm(kingAt(s)) },
    carry(citizenOf(s, seat), congressOf(seat), provinceAt(kingAt(s)), members(s, seat)),
  );
}

/** FK-CONGRESS-7, -8  All members go to the king's province, or the next seat is asked. */
export const intervention: Question = {
  actor: asked,
  count: () => 2,
  nth: (_, k) => (k === 0 ? INTERVENE : DECLINE),
  take: (s, choice) => {
    answer(s, choice);
    if (asked(s) === NO_SEAT) scoreProvince(s);
  },
  bars: (_, choice) => (choice === INTERVENE || choice === DECLINE ? undefined : refuse('FK-CONGRESS-7', 'not-now')),
  tell: (s, choice) => {
    const after = s.slice();
    answer(after, choice);
    return [tellAnswer(s, choice), ...(asked(after) === NO_SEAT ? tellScoring(after) : [])];
  },
  prompt: (s) => ({
    key: 'intervene',
    values: { province: provinceTerm(kingAt(s)), citizens: citizensTerm(members(s, asked(s))) },
  }),
  speaksOf: [INTERVENE, DECLINE],
};
