import { bit, has, lowest, type Refusal, type State } from '@interregnum/kernel';
import { factionOf, factionsIn, followerAt, followersOf, offer, regionOf } from '../state/index.ts';
import type { Step } from '../step.ts';
import { factionTerm, regionTerm } from '../words.ts';
import { ifNoBorder, ifResolved, ifSame, nobodyThere } from './of-region.ts';
import { refuse } from './reasons.ts';

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

/** Why a follower cannot be chosen. */
export function ofFollower(s: State, step: Step, follower: number): Refusal {
  const region = regionOf(follower);
  const faction = factionOf(follower);
  return (
    ifResolved(s, step, region) ??
    (step.prompt === 'swap-with' ? (ifSame(s, step, region) ?? ifNoBorder(s, step, region)) : undefined) ??
    (has(factionsIn(s, region), faction) ? ofPresent(step, region, faction) : nobodyThere(s, step, region, faction))
  );
}

/** Who stands there, and will not do. */
function ofPresent({ prompt, clause }: Step, region: number, faction: number): Refusal {
  if (prompt === 'summon') return refuse('KD-SUMMON-3', 'viking');
  if (prompt === 'swap-with') return refuse(clause, 'same-faction', { faction: factionTerm(faction) });
  return refuse(clause, 'neighbours-empty', { region: regionTerm(region) });
}
