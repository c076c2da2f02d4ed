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

const near = (s: State): Bits => eligibleRegions(s, ENGLISH);
const withEnglish = (s: State): Bits => near(s) & regionsWith(s, bit(ENGLISH));

/** Choose a region that has an english follower, and return that one. */
const returnEnglish = (options: (s: State) => Bits): Step =>
  step({
    prompt: 'replace',
    about: () => ({ followers: followersTerm(ENGLISH, 1) }),
    asks: 'region',
    clause: CLAUSE,
    options,
    bars: firstOf(ifClosed, ifFar(ENGLISH), nobodyOf(ENGLISH)),
    take: (s, region) => returnToSupply(s, region, ENGLISH),
    tell: (_, region) => returned(ENGLISH, region),
  });

const choose = (options: (s: State) => Bits): Step =>
  step({
    prompt: 'suppress',
    asks: 'region',
    clause: CLAUSE,
    options,
    bars: firstOf(ifClosed, ifFar(ENGLISH), ifEmpty, vikingReturned),
  });

const returnAnother = returnOne('KD-CARD-SUPPRESS-1');
const placeAny = placeOne(COURTLY, 'KD-CARD-SUPPRESS-1');

/** KD-CARD-SUPPRESS-1..3  Return an english follower and another one near the lands of the english, then place one there. */
export const suppress: ActionCard = {
  name: 'suppress',
  ways: [
    [returnEnglish((s) => withEnglish(s) & regionsWithTwo(s, COURTLY)), returnAnother, placeAny],
    [returnEnglish(withEnglish), placeAny],
    [choose((s) => near(s) & regionsWith(s, COURTLY)), returnAnother, placeAny],
    [choose((s) => (totalSupply(s) > 0 ? near(s) : 0)), placeAny],
  ],
};
