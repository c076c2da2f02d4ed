import { type Bits, bit, lowest, type State, withoutLowest } from '@interregnum/kernel';
import {
  actor,
  addFollower,
  effect,
  factionOf,
  followerAt,
  recordSwap,
  regionOf,
  removeFollower,
  swapA,
  swapB,
  swapCard,
  swapNet,
  swapSeat,
} from './state/index.ts';
import { FACTIONS, PAIRS } from './terms.ts';

/**
 * A net change of a region's followers in one number, eight bits for each faction: sums and negatives of such numbers
 * are the sums and negatives of the changes (KD-UNDO-2).
 */
export type Net = number;
export const UNIT: readonly Net[] = FACTIONS.map((_, faction) => 1 << (8 * faction));
export const PAIR_UNITS: readonly Net[] = PAIRS.map(([a, b]) => UNIT[a] + UNIT[b]);

/** The change of one faction within a net change. */
export function changeOf(net: Net, faction: number): number {
  let rest = net;
  for (let f = 0; f < faction; f++) rest = (rest - ((rest << 24) >> 24)) >> 8;
  return (rest << 24) >> 24;
}

/** KD-UNDO-1, -4, -6  Whether a ban on undoing binds the seat that acts, for the effect it resolves. */
export const banBinds = (s: State): boolean =>
  swapSeat(s) >= 0 && swapSeat(s) !== actor(s) && swapCard(s) === effect(s);

const NOWHERE = -1;

/** The only follower of another region with which exchanging this one would be the forbidden undo, as a set. */
export function forbiddenPartner(s: State, follower: number): Bits {
  const region = regionOf(follower);
  const other = region === swapA(s) ? swapB(s) : region === swapB(s) ? swapA(s) : NOWHERE;
  if (other === NOWHERE) return 0;
  const net = UNIT[factionOf(follower)] + (region === swapA(s) ? -swapNet(s) : swapNet(s));
  const faction = UNIT.indexOf(net);
  return faction < 0 ? 0 : bit(followerAt(other, faction));
}

/** The pairs of a set that may be taken from `from` in exchange for one follower of `faction` of `region`. */
export function withoutForbiddenPairs(s: State, region: number, faction: number, from: number, pairs: Bits): Bits {
  // Most swaps are told apart by the sum of their regions already; then if one is the same, so is the other.
  if (region + from !== swapA(s) + swapB(s)) return pairs;
  let allowed = pairs;
  for (let rest = pairs; rest !== 0; rest = withoutLowest(rest)) {
    const pair = lowest(rest);
    if (undoes(s, region, PAIR_UNITS[pair] - UNIT[faction])) allowed &= ~(1 << pair);
  }
  return allowed;
}

/** KD-UNDO-3  Whether a swap of the same regions that changes `region` by `net` is the forbidden undo. */
const undoes = (s: State, region: number, net: Net): boolean =>
  region === swapA(s) ? net === -swapNet(s) : region === swapB(s) && net === swapNet(s);

export function moveFollower(s: State, faction: number, from: number, to: number): void {
  removeFollower(s, from, faction);
  addFollower(s, to, faction);
}

export function movePair(s: State, pair: number, from: number, to: number): void {
  moveFollower(s, PAIRS[pair][0], from, to);
  moveFollower(s, PAIRS[pair][1], from, to);
}

/** Keeps the net change of a (out)manoeuvre, unless it changed nothing. */
export function noteSwap(s: State, region: number, other: number, net: Net): void {
  if (net === 0) return;
  if (region < other) recordSwap(s, actor(s), effect(s), region, other, net);
  else recordSwap(s, actor(s), effect(s), other, region, -net);
}
