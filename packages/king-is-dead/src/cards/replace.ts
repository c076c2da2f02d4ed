import { bit } from '@interregnum/kernel';
import { returned } from '../log-lines.ts';
import { totalSupply } from '../pairs.ts';
import { far, ifFar } from '../refusals/lands.ts';
import { ifClosed, nobodyOf } from '../refusals/of-region.ts';
import { firstOf } from '../refusals/refuse.ts';
import { eligibleRegions, regionsWith, returnToSupply } from '../state/index.ts';
import { type ActionCard, step } from '../step.ts';
import type { CardName } from '../terms.ts';
import { followersTerm } from '../words.ts';
import { COURTLY, placeTheOnly, placeTwo } from './verbs.ts';

/** What quell and muster have in common: return a follower of the faction from near its lands, place two of any there. */
export const replaceWithTwo = (name: CardName, faction: number, clause: string): ActionCard => ({
  name,
  ways: [
    [
      step({
        prompt: 'replace',
        about: () => ({ followers: followersTerm(faction, 1) }),
        asks: 'region',
        clause: `${clause}-1`,
        options: (s) => eligibleRegions(s, faction) & regionsWith(s, bit(faction)),
        bars: firstOf(ifClosed, ifFar(faction), nobodyOf(faction)),
        take: (s, region) => returnToSupply(s, region, faction),
        tell: (_, region) => returned(faction, region),
      }),
      placeTwo(COURTLY, `${clause}-1`),
      placeTheOnly(COURTLY, `${clause}-3`),
    ],
    [
      step({
        prompt: 'reinforce',
        asks: 'region',
        clause: `${clause}-2`,
        options: (s) => (totalSupply(s) > 0 ? eligibleRegions(s, faction) : 0),
        bars: firstOf(ifClosed, far(faction)),
      }),
      placeTwo(COURTLY, `${clause}-2`),
      placeTheOnly(COURTLY, `${clause}-3`),
    ],
  ],
});
