import type { State } from '@interregnum/kernel';
import { startIntervention, tellIntervention } from '../intervention.ts';
import { line } from '../log-lines.ts';
import { kingsWays, lengthOfWay, nthKingsWay, provinceOfWay } from '../map.ts';
import { carry, KING_PIECE, kingsPlace, MARKER, markerAt, pays } from '../pieces.ts';
import { kingAt, marker, receive, setKing } from '../state/index.ts';
import { PORTRAIT } from '../terms.ts';
import { provinceTerm } from '../words.ts';
import type { Action } from './action.ts';
import { barsCost } from './cost.ts';

/** FK-KING-3, -4, -6  From the portrait the marker moves one space only, and it never leaves its track. */
const markerAfter = (s: State, way: number): number =>
  Math.max(0, marker(s) - (kingAt(s) === PORTRAIT ? 1 : lengthOfWay(way) + 1));

/** FK-KING-1..7  A way is where the king goes and how long his path is (see map.ts). */
export const king: Action = {
  name: 'king',
  texts: [],
  count: (s, _, francs) => kingsWays(kingAt(s), francs + 1),
  nth: (s, _, francs, k) => nthKingsWay(kingAt(s), francs + 1, k),
  perform: (s, seat, way) => {
    receive(s, seat, 1 - lengthOfWay(way));
    setKing(s, provinceOfWay(way), markerAfter(s, way));
    startIntervention(s);
  },
  bars: (_s, _seat, francs, way) => barsCost(lengthOfWay(way) - 1, francs),
  tell: (s, seat, way) => {
    const to = provinceOfWay(way);
    const [from, space] = [markerAt(marker(s)), markerAfter(s, way)];
    const arrived = s.slice();
    setKing(arrived, to, space);
    const moves = [
      ...pays(seat, lengthOfWay(way) - 1),
      ...carry(KING_PIECE, kingsPlace(kingAt(s)), kingsPlace(to)),
      ...carry(MARKER, from, markerAt(space)),
    ];
    return [
      line('king', { seat: { seat }, province: provinceTerm(to), count: space }, moves),
      ...tellIntervention(arrived),
    ];
  },
};
