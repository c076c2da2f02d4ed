import { type Advice, lowest, type State, withoutLowest } from '@interregnum/kernel';
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
  phase,
  presence,
  score,
  seatCount,
  sideCount,
} from './state/index.ts';
import { METAL, OVER, TEXTILE } from './terms.ts';

export const W = {
  active: 0.45, francs: 0.45, members: 0.5, board: 0.12, province: 0.35, medal: 0.8, down: -5, t0: 3, t1: 0.35, smooth: 0.5, textile: 0.2, virtual: 1,
};
const totals = new Float64Array(4);
const holdings = new Float64Array(4);

function bonus(sides: number, points: number, sharp: number, virtualTwice: boolean): void {
  let sum = 0;
  let most = 0;
  for (let side = 0; side < sides; side++) most = Math.max(most, holdings[side]);
  if (most === 0) return;
  for (let side = 0; side < sides; side++) sum += holdings[side] === 0 ? 0 : Math.exp(sharp * (holdings[side] - most));
  for (let side = 0; side < sides; side++) {
    if (holdings[side] === 0) continue;
    const share = (points * Math.exp(sharp * (holdings[side] - most))) / sum;
    totals[side] += virtualTwice && side === 2 ? 2 * share : share;
  }
}

export function judgeWith(P: typeof W, s: State, shares: Float64Array): void {
  const seats = seatCount(s);
  const sides = sideCount(s);
  if (phase(s) === OVER) {
    const won = winners(s);
    shares.fill(0);
    for (const side of won) if (side < seats) shares[side] = 1 / won.length;
    return;
  }
  const left = Math.max(0, marker(s) - secondScore(s));
  const sharp = 2.5 / (1 + 0.15 * left);
  for (let side = 0; side < sides; side++) {
    let value = 0;
    let prospects = 0;
    for (let rest = presence(s, side); rest !== 0; rest = withoutLowest(rest)) {
      const province = lowest(rest);
      if (majority(s, province) !== side) continue;
      value += 1 + allFactories(s, province);
      prospects += P.active * (6 * active(s, province, METAL) + 3 * active(s, province, TEXTILE)) + P.province;
      if (side >= seats) prospects += allFactories(s, province) === 0 ? 1 : 4;
    }
    holdings[side] = value;
    totals[side] = score(s, side) + prospects + P.francs * francs(s, side) + P.members * members(s, side) + P.medal * medals(s, side) + P.down * medalsDown(s, side) - P.board * inSupply(s, side);
  }
  bonus(sides, 9, sharp * 0.7, seats === 2);
  for (let side = 0; side < sides; side++) holdings[side] = medals(s, side);
  bonus(sides, 9, sharp, false);
  for (let side = 0; side < sides; side++) holdings[side] = members(s, side);
  bonus(sides, 3, sharp, false);
  for (let side = 0; side < sides; side++) holdings[side] = francs(s, side);
  bonus(sides, 3, sharp * 0.4, false);
  const heat = P.t0 + P.t1 * left;
  let most = -1e9;
  for (let side = 0; side < sides; side++) most = Math.max(most, totals[side]);
  let sum = 0;
  for (let side = 0; side < sides; side++) sum += totals[side] = Math.exp((totals[side] - most) / heat);
  for (let side = 0; side < seats; side++) shares[side] = totals[side] / sum;
}

export const advice: Advice = {
  judge: (s, shares) => judgeWith(W, s, shares),
  playOut: () => {},
  weigh: (_s, _choices, count, weights) => {
    for (let i = 0; i < count; i++) weights[i] = 1;
  },
  hides: () => false,
  copyPublic: () => {},
};
