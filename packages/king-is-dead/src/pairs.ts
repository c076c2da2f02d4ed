import { type Bits, bit, has, type State } from '@interregnum/kernel';
import { doubledIn, factionsIn, inSupply } from './state/index.ts';
import { ENGLISH, PAIRS, SCOTS, WELSH } from './terms.ts';

/** For every set of factions present (low four bits) and doubled (high four bits), the pairs that can be taken. */
const PAIRS_FROM = Uint16Array.from({ length: 256 }, (_, sets) =>
  PAIRS.reduce((pairs, [a, b], pair) => {
    const there = a === b ? has(sets >>> 4, a) : has(sets, a) && has(sets, b);
    return there ? pairs | bit(pair) : pairs;
  }, 0),
);

/** The pairs of these factions' followers in a region. */
export const pairsIn = (s: State, region: number, factions: Bits): Bits =>
  PAIRS_FROM[(factionsIn(s, region) & factions) | ((doubledIn(s, region) & factions) << 4)];

/** The factions of a set with at least `least` followers in the supply. */
export function suppliedFactions(s: State, factions: Bits, least = 1): Bits {
  let set = 0;
  for (let faction = SCOTS; faction <= ENGLISH; faction++) if (inSupply(s, faction) >= least) set |= 1 << faction;
  return set & factions;
}

/** The pairs of these factions' followers in the supply. */
export const pairsInSupply = (s: State, factions: Bits): Bits =>
  PAIRS_FROM[suppliedFactions(s, factions) | (suppliedFactions(s, factions, 2) << 4)];

export const totalSupply = (s: State): number => inSupply(s, SCOTS) + inSupply(s, WELSH) + inSupply(s, ENGLISH);
