import { type Bits, bit, has, lowest, type State, withoutLowest } from '@interregnum/kernel';
import { partners } from '../cards/manoeuvre.ts';
import { borderingPartners, pairsFor } from '../cards/outmanoeuvre.ts';
import { NEIGHBOURS, NEIGHBOURS_OF_SET } from '../map.ts';
import {
  capped,
  chosen,
  everywhere,
  factionOf,
  followersOf,
  frozen,
  regionOf,
  regionsWithTwo,
  toChange,
} from '../state/index.ts';
import { banBinds, PAIR_UNITS, UNIT } from '../swap.ts';
import { FACTIONS } from '../terms.ts';
import { suits, unsettledRegions } from './aim.ts';

// A swap changes two regions. At most one region is unsettled by any aim, and then every swap has to include it.

type Partners = (s: State, follower: number) => Bits;

/** Regions the aim says something about. */
const special = (s: State): Bits => capped(s) | frozen(s) | toChange(s);

/** Of these followers of other regions, those whose exchange with `follower` meets the aim. */
function meeting(s: State, follower: number, others: Bits, unsettled: Bits): Bits {
  const region = regionOf(follower);
  const other = unsettled & ~bit(region);
  const candidates = other === 0 ? others : others & followersOf(other);
  const bound = followersOf(special(s));
  let set = 0;
  for (let faction = 0; faction < FACTIONS.length; faction++) {
    const partnersOfFaction = candidates & everywhere(bit(faction));
    const net = UNIT[faction] - UNIT[factionOf(follower)];
    if (partnersOfFaction === 0 || !suits(s, region, net)) continue;
    set |= partnersOfFaction & ~bound;
    for (let rest = partnersOfFaction & bound; rest !== 0; rest = withoutLowest(rest)) {
      if (suits(s, regionOf(lowest(rest)), 0 - net)) set |= rest & (0 - rest);
    }
  }
  return set;
}

/** One for one: the followers that have a partner. To be one's partner is to have one. */
const narrowFirst =
  (partnersOf: Partners) =>
  (s: State, followers: Bits, unsettled: Bits): Bits => {
    const oneSide = unsettled === 0 ? followers : followers & followersOf(unsettled);
    let set = 0;
    for (let rest = oneSide; rest !== 0; rest = withoutLowest(rest)) {
      const follower = lowest(rest);
      const met = meeting(s, follower, partnersOf(s, follower), unsettled);
      if (met !== 0) set |= met | bit(follower);
    }
    return set;
  };

export const narrowManoeuvre = narrowFirst(partners);
export const narrowFallback = narrowFirst(borderingPartners);
export const narrowSecond = (s: State, others: Bits): Bits => meeting(s, chosen(s, 0), others, unsettledRegions(s));

/** One for two: whether exchanging `follower` with this pair of `from` meets the aim. */
function meets(s: State, follower: number, from: number, pair: number): boolean {
  const net = PAIR_UNITS[pair] - UNIT[factionOf(follower)];
  return suits(s, regionOf(follower), net) && suits(s, from, 0 - net);
}

function meetsWithSomePair(s: State, follower: number, from: number): boolean {
  for (let rest = pairsFor(s, follower, from); rest !== 0; rest = withoutLowest(rest)) {
    if (meets(s, follower, from, lowest(rest))) return true;
  }
  return false;
}

/** Of these regions, those from which two followers may come for `follower`. */
function meetingRegions(s: State, follower: number, regions: Bits, unsettled: Bits): Bits {
  const other = unsettled & ~bit(regionOf(follower));
  let set = 0;
  for (let rest = other === 0 ? regions : regions & other; rest !== 0; rest = withoutLowest(rest)) {
    const from = lowest(rest);
    if (meetsWithSomePair(s, follower, from)) set |= bit(from);
  }
  return set;
}

export function narrowGiver(s: State, followers: Bits, unsettled: Bits): Bits {
  const crowded = regionsWithTwo(s, 0b1111);
  const near = unsettled === 0 ? followers : followers & followersOf(unsettled | NEIGHBOURS_OF_SET[unsettled]);
  // Around an unsettled region, followers of one faction are alike wherever the aim says nothing about their own region.
  const alike = unsettled === 0 || banBinds(s) ? 0 : near & ~followersOf(special(s) | unsettled);
  let set = 0;
  for (let rest = near; rest !== 0; rest = withoutLowest(rest)) {
    const follower = lowest(rest);
    const regions = NEIGHBOURS[regionOf(follower)] & crowded;
    const same = has(alike, follower) ? rest & alike & everywhere(bit(factionOf(follower))) : bit(follower);
    if (meetingRegions(s, follower, regions, unsettled) !== 0) set |= same;
    rest &= ~same | bit(follower);
  }
  return set;
}

export const narrowRegion = (s: State, regions: Bits): Bits =>
  meetingRegions(s, chosen(s, 0), regions, unsettledRegions(s));

export function narrowPair(s: State, pairs: Bits): Bits {
  let set = 0;
  for (let rest = pairs; rest !== 0; rest = withoutLowest(rest)) {
    if (meets(s, chosen(s, 0), chosen(s, 1), lowest(rest))) set |= rest & (0 - rest);
  }
  return set;
}
