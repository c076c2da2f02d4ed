import { ensure, fields, list, matches, NO_SEAT, type State, whole, word } from '@interregnum/kernel';
import { listAsked } from '../intervention.ts';
import { distance } from '../map.ts';
import { factoryPoints, pointsOfCitizens } from '../scoring.ts';
import {
  anyActive,
  askedSeat,
  citizens,
  dropAsked,
  inactive,
  inSupply,
  kingAt,
  mover,
  noteSent,
  origin,
  phase,
  setOperations,
  setOrigin,
  stepsTaken,
} from '../state/index.ts';
import { CONGRESS, METAL, MOST_CITIZENS, MOVE, PLACES, PROVINCES, SUPPLY, TEXTILE, VIRTUAL } from '../terms.ts';
import { MANY } from './parts.ts';

/** FK-POS-3  What a phase inside a turn keeps in mind, and who decides there; null in all other phases. */
export function readPending(s: State, json: unknown, actor: unknown): void {
  if (phase(s) === MOVE) readMove(s, json);
  else if (phase(s) === CONGRESS) readAsked(s, json, actor);
  else if (phase(s) === VIRTUAL) readOperations(s, json, actor);
  else ensure(json === null, 'pending', 'pending');
}

/** Citizens sent are where they were sent, and their steps add up. */
function readMove(s: State, json: unknown): void {
  const { from, sent, steps } = fields(json, ['from', 'sent', 'steps'] as const, 'pending');
  setOrigin(s, word(from, PROVINCES, 'pending.from'));
  ensure(typeof sent === 'object' && sent !== null && !Array.isArray(sent), 'shape', 'pending.sent');
  for (const [id, count] of Object.entries(sent)) {
    const place = word(id, PLACES, 'pending.sent');
    const number = whole(count, 1, MOST_CITIZENS, 'pending.sent');
    const there = place === SUPPLY ? inSupply(s, mover(s)) : citizens(s, place, mover(s));
    ensure(place !== origin(s) && number <= there, 'pending', 'pending.sent');
    noteSent(s, place, number, number * distance(origin(s), place));
  }
  ensure(steps === stepsTaken(s), 'pending', 'pending.steps');
  ensure(stepsTaken(s) > 0 || citizens(s, origin(s), mover(s)) > 0, 'pending', 'pending.from');
}

/** FK-CONGRESS-5..8  Those who have declined are gone from the head of the list. */
function readAsked(s: State, json: unknown, actor: unknown): void {
  const ask = list(fields(json, ['ask'] as const, 'pending').ask, 1, 4, 'pending.ask');
  for (let ranked = listAsked(s); ranked > ask.length; ranked--) dropAsked(s);
  const left = Array.from({ length: ask.length }, (_, place) => askedSeat(s, place));
  ensure(matches(ask, left) && !left.includes(NO_SEAT), 'pending', 'pending.ask');
  ensure(actor === left[0], 'actor', 'actor');
}

/** FK-VIRTUAL-3  The seat with fewer citizens in the king's province did not score; points bound what it owes. */
function readOperations(s: State, json: unknown, actor: unknown): void {
  const ops = fields(json, ['ops'] as const, 'pending').ops;
  const province = kingAt(s);
  const [a, b] = [citizens(s, province, 0), citizens(s, province, 1)];
  ensure(a !== b && !anyActive(s, province), 'phase', 'phase');
  ensure(actor === (a < b ? 0 : 1), 'actor', 'actor');
  const byFactories = factoryPoints(inactive(s, province, METAL), inactive(s, province, TEXTILE));
  const most = Math.max(byFactories, pointsOfCitizens(Math.max(a, b))) - 1;
  const count = whole(ops, 0, MANY, 'pending.ops');
  ensure(count >= 1 && count <= most, 'pending', 'pending.ops');
  setOperations(s, count, a < b ? 0 : 1);
}
