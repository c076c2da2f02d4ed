import { line } from '../log-lines.ts';
import { refuse } from '../question.ts';
import {
  active,
  allFactories,
  inactive,
  medals,
  medalsDown,
  medalsUp,
  receive,
  setFactories,
  setMedals,
  setStock,
  stock,
} from '../state/index.ts';
import { KINDS, METAL, PROVINCES, TEXTILE } from '../terms.ts';
import { factoryTerm, provinceTerm } from '../words.ts';
import type { Action } from './action.ts';
import { barsCost } from './cost.ts';

const COST = 3;
const COUNT = PROVINCES.length;

/** FK-BUILD-1..6  A way is kind * 9 + province. */
export const build: Action = {
  name: 'build',
  texts: KINDS.flatMap((kind) => PROVINCES.map((province) => `${kind} ${province}`)),
  count: (s, _, francs) => (francs < COST ? 0 : COUNT * (Number(stock(s, METAL) > 0) + Number(stock(s, TEXTILE) > 0))),
  nth: (s, _seat, _francs, k) => (stock(s, METAL) > 0 ? k : COUNT + k),
  perform: (s, seat, way) => {
    const kind = way < COUNT ? METAL : TEXTILE;
    const province = way % COUNT;
    receive(s, seat, 0 - COST);
    // FK-BUILD-4, -5: the medal comes after payment.
    if (allFactories(s, province) === 0) setMedals(s, seat, medalsUp(s, seat) + 1, medalsDown(s, seat));
    setStock(s, kind, stock(s, kind) - 1);
    setFactories(s, province, kind, active(s, province, kind) + 1, inactive(s, province, kind));
  },
  bars: (s, _, francs, way) => {
    const kind = way < COUNT ? METAL : TEXTILE;
    if (stock(s, kind) === 0) return refuse('FK-BUILD-2', 'no-stock', { factory: factoryTerm(kind) });
    return barsCost(COST, francs);
  },
  tell: (before, seat, way, after) => [
    line('build', {
      seat: { seat },
      factory: factoryTerm(way < COUNT ? METAL : TEXTILE),
      province: provinceTerm(way % COUNT),
    }),
    ...(medals(after, seat) > medals(before, seat) ? [line('medal', { seat: { seat } })] : []),
  ],
};
