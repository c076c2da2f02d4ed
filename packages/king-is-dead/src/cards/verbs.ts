import { type Bits, bit, type State } from '@interregnum/kernel';
import { placed, returned, several } from '../log-lines.ts';
import { pairsInSupply, suppliedFactions } from '../pairs.ts';
import { ifEither, ifNoneIn, ifNoneInSupply, ifViking, noneInSupply, onlyOneInSupply } from '../refusals/of-faction.ts';
import { vikingReturned } from '../refusals/of-region.ts';
import { firstOf, type RefusalIf, type RefusalOf } from '../refusals/refuse.ts';
import { chosen, chosenCount, factionsIn, inSupply, placeFromSupply, returnToSupply } from '../state/index.ts';
import { type Step, step } from '../step.ts';
import { ENGLISH, PAIRS, SCOTS, WELSH } from '../terms.ts';
import { followersTerm, regionTerm } from '../words.ts';

/** Every faction that followers can be placed, returned and summoned of; vikings cannot (KD-VIKING-3, -5, -6). */
export const COURTLY: Bits = bit(SCOTS) | bit(WELSH) | bit(ENGLISH);

/** How many of at most `most` followers the supply has (KD-PARTIAL-2). */
export const atMost = (s: State, faction: number, most: number): number => Math.min(most, inSupply(s, faction));

/** The regions chosen first and second within an effect. */
export const first = (s: State): number => chosen(s, 0);
export const second = (s: State): number => chosen(s, 1);

interface Placement {
  readonly faction: number;
  readonly count: number;
  readonly clause: string;
  readonly into: (s: State) => Bits;
  /** Why a region is not among these. */
  readonly refusalFor: RefusalOf;
}

/** Choose a region and place up to `count` followers of a faction there; passed over if the supply has none. */
export const place = ({ faction, count, clause, into, refusalFor }: Placement): Step =>
  step({
    prompt: 'place',
    promptValues: (s) => ({ followers: followersTerm(faction, atMost(s, faction, count)) }),
    asks: 'region',
    clause,
    options: (s) => (inSupply(s, faction) > 0 ? into(s) : 0),
    refusalFor,
    take: (s, region) => placeFromSupply(s, region, faction, atMost(s, faction, count)),
    tell: (s, region) => placed(several(faction, atMost(s, faction, count)), region),
    skipIfEmpty: true,
  });

/**
 * Choose two followers of these factions from the supply, for the region chosen before. `ifNever` tells whom the card
 * would not place, were they in the supply or not.
 */
export const placeTwo = (factions: Bits, clause: string, ifNever: RefusalIf = ifViking): Step =>
  step({
    prompt: 'place-two',
    promptValues: (s) => ({ region: regionTerm(first(s)) }),
    asks: 'pair',
    clause,
    options: (s) => pairsInSupply(s, factions),
    refusalFor: firstOf(ifEither(ifNever, ifNoneInSupply), onlyOneInSupply),
    take: (s, pair) => {
      for (const faction of PAIRS[pair]) placeFromSupply(s, first(s), faction, 1);
    },
    tell: (s, pair) => placed(PAIRS[pair], first(s)),
    skipIfEmpty: true,
  });

/** The same with one follower. */
export const placeOne = (factions: Bits, clause: string, ifNever: RefusalIf = ifViking): Step =>
  step({
    prompt: 'place-one',
    promptValues: (s) => ({ region: regionTerm(first(s)) }),
    asks: 'faction',
    clause,
    options: (s) => suppliedFactions(s, factions),
    refusalFor: firstOf(ifNever, noneInSupply),
    take: (s, faction) => placeFromSupply(s, first(s), faction, 1),
    tell: (s, faction) => placed([faction], first(s)),
    skipIfEmpty: true,
  });

/** The last follower of the supply where two were asked for (KD-PARTIAL-2); not after two were placed. */
export const placeTheOnly = (factions: Bits, clause: string, ifNever?: RefusalIf): Step => ({
  ...placeOne(factions, clause, ifNever),
  options: (s) => (chosenCount(s) === 1 ? suppliedFactions(s, factions) : 0),
});

/** Choose a follower of the region chosen before, to be returned to the supply. */
export const returnOne = (clause: string): Step =>
  step({
    prompt: 'return',
    promptValues: (s) => ({ region: regionTerm(first(s)) }),
    asks: 'faction',
    clause,
    options: (s) => factionsIn(s, first(s)) & COURTLY,
    refusalFor: firstOf(ifNoneIn(first), vikingReturned),
    take: (s, faction) => returnToSupply(s, first(s), faction),
    tell: (s, faction) => returned(faction, first(s)),
  });
