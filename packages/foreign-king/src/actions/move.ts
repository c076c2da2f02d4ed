import { has, type LogLine, nth, type Refusal, type Seat, type State, size } from '@interregnum/kernel';
import { DONE, range, SEND } from '../choices.ts';
import { line } from '../log-lines.ts';
import { distance } from '../map.ts';
import { carry, citizenOf, homeOf, pays, provinceAt } from '../pieces.ts';
import { type Question, refuse } from '../question.ts';
import {
  addAt,
  addCitizens,
  citizens,
  clearMove,
  firstOpenPlace,
  francs,
  mover,
  noteSent,
  origin,
  presence,
  receive,
  setOrigin,
  setPhase,
  stepsTaken,
} from '../state/index.ts';
import { END, MOST_CITIZENS, MOVE, PLACES, PROVINCES } from '../terms.ts';
import { citizensTerm, placeTerm, provinceTerm } from '../words.ts';
import type { Action } from './action.ts';
import { barsCost } from './cost.ts';

/** FK-MOVE-1, -5  The action names the province that citizens leave; where they go is asked next. */
export const move: Action = {
  name: 'move',
  texts: PROVINCES.map((province) => `from ${province}`),
  count: (s, seat) => size(presence(s, seat)),
  nth: (s, seat, _, k) => nth(presence(s, seat), k),
  perform: (s, _, province) => {
    setOrigin(s, province);
    setPhase(s, MOVE);
  },
  bars: (s, seat, _, province) => {
    if (presence(s, seat) === 0) return refuse('FK-MOVE-5', 'nobody');
    if (!has(presence(s, seat), province))
      return refuse('FK-MOVE-1', 'nobody-there', { province: provinceTerm(province) });
    return undefined;
  },
  tell: (_, seat, province) => [line('move', { seat: { seat }, province: provinceTerm(province) })],
};

/** FK-MOVE-4  The first step of the whole action is free. */
const discount = (s: State): number => (stepsTaken(s) === 0 ? 1 : 0);

/** How many citizens can be sent to a place. */
function mostSent(s: State, to: number): number {
  if (to === origin(s)) return 0;
  const affordable = Math.floor((francs(s, mover(s)) + discount(s)) / distance(origin(s), to));
  return Math.min(citizens(s, origin(s), mover(s)), affordable);
}

const placeOf = (choice: number): number => Math.floor((choice - SEND) / MOST_CITIZENS);
const citizensSent = (choice: number): number => ((choice - SEND) % MOST_CITIZENS) + 1;

/** FK-MOVE-1..4, FK-PHASE-6  How many go where: places in ascending order, each once, until it is enough. */
export const sends: Question = {
  actor: mover,
  count: (s) => {
    let count = stepsTaken(s) > 0 ? 1 : 0;
    for (let to = firstOpenPlace(s); to < PLACES.length; to++) count += mostSent(s, to);
    return count;
  },
  nth: (s, k) => {
    let left = k - (stepsTaken(s) > 0 ? 1 : 0);
    if (left < 0) return DONE;
    let to = firstOpenPlace(s);
    for (let here = mostSent(s, to); left >= here; here = mostSent(s, to)) {
      left -= here;
      to++;
    }
    return SEND + to * MOST_CITIZENS + left;
  },
  take: (s, choice) => {
    if (choice === DONE) {
      clearMove(s);
      setPhase(s, END);
      return;
    }
    const to = placeOf(choice);
    const count = citizensSent(choice);
    const steps = count * distance(origin(s), to);
    receive(s, mover(s), discount(s) - steps);
    addCitizens(s, origin(s), mover(s), 0 - count);
    addAt(s, to, mover(s), count);
    noteSent(s, to, count, steps);
  },
  bars: (s, choice) => {
    if (choice === DONE) return stepsTaken(s) > 0 ? undefined : refuse('FK-MOVE-1', 'send-first');
    return choice >= SEND && choice < SEND + PLACES.length * MOST_CITIZENS
      ? barsSend(s, placeOf(choice), citizensSent(choice))
      : refuse('FK-PHASE-1', 'not-now');
  },
  tell: (s, choice) => (choice === DONE ? [] : [tellSend(s, mover(s), placeOf(choice), citizensSent(choice))]),
  prompt: (s) => ({
    key: stepsTaken(s) > 0 ? 'send-more' : 'send',
    values: { province: provinceTerm(origin(s)), citizens: citizensTerm(citizens(s, origin(s), mover(s))) },
  }),
  speaksOf: [DONE, ...range(SEND, PLACES.length * MOST_CITIZENS)],
};

function tellSend(s: State, seat: Seat, to: number, count: number): LogLine {
  const cost = count * distance(origin(s), to) - discount(s);
  return line('send', { seat: { seat }, citizens: citizensTerm(count), place: placeTerm(to) }, [
    ...pays(seat, cost),
    ...carry(citizenOf(s, seat), provinceAt(origin(s)), homeOf(to, seat), count),
  ]);
}

function barsSend(s: State, to: number, count: number): Refusal | undefined {
  const here = citizens(s, origin(s), mover(s));
  if (to === origin(s)) return refuse('FK-MOVE-2', 'origin', { province: provinceTerm(to) });
  if (to < firstOpenPlace(s)) return refuse('FK-PHASE-6', 'ascending', { place: placeTerm(to) });
  if (count > here) return refuse('FK-MOVE-1', 'too-many', { citizens: citizensTerm(here) });
  return barsCost(count * distance(origin(s), to) - discount(s), francs(s, mover(s)));
}
