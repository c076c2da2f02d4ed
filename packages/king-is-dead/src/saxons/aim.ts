import { type Bits, bit, has, lowest, type State, withoutLowest } from '@interregnum/kernel';
import {
  capped,
  ceiling,
  clearAim,
  contestedRegion,
  frozen,
  liftCeiling,
  regionAt,
  rulesVersion,
  SPACES,
  setCeiling,
  setChanges,
  struggles,
  toChange,
} from '../state/index.ts';
import type { Net } from '../swap.ts';
import { leadAfter, leadIn } from './lead.ts';

/**
 * What the Saxons aim at, in a form that every step can be checked against: some regions have a highest lead they may
 * be left with, some must not change, one must. KD-SOLO-6..9 are a list of such aims; the first one that some
 * resolution of the card meets is the final one. It stays in the state until the card is resolved.
 */

/** The guard of KD-SOLO-6: a lead of one will do, for a summon follows. */
const GUARD = 1;

/**
 * Leaves those of the offered choices from which the aim in the state can still be met. A card's first step is told
 * the unsettled regions, which the aim does not allow to stay as they are; later steps look for themselves.
 */
export type Narrowing = (s: State, offered: Bits, unsettled: Bits) => Bits;

/** Whether a region may change by `net`. */
export function suits(s: State, region: number, net: Net): boolean {
  if (has(capped(s), region) && leadAfter(s, region, net) > ceiling(s, region)) return false;
  return net === 0 ? !has(toChange(s), region) : !has(frozen(s), region);
}

/** Regions that the aim does not allow to stay as they are. */
export function unsettledRegions(s: State): Bits {
  let set = toChange(s);
  for (let rest = capped(s); rest !== 0; rest = withoutLowest(rest)) {
    const region = lowest(rest);
    if (leadIn(s, region) > ceiling(s, region)) set |= bit(region);
  }
  return set;
}

/**
 * KD-SOLO-6, -7  The card must leave the contested region at a lead of one at most, if it can. Returns the choices left.
 * `reach` are the regions that the card can change at all.
 */
export function aimCard(s: State, narrow: Narrowing, offered: Bits, reach: Bits): Bits {
  const contested = contestedRegion(s);
  clearAim(s);
  setCeiling(s, contested, GUARD);
  if (leadIn(s, contested) <= GUARD) return aimBeyond(s, narrow, offered, reach);
  const met = narrow(s, offered, bit(contested));
  if (met !== 0) return met;
  liftCeiling(s, contested);
  return aimToReduce(s, narrow, offered, reach) || aimToDoNoHarm(s, narrow, offered, reach);
}

/** KD-SOLO-11  The summon must make the contested region a tie, if it can; otherwise not raise its lead. */
export function aimSummon(s: State, narrow: Narrowing, offered: Bits, reach: Bits): Bits {
  const contested = contestedRegion(s);
  const before = leadIn(s, contested);
  clearAim(s);
  if (before > 0) {
    setCeiling(s, contested, 0);
    const met = narrow(s, offered, bit(contested));
    if (met !== 0) return met;
  }
  setCeiling(s, contested, before);
  return aimBeyond(s, narrow, offered, reach);
}

/** Steps 2 to 4, with the contested region's ceiling as a guard that falls only if nothing at all can meet it. */
function aimBeyond(s: State, narrow: Narrowing, offered: Bits, reach: Bits): Bits {
  const guarded = aimToReduce(s, narrow, offered, reach);
  if (guarded !== 0) return guarded;
  if (narrow(s, offered, 0) !== 0) return aimToDoNoHarm(s, narrow, offered, reach);
  liftCeiling(s, contestedRegion(s));
  return aimToReduce(s, narrow, offered, reach) || aimToDoNoHarm(s, narrow, offered, reach);
}

/**
 * KD-SOLO-8  Reduce the lead of the next region to be contested in which that is possible; last of all, that of the
 * contested one. Rules version 1 leaves that one out.
 */
function aimToReduce(s: State, narrow: Narrowing, offered: Bits, reach: Bits): Bits {
  for (let space = struggles(s) + 1; space < SPACES; space++) {
    const region = regionAt(s, space);
    const before = has(reach, region) ? leadIn(s, region) : 0;
    if (before === 0) continue;
    setCeiling(s, region, before - 1);
    const met = narrow(s, offered, bit(region));
    if (met !== 0) return met;
    liftCeiling(s, region);
  }
  return rulesVersion(s) === 1 ? 0 : aimToReduceContested(s, narrow, offered, reach);
}

/** A guard over the contested region is as high as its lead at least, and stands again if the lead cannot be reduced. */
function aimToReduceContested(s: State, narrow: Narrowing, offered: Bits, reach: Bits): Bits {
  const contested = contestedRegion(s);
  const before = has(reach, contested) ? leadIn(s, contested) : 0;
  if (before === 0) return 0;
  const guarded = has(capped(s), contested);
  const guard = ceiling(s, contested);
  setCeiling(s, contested, before - 1);
  const met = narrow(s, offered, bit(contested));
  if (met !== 0) return met;
  if (guarded) setCeiling(s, contested, guard);
  else liftCeiling(s, contested);
  return 0;
}

/** KD-SOLO-9  Raise no lead, if possible; and change the region that will be contested soonest, the contested one last. */
function aimToDoNoHarm(s: State, narrow: Narrowing, offered: Bits, reach: Bits): Bits {
  const contested = contestedRegion(s);
  const guarded = has(capped(s), contested);
  const guard = ceiling(s, contested);
  setCeiling(s, contested, guarded ? Math.min(guard, leadIn(s, contested)) : leadIn(s, contested));
  for (let space = struggles(s) + 1; space < SPACES; space++) {
    setCeiling(s, regionAt(s, space), leadIn(s, regionAt(s, space)));
  }
  if (narrow(s, offered, 0) === 0) {
    clearAim(s);
    if (guarded) setCeiling(s, contested, guard);
  }
  return aimAtTheEarliest(s, narrow, offered, reach);
}

function aimAtTheEarliest(s: State, narrow: Narrowing, offered: Bits, reach: Bits): Bits {
  let earlier = 0;
  for (let space = struggles(s) + 1; space <= SPACES; space++) {
    const region = space === SPACES ? contestedRegion(s) : regionAt(s, space);
    if (has(reach, region)) {
      setChanges(s, earlier, bit(region));
      const met = narrow(s, offered, bit(region));
      if (met !== 0) return met;
    }
    earlier |= bit(region);
  }
  setChanges(s, earlier, 0);
  return narrow(s, offered, 0);
}
