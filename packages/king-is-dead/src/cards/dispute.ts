import { bit, size } from '@interregnum/kernel';
import { chosen, everywhere, factionOf, regionOf, regionsWith, standingOutside } from '../state/index.ts';
import { type ActionCard, step } from '../step.ts';
import { moveFollower } from '../swap.ts';
import { WELSH } from '../terms.ts';
import { followersTerm, regionTerm } from '../words.ts';

const NOT_WELSH = 0b1111 & ~bit(WELSH);

/** KD-CARD-DISPUTE-1  Exchange one welsh follower with one of another faction in another region. */
export const dispute: ActionCard = {
  name: 'dispute',
  ways: [
    [
      step({
        prompt: 'give',
        about: () => ({ followers: followersTerm(WELSH, 1) }),
        asks: 'region',
        clause: 'KD-CARD-DISPUTE-1',
        options: (s) => {
          const others = regionsWith(s, NOT_WELSH);
          const welsh = regionsWith(s, bit(WELSH));
          return size(others) > 1 ? welsh : others === 0 ? 0 : welsh & ~others;
        },
      }),
      step({
        prompt: 'swap-with',
        about: (s) => ({ followers: followersTerm(WELSH, 1), region: regionTerm(chosen(s, 0)) }),
        asks: 'follower',
        clause: 'KD-CARD-DISPUTE-1',
        options: (s) => standingOutside(s, chosen(s, 0)) & everywhere(NOT_WELSH),
        take: (s, other) => {
          moveFollower(s, WELSH, chosen(s, 0), regionOf(other));
          moveFollower(s, factionOf(other), regionOf(other), chosen(s, 0));
        },
      }),
    ],
  ],
};
