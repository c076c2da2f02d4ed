import { bit } from '@interregnum/kernel';
import { swapped } from '../log-lines.ts';
import { pairsIn } from '../pairs.ts';
import { ifEither, ifFaction, ifNoneIn, onlyOneIn } from '../refusals/of-faction.ts';
import { ifEmpty, ifResolved, ifSameRegion, tooFewBut } from '../refusals/of-region.ts';
import { firstOf } from '../refusals/refuse.ts';
import { chosen, regionsWith, regionsWithTwo } from '../state/index.ts';
import { type ActionCard, step } from '../step.ts';
import { moveFollower, movePair } from '../swap.ts';
import { ENGLISH, PAIRS } from '../terms.ts';
import { regionTerm } from '../words.ts';
import { given, giveOne, othersThan, takeOne } from './exchanges.ts';
import { first, second } from './verbs.ts';

const NOT_ENGLISH = othersThan(ENGLISH);

/**
 * KD-CARD-INFLUENCE-1, KD-CARD-INFLUENCE-2  Exchange one english follower with two others of another region; failing that,
 * with one.
 */
export const influence: ActionCard = {
  name: 'influence',
  ways: [
    [
      giveOne(ENGLISH, 'KD-CARD-INFLUENCE-1', regionsWithTwo),
      step({
        prompt: 'swap-region',
        promptValues: given(ENGLISH),
        asks: 'region',
        clause: 'KD-CARD-INFLUENCE-1',
        options: (s) => regionsWithTwo(s, NOT_ENGLISH) & ~bit(chosen(s, 0)),
        refusalFor: firstOf(ifResolved, ifSameRegion(first), ifEmpty, tooFewBut(ENGLISH)),
      }),
      step({
        prompt: 'swap-two',
        promptValues: (s) => ({ region: regionTerm(chosen(s, 1)) }),
        asks: 'pair',
        clause: 'KD-CARD-INFLUENCE-1',
        options: (s) => pairsIn(s, chosen(s, 1), NOT_ENGLISH),
        refusalFor: firstOf(ifEither(ifFaction(ENGLISH), ifNoneIn(second)), onlyOneIn(second)),
        take: (s, pair) => {
          moveFollower(s, ENGLISH, chosen(s, 0), chosen(s, 1));
          movePair(s, pair, chosen(s, 1), chosen(s, 0));
        },
        tell: (s, pair) => swapped([ENGLISH], chosen(s, 0), PAIRS[pair], chosen(s, 1)),
      }),
    ],
    [giveOne(ENGLISH, 'KD-CARD-INFLUENCE-2', regionsWith), takeOne(ENGLISH, 'KD-CARD-INFLUENCE-2')],
  ],
};
