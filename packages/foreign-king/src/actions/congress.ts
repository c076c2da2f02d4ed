import { has, nth, size } from '@interregnum/kernel';
import { line } from '../log-lines.ts';
import { carry, citizenOf, congressOf, homeOf } from '../pieces.ts';
import { refuse } from '../question.ts';
import { addAt, inSupply, members, presence, setMembers } from '../state/index.ts';
import { PLACES, SUPPLY } from '../terms.ts';
import { citizensTerm, placeTerm, provinceTerm } from '../words.ts';
import type { Action } from './action.ts';

/** FK-CONGRESS-1..3  One citizen becomes a member. A way is the place it comes from. */
export const congress: Action = {
  name: 'congress',
  texts: PLACES.map((from) => `from ${from}`),
  count: (s, seat) => size(presence(s, seat)) + Number(inSupply(s, seat) > 0),
  nth: (s, seat, _, k) => (k < size(presence(s, seat)) ? nth(presence(s, seat), k) : SUPPLY),
  perform: (s, seat, from) => {
    addAt(s, from, seat, -1);
    setMembers(s, seat, members(s, seat) + 1);
  },
  bars: (s, seat, _, from) => {
    if (presence(s, seat) === 0 && inSupply(s, seat) === 0) return refuse('FK-CONGRESS-2', 'nobody');
    if (from === SUPPLY)
      return inSupply(s, seat) > 0 ? undefined : refuse('FK-CONGRESS-1', 'supply', { citizens: citizensTerm(0) });
    return has(presence(s, seat), from)
      ? undefined
      : refuse('FK-CONGRESS-1', 'nobody-there', { province: provinceTerm(from) });
  },
  tell: (s, seat, from) => [
    line(
      'congress',
      { seat: { seat }, place: placeTerm(from) },
      carry(citizenOf(s, seat), homeOf(from, seat), congressOf(seat)),
    ),
  ],
};
