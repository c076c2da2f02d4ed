import { bit, has, lowest, type State } from '@interregnum/kernel';
import { factionOf, factionsIn, followerAt, followersOf, offer, regionOf } from '../state/index.ts';
import { nobodyThere } from './of-region.ts';
import type { RefusalIf, RefusalOf } from './refuse.ts';

/**
 * Whom a refusal speaks of: the follower itself; or, if it does not stand there and none of those who do is offered, the
 * first of them, for then it is the region that will not do.
 */
export function spokenOf(s: State, follower: number): number {
  const region = regionOf(follower);
  const there = factionsIn(s, region);
  const isOffered = (offer(s) & followersOf(bit(region))) !== 0;
  return there === 0 || isOffered || has(there, factionOf(follower)) ? follower : followerAt(region, lowest(there));
}

/** It is the region where the follower stands that will not do. */
export const ifItsRegion =
  (reason: RefusalIf): RefusalIf =>
  (s, follower, clause) =>
    reason(s, regionOf(follower), clause);

export const absent: RefusalOf = (s, follower, clause) =>
  nobodyThere(s, regionOf(follower), factionOf(follower), clause);

export const ifAbsent: RefusalIf = (s, follower, clause) =>
  has(factionsIn(s, regionOf(follower)), factionOf(follower)) ? undefined : absent(s, follower, clause);
