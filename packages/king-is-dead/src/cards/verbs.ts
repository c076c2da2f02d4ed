import { type Bits, bit, type State } from '@interregnum/kernel';
import { pairsInSupply, suppliedFactions } from '../pairs.ts';
import { chosen, chosenCount, factionsIn, inSupply, placeFromSupply, returnToSupply } from '../state/index.ts';
import { type Step, step } from '../step.ts';
import { ENGLISH, PAIRS, SCOTS, WELSH } from '../terms.ts';
import { followersTerm, regionTerm } from '../words.ts';

/** Every faction that followers can be placed, returned and summoned of; vikings cannot (KD-VIKING-3, -5, -6). */
export const COURTLY: Bits = bit(SCOTS) | bit(WELSH) | bit(ENGLISH);

/** How many of at most `most` followers the supply has (KD-PARTIAL-2). */
export const atMost = (s: State, faction: number, most: number): number => Math.min(most, inSupply(s, faction));

interface Placement {
  readonly faction: number;
  readonly count: number;
  readonly clause: string;
  readonly into: (s: State) => Bits;
}

/** Choose a region and place up to `count` followers of a faction there; passed over if the supply has none. */
export const place = ({ faction, count, clause, into }: Placement): Step =>
  step({
    prompt: 'place',
    about: (s) => ({ followers: followersTerm(faction, atMost(s, faction, count)) }),
    asks: 'region',
    clause,
    options: (s) => (inSupply(s, faction) > 0 ? into(s) : 0),
    take: (s, region) => placeFromSupply(s, region, faction, atMost(s, faction, count)),
    brings: true,
    optional: true,
  });

/** Choose two followers of these factions from the supply, for the region chosen before. */
export const placeTwo = (factions: Bits, clause: string): Step =>
  step({
    prompt: 'place-two',
    about: (s) => ({ region: regionTerm(chosen(s, 0)) }),
    asks: 'pair',
    clause,
    options: (s) => pairsInSupply(s, factions),
    take: (s, pair) => {
      for (const faction of PAIRS[pair]) placeFromSupply(s, chosen(s, 0), faction, 1);
    },
    optional: true,
  });

/** The same with one follower. */
export const placeOne = (factions: Bits, clause: string): Step =>
  step({
    prompt: 'place-one',
    about: (s) => ({ region: regionTerm(chosen(s, 0)) }),
    asks: 'faction',
    clause,
    options: (s) => suppliedFactions(s, factions),
    take: (s, faction) => placeFromSupply(s, chosen(s, 0), faction, 1),
    optional: true,
  });

/** The last follower of the supply where two were asked for (KD-PARTIAL-2); not after two were placed. */
export const placeTheOnly = (factions: Bits, clause: string): Step => ({
  ...placeOne(factions, clause),
  options: (s) => (chosenCount(s) === 1 ? suppliedFactions(s, factions) : 0),
});

/** Choose a follower of the region chosen before, to be returned to the supply. */
export const returnOne = (clause: string): Step =>
  step({
    prompt: 'return',
    about: (s) => ({ region: regionTerm(chosen(s, 0)) }),
    asks: 'faction',
    clause,
    options: (s) => factionsIn(s, chosen(s, 0)) & COURTLY,
    take: (s, faction) => returnToSupply(s, chosen(s, 0), faction),
  });
