import type { SeatValue, State, Term } from '@interregnum/kernel';
import { seatCount } from './state/index.ts';
import { ACTIONS, KINDS, PROVINCES, SUPPLY } from './terms.ts';

/** Typed values for messages. */
export const provinceTerm = (province: number): Term => ({ term: 'province', id: PROVINCES[province] });
/** A province or the supply. */
export const placeTerm = (place: number): Term =>
  place === SUPPLY ? { term: 'place', id: 'supply' } : provinceTerm(place);
export const actionTerm = (action: number): Term => ({ term: 'action', id: ACTIONS[action] });
export const factoryTerm = (kind: number, count = 1): Term => ({ term: 'factory', id: KINDS[kind], count });
export const citizensTerm = (count: number): Term => ({ term: 'count', id: 'citizens', count });
export const francsTerm = (count: number): Term => ({ term: 'count', id: 'francs', count });
export const pointsTerm = (count: number): Term => ({ term: 'count', id: 'points', count });
/** A seat, or the virtual player. */
export const sideValue = (s: State, side: number): SeatValue | Term =>
  side < seatCount(s) ? { seat: side } : { term: 'side', id: 'virtual' };
