import type { Seat, State } from '@interregnum/kernel';
import { range } from '../choices.ts';
import { line } from '../log-lines.ts';
import { carry, citizenOf, homeOf, pays, provinceAt } from '../pieces.ts';
import { refuse } from '../question.ts';
import { addCitizens, inSupply, receive, setInSupply } from '../state/index.ts';
import { MOST_CITIZENS, PROVINCES, SUPPLY } from '../terms.ts';
import { citizensTerm, provinceTerm } from '../words.ts';
import type { Action } from './action.ts';
import { barsCost } from './cost.ts';

/** FK-PLACE-1, -2  The first citizen is free, each further one costs a franc. */
const most = (s: State, seat: Seat, francs: number): number => Math.min(inSupply(s, seat), francs + 1);
const citizensOfWay = (way: number): number => (way % MOST_CITIZENS) + 1;
const provinceOfWay = (way: number): number => Math.floor(way / MOST_CITIZENS);

/** FK-PLACE-1..3  A way is province * 15 + citizens - 1. */
export const place: Action = {
  name: 'place',
  texts: PROVINCES.flatMap((province) => range(1, MOST_CITIZENS).map((count) => `${count} ${province}`)),
  count: (s, seat, francs) => PROVINCES.length * most(s, seat, francs),
  nth: (s, seat, francs, k) => {
    const each = most(s, seat, francs);
    const province = Math.floor(k / each);
    return province * MOST_CITIZENS + k - province * each;
  },
  perform: (s, seat, way) => {
    const count = citizensOfWay(way);
    receive(s, seat, 1 - count);
    setInSupply(s, seat, inSupply(s, seat) - count);
    addCitizens(s, provinceOfWay(way), seat, count);
  },
  bars: (s, seat, francs, way) => {
    const count = citizensOfWay(way);
    if (count > inSupply(s, seat)) return refuse('FK-PLACE-2', 'supply', { citizens: citizensTerm(inSupply(s, seat)) });
    return barsCost(count - 1, francs);
  },
  tell: (s, seat, way) => {
    const count = citizensOfWay(way);
    const to = provinceOfWay(way);
    const values = { seat: { seat }, citizens: citizensTerm(count), province: provinceTerm(to) };
    const placed = carry(citizenOf(s, seat), homeOf(SUPPLY, seat), provinceAt(to), count);
    return [line('place', values, [...pays(seat, count - 1), ...placed])];
  },
};
