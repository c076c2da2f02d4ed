import { type Bits, bit, type State } from '@interregnum/kernel';
import { returned } from '../log-lines.ts';
import { totalSupply } from '../pairs.ts';
import { ifFar } from '../refusals/lands.ts';
import { ifClosed, ifEmpty, nobodyOf, vikingReturned } from '../refusals/of-region.ts';
import { firstOf } from '../refusals/refuse.ts';
import { eligibleRegions, regionsWith, regionsWithTwo, returnToSupply } from '../state/index.ts';
import { type ActionCard, type Step, step } from '../step.ts';
import { ENGLISH } from '../terms.ts';
import { followersTerm } from '../words.ts';
import { COURTLY, placeOne, returnOne } from './verbs.ts';

const CLAUSE = 'KD-CARD-SUPPRESS-2';

/** E(english), and those of it where an english follower stands. */
const eligible = (s: State): Bits => eligibleRegions(s, ENGLISH);
const withEnglish = (s: State): Bits => eligible(s) & regionsWith(s, bit(ENGLISH));

/** Tiers 1 and 2: choose a region that has an english follower, and return that one. The prompt names it: it is replaced. */
const returnEnglish = (options: (s: State) => Bits): Step =>
  step({
    prompt: 'replace',
    promptValues: () => ({ followers: followersTerm(ENGLISH, 1) }),
    asks: 'region',
    clause: CLAUSE,
    options,
    refusalFor: firstOf(ifClosed, ifFar(ENGLISH), nobodyOf(ENGLISH)),
    take: (s, region) => returnToSupply(s, region, ENGLISH),
    tell: (_, region) => returned(ENGLISH, region),
  });

/** Tiers 3 and 4: choose a region; nobody is returned yet, so the prompt only names the card. */
const choose = (options: (s: State) => Bits): Step =>
  step({
    prompt: 'suppress',
    asks: 'region',
    clause: CLAUSE,
    options,
    refusalFor: firstOf(ifClosed, ifFar(ENGLISH), ifEmpty, vikingReturned),
  });

const returnAnother = returnOne('KD-CARD-SUPPRESS-1');
const placeAny = placeOne(COURTLY, 'KD-CARD-SUPPRESS-1');

/**
 * KD-CARD-SUPPRESS-1  Return an english follower and another one near the lands of the english, then place one there. Its ways
 * are the tiers of KD-CARD-SUPPRESS-2, in that order.
 */
export const suppress: ActionCard = {
  name: 'suppress',
  ways: [
    [returnEnglish((s) => withEnglish(s) & regionsWithTwo(s, COURTLY)), returnAnother, placeAny],
    [returnEnglish(withEnglish), placeAny],
    [choose((s) => eligible(s) & regionsWith(s, COURTLY)), returnAnother, placeAny],
    // KD-CARD-SUPPRESS-3: here nobody was returned who could be placed (KD-PLACE-3), so the supply must have somebody.
    [choose((s) => (totalSupply(s) > 0 ? eligible(s) : 0)), placeAny],
  ],
};
