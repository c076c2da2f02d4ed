import { startIntervention } from '../intervention.ts';
import { line } from '../log-lines.ts';
import { kingsWays, lengthOfWay, nthKingsWay, provinceOfWay } from '../map.ts';
import { kingAt, marker, receive, setKing } from '../state/index.ts';
import { PORTRAIT } from '../terms.ts';
import { provinceTerm } from '../words.ts';
import type { Action } from './action.ts';
import { barsCost } from './cost.ts';

/** FK-KING-1..7  A way is where the king goes and how long his path is (see map.ts). */
export const king: Action = {
  name: 'king',
  texts: [],
  count: (s, _, francs) => kingsWays(kingAt(s), francs + 1),
  nth: (s, _, francs, k) => nthKingsWay(kingAt(s), francs + 1, k),
  perform: (s, seat, way) => {
    const length = lengthOfWay(way);
    // FK-KING-3, -4, -6: from the portrait the marker moves one space only, and it never leaves its track.
    const spaces = kingAt(s) === PORTRAIT ? 1 : length + 1;
    receive(s, seat, 1 - length);
    setKing(s, provinceOfWay(way), Math.max(0, marker(s) - spaces));
    startIntervention(s);
  },
  bars: (_s, _seat, francs, way) => barsCost(lengthOfWay(way) - 1, francs),
  tell: (_, seat, way, after) => [
    line('king', { seat: { seat }, province: provinceTerm(provinceOfWay(way)), count: marker(after) }),
  ],
};
