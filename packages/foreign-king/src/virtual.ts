import {
  type Bits,
  has,
  lowest,
  type Move,
  nth,
  type Refusal,
  type State,
  size,
  withoutLowest,
} from '@interregnum/kernel';
import { range, VMOVE, VPLACE } from './choices.ts';
import { line } from './log-lines.ts';
import { BORDERS_OF_SET, NEIGHBOURS } from './map.ts';
import { carry, citizenOf, homeOf } from './pieces.ts';
import { type Question, refuse } from './question.ts';
import {
  addCitizens,
  inSupply,
  operations,
  operator,
  presence,
  seatCount,
  setInSupply,
  setOperations,
  setPhase,
} from './state/index.ts';
import { END, PROVINCES, SUPPLY, VIRTUAL, VIRTUAL_SIDE } from './terms.ts';
import { provinceTerm } from './words.ts';

const COUNT = PROVINCES.length;

/** FK-VIRTUAL-2, -3  When a real seat scored with two seats at the table, the other owes one operation less than that. */
export function startOperations(s: State, scorer: number, points: number): void {
  if (seatCount(s) !== 2 || scorer === VIRTUAL_SIDE || points < 2) return;
  setOperations(s, points - 1, 1 - scorer);
  setPhase(s, VIRTUAL);
}

const placing = (s: State): number => (inSupply(s, VIRTUAL_SIDE) > 0 ? COUNT : 0);

/** FK-VIRTUAL-4..6  One virtual citizen comes from the supply or goes over a border. */
export const virtualOperations: Question = {
  actor: operator,
  count: (s) => placing(s) + BORDERS_OF_SET[presence(s, VIRTUAL_SIDE)],
  nth: (s, k) => {
    if (k < placing(s)) return VPLACE + k;
    let left = k - placing(s);
    let rest: Bits = presence(s, VIRTUAL_SIDE);
    while (left >= size(NEIGHBOURS[lowest(rest)])) {
      left -= size(NEIGHBOURS[lowest(rest)]);
      rest = withoutLowest(rest);
    }
    return VMOVE + lowest(rest) * COUNT + nth(NEIGHBOURS[lowest(rest)], left);
  },
  take: (s, choice) => {
    if (choice < VMOVE) {
      setInSupply(s, VIRTUAL_SIDE, inSupply(s, VIRTUAL_SIDE) - 1);
      addCitizens(s, choice - VPLACE, VIRTUAL_SIDE, 1);
    } else {
      const from = Math.floor((choice - VMOVE) / COUNT);
      addCitizens(s, from, VIRTUAL_SIDE, -1);
      addCitizens(s, (choice - VMOVE) % COUNT, VIRTUAL_SIDE, 1);
    }
    if (operations(s) > 1) setOperations(s, operations(s) - 1, operator(s));
    else {
      setOperations(s, 0, 0);
      setPhase(s, END);
    }
  },
  bars: barsOperation,
  tell: (s, choice) => {
    const seat = { seat: operator(s) };
    const goes = (from: number, to: number): Move[] =>
      carry(citizenOf(s, VIRTUAL_SIDE), homeOf(from, VIRTUAL_SIDE), homeOf(to, VIRTUAL_SIDE));
    if (choice < VMOVE) {
      const to = choice - VPLACE;
      return [line('vplace', { seat, province: provinceTerm(to) }, goes(SUPPLY, to))];
    }
    const from = Math.floor((choice - VMOVE) / COUNT);
    const to = (choice - VMOVE) % COUNT;
    return [line('vmove', { seat, from: provinceTerm(from), to: provinceTerm(to) }, goes(from, to))];
  },
  prompt: (s) => ({ key: 'virtual', values: { count: operations(s) } }),
  speaksOf: range(VPLACE, COUNT + COUNT ** 2),
};

function barsOperation(s: State, choice: number): Refusal | undefined {
  if (choice < VPLACE || choice >= VMOVE + COUNT ** 2) return refuse('FK-VIRTUAL-5', 'not-now');
  if (choice < VMOVE) return inSupply(s, VIRTUAL_SIDE) > 0 ? undefined : refuse('FK-VIRTUAL-5', 'virtual-supply');
  const from = Math.floor((choice - VMOVE) / COUNT);
  const to = (choice - VMOVE) % COUNT;
  if (!has(presence(s, VIRTUAL_SIDE), from))
    return refuse('FK-VIRTUAL-4', 'virtual-nobody', { province: provinceTerm(from) });
  return has(NEIGHBOURS[from], to)
    ? undefined
    : refuse('FK-VIRTUAL-4', 'virtual-border', { from: provinceTerm(from), to: provinceTerm(to) });
}
