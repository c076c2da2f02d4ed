import { bit } from '@interregnum/kernel';
import { suppliedFactions } from '../pairs.ts';
import { far } from '../refusals/lands.ts';
import { ifViking } from '../refusals/of-faction.ts';
import { ifClosed } from '../refusals/of-region.ts';
import { firstOf, type RefusalIf, refuse } from '../refusals/refuse.ts';
import { eligibleRegions } from '../state/index.ts';
import { type ActionCard, step } from '../step.ts';
import { cardNumber, ENGLISH, SCOTS, WELSH } from '../terms.ts';
import { cardTerm, factionTerm } from '../words.ts';
import { placeTheOnly, placeTwo } from './verbs.ts';

const NOT_SCOTS = bit(WELSH) | bit(ENGLISH);

/** KD-CARD-RESIST-1  Scots do not come by this card, however many are in the supply; nor do vikings. */
const ifNotPlaced: RefusalIf = (s, faction, clause) =>
  faction === SCOTS
    ? refuse(clause, 'not-placed', { card: cardTerm(cardNumber('resist')), faction: factionTerm(SCOTS) })
    : ifViking(s, faction, clause);

/** KD-CARD-RESIST-1, KD-CARD-RESIST-2  Place two welsh or english followers into one region near the lands of the scots. */
export const resist: ActionCard = {
  name: 'resist',
  ways: [
    [
      step({
        prompt: 'resist',
        asks: 'region',
        clause: 'KD-CARD-RESIST-1',
        options: (s) => (suppliedFactions(s, NOT_SCOTS) !== 0 ? eligibleRegions(s, SCOTS) : 0),
        refusalFor: firstOf(ifClosed, far(SCOTS)),
      }),
      placeTwo(NOT_SCOTS, 'KD-CARD-RESIST-1', ifNotPlaced),
      placeTheOnly(NOT_SCOTS, 'KD-CARD-RESIST-2', ifNotPlaced),
    ],
  ],
};
