import { far } from '../refusals/lands.ts';
import { ifClosed } from '../refusals/of-region.ts';
import { firstOf } from '../refusals/refuse.ts';
import { eligibleRegions } from '../state/index.ts';
import type { ActionCard } from '../step.ts';
import { type CardName, ENGLISH, SCOTS, WELSH } from '../terms.ts';
import { place } from './verbs.ts';

/**
 * KD-CARD-SUPPORT-1, KD-CARD-SUPPORT-2  Place two followers of the faction, together, into one region near its lands. What `place`
 * passes over, because the supply or E(F) is empty, has no effect (KD-CARD-SUPPORT-3, KD-CARD-SUPPORT-4).
 */
const support = (name: CardName, faction: number): ActionCard => ({
  name,
  ways: [
    [
      place({
        faction,
        count: 2,
        clause: 'KD-CARD-SUPPORT-1',
        into: (s) => eligibleRegions(s, faction),
        refusalFor: firstOf(ifClosed, far(faction)),
      }),
    ],
  ],
});

export const scottishSupport = support('scottish-support', SCOTS);
export const welshSupport = support('welsh-support', WELSH);
export const englishSupport = support('english-support', ENGLISH);
