import { placed, several } from '../log-lines.ts';
import { ifClosed, ifEmpty, vikingReturned } from '../refusals/of-region.ts';
import { firstOf } from '../refusals/refuse.ts';
import { inSupply, openRegions, placeFromSupply, regionsWith } from '../state/index.ts';
import { type ActionCard, step } from '../step.ts';
import { SCOTS } from '../terms.ts';
import { followersTerm } from '../words.ts';
import { atMost, COURTLY, returnOne } from './verbs.ts';

/** KD-CARD-AMBUSH-1  Place two scots into a region, then return one follower from it. */
export const ambush: ActionCard = {
  name: 'ambush',
  ways: [
    [
      step({
        prompt: 'ambush',
        promptValues: (s) => ({ followers: followersTerm(SCOTS, atMost(s, SCOTS, 2)) }),
        asks: 'region',
        clause: 'KD-CARD-AMBUSH-1',
        // KD-CARD-AMBUSH-3: without scots to place, only a region that can return a follower will do.
        options: (s) => (inSupply(s, SCOTS) > 0 ? openRegions(s) : regionsWith(s, COURTLY)),
        refusalFor: firstOf(ifClosed, ifEmpty, vikingReturned),
        take: (s, region) => placeFromSupply(s, region, SCOTS, atMost(s, SCOTS, 2)),
        tell: (s, region) => placed(several(SCOTS, atMost(s, SCOTS, 2)), region),
      }),
      returnOne('KD-CARD-AMBUSH-2'),
    ],
  ],
};
