import type { Bits, State } from '@interregnum/kernel';
import { actor, factionOf, inCourt, NO_VIKINGS, regionOf, removeFollower, setCourt, standing } from './state/index.ts';
import { type Step, step } from './step.ts';

/** KD-SUMMON-1, -3  Any follower of any region, but no viking. */
const summonable = (s: State): Bits => standing(s) & NO_VIKINGS;

/** KD-SUMMON-1..5  The follower joins the court of whoever acted. */
export const summon: Step = step({
  prompt: 'summon',
  asks: 'follower',
  clause: 'KD-SUMMON-1',
  options: summonable,
  take: (s, follower) => {
    removeFollower(s, regionOf(follower), factionOf(follower));
    setCourt(s, actor(s), factionOf(follower), inCourt(s, actor(s), factionOf(follower)) + 1);
  },
});
