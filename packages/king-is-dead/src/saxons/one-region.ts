import { type Bits, bit, lowest, type State, several, withoutLowest } from '@interregnum/kernel';
import { atMost } from '../cards/verbs.ts';
import { factionOf, followersOf, regionOf } from '../state/index.ts';
import { UNIT } from '../swap.ts';
import { suits } from './aim.ts';

/** A change of a single region is limited to the unsettled one, if there is one. */
const within = (regions: Bits, unsettled: Bits): Bits => (unsettled === 0 ? regions : regions & unsettled);

/** Support: the regions in which placing the faction's followers meets the aim. */
export function narrowSupport(s: State, regions: Bits, unsettled: Bits, faction: number): Bits {
  if (several(unsettled)) return 0;
  const net = UNIT[faction] * atMost(s, faction, 2);
  let set = 0;
  for (let rest = within(regions, unsettled); rest !== 0; rest = withoutLowest(rest)) {
    const region = lowest(rest);
    if (suits(s, region, net)) set |= bit(region);
  }
  return set;
}

/** Summon: the followers whose leaving meets the aim. */
export function narrowSummon(s: State, followers: Bits, unsettled: Bits): Bits {
  if (several(unsettled)) return 0;
  let set = 0;
  for (let rest = within(followers, followersOf(unsettled)); rest !== 0; rest = withoutLowest(rest)) {
    const follower = lowest(rest);
    if (suits(s, regionOf(follower), -UNIT[factionOf(follower)])) set |= bit(follower);
  }
  return set;
}
