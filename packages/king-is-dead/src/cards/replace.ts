import { bit, type ClauseId } from '@interregnum/kernel';
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

/** Which clause of the card says what: all of it, without a follower to return, and if the supply cannot give two. */
interface Clauses {
  readonly full: ClauseId;
  readonly withoutReturn: ClauseId;
  readonly fewerInSupply: ClauseId;
}

/** What quell and muster have in common: return a follower of the faction from near its lands, place two of any there. */
export const replaceWithTwo = (name: CardName, faction: number, clauses: Clauses): ActionCard => ({
  name,
  ways: [
    [
      step({
        prompt: 'replace',
        promptValues: () => ({ followers: followersTerm(faction, 1) }),
        asks: 'region',
        clause: clauses.full,
        options: (s) => eligibleRegions(s, faction) & regionsWith(s, bit(faction)),
        refusalFor: firstOf(ifClosed, ifFar(faction), nobodyOf(faction)),
        take: (s, region) => returnToSupply(s, region, faction),
        tell: (_, region) => returned(faction, region),
      }),
      placeTwo(COURTLY, clauses.full),
      placeTheOnly(COURTLY, clauses.fewerInSupply),
    ],
    [
      step({
        prompt: 'reinforce',
        asks: 'region',
        clause: clauses.withoutReturn,
        options: (s) => (totalSupply(s) > 0 ? eligibleRegions(s, faction) : 0),
        refusalFor: firstOf(ifClosed, far(faction)),
      }),
      placeTwo(COURTLY, clauses.withoutReturn),
      placeTheOnly(COURTLY, clauses.fewerInSupply),
    ],
  ],
});
