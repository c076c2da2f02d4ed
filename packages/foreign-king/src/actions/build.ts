import type { State } from '@interregnum/kernel';
import { line } from '../log-lines.ts';
import { carry, MEDAL, medalsOf, pays, provinceAt, STOCK } from '../pieces.ts';
import { refuse } from '../question.ts';
import {
  active,
  allFactories,
  inactive,
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

/** FK-BUILD-4  The first factory of a province. */
const earnsMedal = (s: State, province: number): boolean => allFactories(s, province) === 0;

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
    // FK-BUILD-5: the medal comes after payment.
    if (earnsMedal(s, province)) setMedals(s, seat, medalsUp(s, seat) + 1, medalsDown(s, seat));
    setStock(s, kind, stock(s, kind) - 1);
    setFactories(s, province, kind, active(s, province, kind) + 1, inactive(s, province, kind));
  },
  bars: (s, _, francs, way) => {
    const kind = way < COUNT ? METAL : TEXTILE;
    // While there is something to buy, money comes first: the other kind may be left.
    const isOnlyDear = francs < COST && KINDS.some((_, other) => stock(s, other) > 0);
    if (stock(s, kind) === 0 && !isOnlyDear) return refuse('FK-BUILD-2', 'no-stock', { factory: factoryTerm(kind) });
    return barsCost(COST, francs);
  },
  tell: (s, seat, way) => {
    const kind = way < COUNT ? METAL : TEXTILE;
    const province = way % COUNT;
    const built = [...pays(seat, COST), ...carry(KINDS[kind], STOCK, provinceAt(province))];
    const medal = line('medal', { seat: { seat } }, carry(MEDAL, STOCK, medalsOf(seat)));
    return [
      line('build', { seat: { seat }, factory: factoryTerm(kind), province: provinceTerm(province) }, built),
      ...(earnsMedal(s, province) ? [medal] : []),
    ];
  },
};
