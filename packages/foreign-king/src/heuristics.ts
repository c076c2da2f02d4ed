import type { Choice, Choices, Heuristics, State } from '@interregnum/kernel';
import { BORROW, REPAY } from './choices.ts';
import { secondScore } from './endings.ts';
import { winners } from './final-scoring.ts';
import {
  active,
  allFactories,
  francs,
  inSupply,
  majority,
  marker,
  medals,
  medalsDown,
  members,
  newState,
  phase,
  score,
  seatCount,
  sideCount,
} from './state/index.ts';
import { END, HIGHEST_MARKER, METAL, NO_SIDE, OVER, PROVINCES, TEXTILE, VIRTUAL_SIDE } from './terms.ts';
import { play, toAct } from './turn.ts';

/** What things are worth that are no points yet, in points. */
const ACTIVE_POINT = 0.45;
const PROVINCE = 0.35;
const FRANC = 0.45;
const MEMBER = 0.5;
const MEDAL = 0.8;
const LOAN = -5;
const IDLE_CITIZEN = -0.12;

/** Bonuses of the final scoring (FK-FINAL-2..5), and how sure a seat that leads by one is to get them. */
const PROVINCES_BONUS = { points: 9, sure: 1.75 };
const MEDALS_BONUS = { points: 9, sure: 2.5 };
const MEMBERS_BONUS = { points: 3, sure: 2.5 };
const FRANCS_BONUS = { points: 3, sure: 1 };

/** The nearer the end, the surer a lead is; `left` is how far the king's marker is above the second score. */
const sureness = (left: number): number => 1 / (1 + 0.15 * left);
/** Differences in points that matter, by what is left. */
const heat = (left: number): number => 3 + 0.35 * left;

/** By what is left and how far behind the leader: how likely a bonus is, relative to the leader's chance. */
const BEHIND = 64;
const chancesOf = (sure: number): Float64Array =>
  Float64Array.from({ length: (HIGHEST_MARKER + 1) * BEHIND }, (_, at) =>
    Math.exp(-sure * sureness(Math.floor(at / BEHIND)) * (at % BEHIND)),
  );
const [PROVINCES_CHANCE, MEDALS_CHANCE, MEMBERS_CHANCE, FRANCS_CHANCE] = [
  PROVINCES_BONUS,
  MEDALS_BONUS,
  MEMBERS_BONUS,
  FRANCS_BONUS,
].map(({ sure }) => chancesOf(sure));

const MOST_SIDES = 4;
const totals = new Float64Array(MOST_SIDES);
const values = new Int32Array(MOST_SIDES);

/** Adds each side's hope of a bonus for the most of what stands in `values`. FK-FINAL-7: nothing is not the most. */
function addBonus(sides: number, points: number, chances: Float64Array, left: number): void {
  let most = 0;
  for (let side = 0; side < sides; side++) if (values[side] > most) most = values[side];
  if (most === 0) return;
  const first = left * BEHIND + most;
  let sum = 0;
  for (let side = 0; side < sides; side++) if (values[side] > 0) sum += chances[first - values[side]];
  for (let side = 0; side < sides; side++)
    if (values[side] > 0) totals[side] += (points * chances[first - values[side]]) / sum;
}

/** What the sides have in the provinces: majorities, and in `values` what FK-FINAL-2 counts. */
function addProvinces(s: State, seats: number): void {
  for (let province = 0; province < PROVINCES.length; province++) {
    const holder = majority(s, province);
    if (holder === NO_SIDE) continue;
    const factories = allFactories(s, province);
    values[holder] += 1 + factories;
    totals[holder] += ACTIVE_POINT * (6 * active(s, province, METAL) + 3 * active(s, province, TEXTILE)) + PROVINCE;
    // FK-VIRTUAL-9
    if (holder >= seats) totals[holder] += factories === 0 ? 1 : 4;
  }
}

/** Points by now, and what is expected on top of them. */
function addUp(s: State, seats: number, sides: number, left: number): void {
  for (let side = 0; side < sides; side++) {
    values[side] = 0;
    totals[side] =
      score(s, side) +
      FRANC * francs(s, side) +
      MEMBER * members(s, side) +
      MEDAL * medals(s, side) +
      LOAN * medalsDown(s, side) +
      IDLE_CITIZEN * inSupply(s, side);
  }
  addProvinces(s, seats);
  const before = totals[VIRTUAL_SIDE];
  addBonus(sides, PROVINCES_BONUS.points, PROVINCES_CHANCE, left);
  // FK-VIRTUAL-8: its share counts twice.
  if (seats === 2) totals[VIRTUAL_SIDE] += totals[VIRTUAL_SIDE] - before;
  for (let side = 0; side < sides; side++) values[side] = medals(s, side);
  addBonus(sides, MEDALS_BONUS.points, MEDALS_CHANCE, left);
  for (let side = 0; side < sides; side++) values[side] = members(s, side);
  addBonus(sides, MEMBERS_BONUS.points, MEMBERS_CHANCE, left);
  for (let side = 0; side < sides; side++) values[side] = Math.min(francs(s, side), BEHIND - 1);
  addBonus(sides, FRANCS_BONUS.points, FRANCS_CHANCE, left);
}

function judge(s: State, shares: Float64Array): void {
  const seats = seatCount(s);
  if (phase(s) === OVER) {
    const won = winners(s);
    for (let seat = 0; seat < seats; seat++) shares[seat] = won.includes(seat) ? 1 / won.length : 0;
    return;
  }
  const sides = sideCount(s);
  const left = Math.max(0, marker(s) - secondScore(s));
  addUp(s, seats, sides, left);
  let most = totals[0];
  for (let side = 1; side < sides; side++) if (totals[side] > most) most = totals[side];
  let sum = 0;
  for (let side = 0; side < sides; side++) {
    totals[side] = Math.exp((totals[side] - most) / heat(left));
    sum += totals[side];
  }
  for (let seat = 0; seat < seats; seat++) shares[seat] = totals[seat] / sum;
}

/** How much better than another a choice must look to be tried e times as often. */
const GLANCE = 1 / 15;
const tried: State = newState();
const promised = new Float64Array(MOST_SIDES);

/**
 * FK-LOAN-5  Loans that are never better at this moment: what is borrowed after the action can be borrowed before the next one,
 * and what is repaid before the action can be repaid after it.
 */
const isIdleLoan = (s: State, choice: Choice): boolean => choice === (phase(s) === END ? BORROW : REPAY);

/** Looks at where each choice leads: there are too many to try them all. */
function weigh(s: State, choices: Choices, count: number, weights: Float64Array): void {
  const seat = toAct(s);
  let most = 0;
  for (let i = 0; i < count; i++) {
    tried.set(s);
    play(tried, choices[i]);
    judge(tried, promised);
    weights[i] = promised[seat];
    if (promised[seat] > most) most = promised[seat];
  }
  for (let i = 0; i < count; i++) weights[i] = isIdleLoan(s, choices[i]) ? 0 : Math.exp((weights[i] - most) / GLANCE);
}

/** Positions are judged where they stand: what happens at random in this game says little about it. */
export const heuristics: Heuristics = {
  judge,
  playOut: () => {},
  weigh,
  copyPublic: () => {},
  isLate: () => false,
};
