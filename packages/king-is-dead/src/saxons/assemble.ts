import { type Bits, bit, has, lowest, type State, withoutLowest } from '@interregnum/kernel';
import { suppliedFactions } from '../pairs.ts';
import { capped, chosen, chosenCount, frozen, openRegions, setChanges, toChange } from '../state/index.ts';
import { UNIT } from '../swap.ts';
import { COURT_FACTIONS, REGIONS } from '../terms.ts';
import { suits } from './aim.ts';

// The followers still to be placed are a set of factions, a number from 0 to 7; what may be placed in a region is a
// set of such sets, a byte. Regions that the aim says nothing about are all alike and take any rest.

/** The net change by one follower of each faction of a set. */
const NET_OF_SET = Int32Array.from({ length: 8 }, (_, set) =>
  COURT_FACTIONS.reduce<number>((net, faction) => net + (has(set, faction) ? UNIT[faction] : 0), 0),
);

/** For every set of factions, the sets that have no member in common with it. */
const DISJOINT = Uint8Array.from({ length: 8 }, (_, set) =>
  Array.from({ length: 8 }, (_, other) => ((set & other) === 0 ? bit(other) : 0)).reduce((sets, one) => sets | one, 0),
);

/** For every faction, the sets that contain it. */
const CONTAINING = Uint8Array.from(COURT_FACTIONS, (faction) => 0xff & ~DISJOINT[1 << faction]);

/** Per region, the sets of factions that the aim lets it take. */
const suitable = new Uint8Array(REGIONS.length);
const ELSEWHERE = -1;

/** Assemble: the regions for this faction from which the other followers can still meet the aim. */
export function narrowAssemble(s: State, regions: Bits, faction: number): Bits {
  // What an earlier step has changed is not to be changed any more.
  if (chosenCount(s) > 0) setChanges(s, frozen(s), toChange(s) & ~bit(chosen(s, chosenCount(s) - 1)));
  const toPlace = suppliedFactions(s, 0b111 & (-1 << faction));
  const special = capped(s) | toChange(s);
  const plain = openRegions(s) & ~special & ~frozen(s);
  findSuitable(s, special, toPlace);
  let set = plain !== 0 && canFinish(special, faction, ELSEWHERE, true, toPlace) ? regions & plain : 0;
  for (let rest = regions & special; rest !== 0; rest = withoutLowest(rest)) {
    const region = lowest(rest);
    if (canFinish(special, faction, region, plain !== 0, toPlace)) set |= bit(region);
  }
  return set;
}

function findSuitable(s: State, special: Bits, toPlace: number): void {
  for (let rest = special; rest !== 0; rest = withoutLowest(rest)) {
    const region = lowest(rest);
    let sets = 0;
    for (let set = 0; set <= toPlace; set++) {
      if ((set & ~toPlace) === 0 && suits(s, region, NET_OF_SET[set])) sets |= bit(set);
    }
    suitable[region] = sets;
  }
}

/** Whether all can be placed so that every special region suits, with this faction in `where`. */
function canFinish(special: Bits, faction: number, where: number, restFits: boolean, toPlace: number): boolean {
  // The sets of factions that the regions looked at so far can have taken together.
  let taken = bit(0);
  for (let rest = special; rest !== 0; rest = withoutLowest(rest)) {
    const region = lowest(rest);
    const takes = suitable[region] & (region === where ? CONTAINING[faction] : ~CONTAINING[faction]);
    let together = 0;
    for (let sets = takes; sets !== 0; sets = withoutLowest(sets)) {
      const set = lowest(sets);
      together |= (taken & DISJOINT[set]) << set;
    }
    taken = together;
  }
  return restFits ? taken !== 0 : has(taken, toPlace);
}
