import { bit } from '@interregnum/kernel';
import { suppliedFactions } from '../pairs.ts';
import { eligibleRegions } from '../state/index.ts';
import { type ActionCard, step } from '../step.ts';
import { ENGLISH, SCOTS, WELSH } from '../terms.ts';
import { placeTheOnly, placeTwo } from './verbs.ts';

const NOT_SCOTS = bit(WELSH) | bit(ENGLISH);

/** KD-CARD-RESIST-1, -2  Place two welsh or english followers into one region near the lands of the scots. */
export const resist: ActionCard = {
  name: 'resist',
  ways: [
    [
      step({
        prompt: 'resist',
        asks: 'region',
        clause: 'KD-CARD-RESIST-1',
        options: (s) => (suppliedFactions(s, NOT_SCOTS) !== 0 ? eligibleRegions(s, SCOTS) : 0),
        brings: true,
      }),
      placeTwo(NOT_SCOTS, 'KD-CARD-RESIST-1'),
      placeTheOnly(NOT_SCOTS, 'KD-CARD-RESIST-2'),
    ],
  ],
};
