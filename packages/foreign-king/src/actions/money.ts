import type { Seat, State } from '@interregnum/kernel';
import { line } from '../log-lines.ts';
import { takes } from '../pieces.ts';
import { factories, majority, receive } from '../state/index.ts';
import { PROVINCES, TEXTILE } from '../terms.ts';
import { francsTerm } from '../words.ts';
import type { Action } from './action.ts';

const INCOME = 3;

/** FK-MONEY-1  A franc for every textile factory, active or not, where the seat has the majority. */
function income(s: State, seat: Seat): number {
  let francs = INCOME;
  for (let province = 0; province < PROVINCES.length; province++) {
    const textiles = factories(s, province, TEXTILE);
    if (textiles > 0 && majority(s, province) === seat) francs += textiles;
  }
  return francs;
}

/** FK-MONEY-1, -2 */
export const money: Action = {
  name: 'money',
  texts: [''],
  count: () => 1,
  nth: () => 0,
  perform: (s, seat) => receive(s, seat, income(s, seat)),
  bars: () => undefined,
  tell: (s, seat) => {
    const francs = income(s, seat);
    return [line('money', { seat: { seat }, francs: francsTerm(francs) }, takes(seat, francs))];
  },
};
