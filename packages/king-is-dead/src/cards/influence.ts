import { type Bits, bit, type State, size } from '@interregnum/kernel';
import { pairsIn } from '../pairs.ts';
import {
  chosen,
  everywhere,
  factionOf,
  regionOf,
  regionsWith,
  regionsWithTwo,
  standingOutside,
} from '../state/index.ts';
import { type ActionCard, type Step, step } from '../step.ts';
import { moveFollower, movePair } from '../swap.ts';
import { ENGLISH } from '../terms.ts';
import { followersTerm, regionTerm } from '../words.ts';

const NOT_ENGLISH = 0b1111 & ~bit(ENGLISH);

/** Regions with an english follower, if some other region has what is wanted. */
function givers(s: State, wanted: Bits): Bits {
  const english = regionsWith(s, bit(ENGLISH));
  return size(wanted) > 1 ? english : wanted === 0 ? 0 : english & ~wanted;
}

const give = (clause: string, manned: (s: State, factions: Bits) => Bits): Step =>
  step({
    prompt: 'give',
    about: () => ({ followers: followersTerm(ENGLISH, 1) }),
    asks: 'region',
    clause,
    options: (s) => givers(s, manned(s, NOT_ENGLISH)),
  });

const given = (s: State) => ({ followers: followersTerm(ENGLISH, 1), region: regionTerm(chosen(s, 0)) });

/** KD-CARD-INFLUENCE-1, -2  Exchange one english follower with two others of another region; failing that, with one. */
export const influence: ActionCard = {
  name: 'influence',
  ways: [
    [
      give('KD-CARD-INFLUENCE-1', regionsWithTwo),
      step({
        prompt: 'swap-region',
        about: given,
        asks: 'region',
        clause: 'KD-CARD-INFLUENCE-1',
        options: (s) => regionsWithTwo(s, NOT_ENGLISH) & ~bit(chosen(s, 0)),
      }),
      step({
        prompt: 'swap-two',
        about: (s) => ({ region: regionTerm(chosen(s, 1)) }),
        asks: 'pair',
        clause: 'KD-CARD-INFLUENCE-1',
        options: (s) => pairsIn(s, chosen(s, 1), NOT_ENGLISH),
        take: (s, pair) => {
          moveFollower(s, ENGLISH, chosen(s, 0), chosen(s, 1));
          movePair(s, pair, chosen(s, 1), chosen(s, 0));
        },
      }),
    ],
    [
      give('KD-CARD-INFLUENCE-2', regionsWith),
      step({
        prompt: 'swap-with',
        about: given,
        asks: 'follower',
        clause: 'KD-CARD-INFLUENCE-2',
        options: (s) => standingOutside(s, chosen(s, 0)) & everywhere(NOT_ENGLISH),
        take: (s, other) => {
          moveFollower(s, ENGLISH, chosen(s, 0), regionOf(other));
          moveFollower(s, factionOf(other), regionOf(other), chosen(s, 0));
        },
      }),
    ],
  ],
};
