import { type Bits, bit, type LogLine, lowest, type State, withoutLowest } from '@interregnum/kernel';
import { swapped } from '../log-lines.ts';
import { absent, ifItsRegion } from '../refusals/of-follower.ts';
import { ifResolved, ifSameRegion } from '../refusals/of-region.ts';
import { firstOf } from '../refusals/refuse.ts';
import { chosen, factionOf, regionOf, standing, standingOutside } from '../state/index.ts';
import { type ActionCard, step } from '../step.ts';
import { banBinds, forbiddenPartner, moveFollower, noteSwap, UNIT } from '../swap.ts';
import { followersTerm, regionTerm } from '../words.ts';

/** KD-CARD-MANOEUVRE-1, KD-CARD-MANOEUVRE-4  The followers of other regions that one follower may be exchanged with. */
export function partners(s: State, follower: number): Bits {
  const others = standingOutside(s, regionOf(follower));
  return banBinds(s) ? others & ~forbiddenPartner(s, follower) : others;
}

/** KD-CARD-MANOEUVRE-3  The followers that have a partner. Without a ban all have one, or none has. */
function exchangeable(s: State): Bits {
  const all = standing(s);
  if (!banBinds(s)) return all !== 0 && standingOutside(s, regionOf(lowest(all))) !== 0 ? all : 0;
  let set = 0;
  for (let rest = all; rest !== 0; rest = withoutLowest(rest)) {
    const follower = lowest(rest);
    if (partners(s, follower) !== 0) set |= bit(follower);
  }
  return set;
}

/** The follower chosen first, and its region. */
export const regionOfFirst = (s: State): number => regionOf(chosen(s, 0));
export const followerChosen = (s: State) => ({
  followers: followersTerm(factionOf(chosen(s, 0)), 1),
  region: regionTerm(regionOfFirst(s)),
});

/**
 * KD-CARD-MANOEUVRE-1, KD-CARD-MANOEUVRE-2  Exchange one follower with one of any other region, be it of the same faction.
 */
export const manoeuvre: ActionCard = {
  name: 'manoeuvre',
  ways: [
    [
      step({
        prompt: 'swap-first',
        asks: 'follower',
        clause: 'KD-CARD-MANOEUVRE-1',
        options: exchangeable,
        refusalFor: firstOf(ifItsRegion(ifResolved), absent),
      }),
      step({
        prompt: 'swap-with',
        promptValues: followerChosen,
        asks: 'follower',
        clause: 'KD-CARD-MANOEUVRE-1',
        options: (s) => partners(s, chosen(s, 0)),
        refusalFor: firstOf(ifItsRegion(ifResolved), ifItsRegion(ifSameRegion(regionOfFirst)), absent),
        take: (s, other) => exchange(s, chosen(s, 0), other),
        tell: (s, other) => exchanged(chosen(s, 0), other),
      }),
    ],
  ],
};

/** Exchanges two followers and keeps the net change for KD-UNDO. */
export function exchange(s: State, follower: number, other: number): void {
  const a = regionOf(follower);
  const b = regionOf(other);
  moveFollower(s, factionOf(follower), a, b);
  moveFollower(s, factionOf(other), b, a);
  noteSwap(s, a, b, UNIT[factionOf(other)] - UNIT[factionOf(follower)]);
}

export const exchanged = (follower: number, other: number): readonly LogLine[] =>
  swapped([factionOf(follower)], regionOf(follower), [factionOf(other)], regionOf(other));
