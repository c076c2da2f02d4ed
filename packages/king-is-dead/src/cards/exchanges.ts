import { type Bits, bit, type State, size } from '@interregnum/kernel';
import { swapped } from '../log-lines.ts';
import { sameFaction } from '../refusals/of-faction.ts';
import { ifAbsent, ifItsRegion } from '../refusals/of-follower.ts';
import { ifNobodyOf, ifResolved, ifSameRegion, noOthersElsewhere } from '../refusals/of-region.ts';
import { firstOf } from '../refusals/refuse.ts';
import { chosen, everywhere, factionOf, regionOf, regionsWith, standingOutside } from '../state/index.ts';
import { type Step, step } from '../step.ts';
import { moveFollower } from '../swap.ts';
import { followersTerm, regionTerm } from '../words.ts';
import { first } from './verbs.ts';

/** Every faction but one, vikings included (KD-VIKING-4). */
export const othersThan = (faction: number): Bits => 0b1111 & ~bit(faction);

/** Choose a region that gives one follower of a faction, if some other region has the others that are wanted for it. */
export function giveOne(faction: number, clause: string, manned: (s: State, factions: Bits) => Bits): Step {
  const others = othersThan(faction);
  return step({
    prompt: 'give',
    promptValues: () => ({ followers: followersTerm(faction, 1) }),
    asks: 'region',
    clause,
    options: (s) => {
      const givers = regionsWith(s, bit(faction));
      const wanted = manned(s, others);
      return size(wanted) > 1 ? givers : wanted === 0 ? 0 : givers & ~wanted;
    },
    refusalFor: firstOf(ifResolved, ifNobodyOf(faction), noOthersElsewhere(faction)),
  });
}

/** What the region chosen first gives. */
export const given = (faction: number) => (s: State) => ({
  followers: followersTerm(faction, 1),
  region: regionTerm(first(s)),
});

/** Choose a follower of another faction and region, to be exchanged with the one given. */
export function takeOne(faction: number, clause: string): Step {
  const others = everywhere(othersThan(faction));
  return step({
    prompt: 'swap-with',
    promptValues: given(faction),
    asks: 'follower',
    clause,
    options: (s) => standingOutside(s, chosen(s, 0)) & others,
    refusalFor: firstOf(ifItsRegion(ifResolved), ifItsRegion(ifSameRegion(first)), ifAbsent, (s, other, by) =>
      sameFaction(s, factionOf(other), by),
    ),
    take: (s, other) => {
      moveFollower(s, faction, chosen(s, 0), regionOf(other));
      moveFollower(s, factionOf(other), regionOf(other), chosen(s, 0));
    },
    tell: (s, other) => swapped([faction], chosen(s, 0), [factionOf(other)], regionOf(other)),
  });
}
