import { bit, size } from '@interregnum/kernel';
import { actor, chosen, discIsFree, exchangeableCards, exchangeCards, setDisc } from '../state/index.ts';
import { type ActionCard, step } from '../step.ts';
import { regionTerm } from '../words.ts';

/** KD-CARD-NEGOTIATE-1..5  Exchange two region cards and seal one of them with the own disc. */
export const negotiate: ActionCard = {
  name: 'negotiate',
  ways: [
    [
      step({
        prompt: 'negotiate-first',
        asks: 'region',
        clause: 'KD-CARD-NEGOTIATE-1',
        options: (s) => {
          const cards = exchangeableCards(s);
          return size(cards) >= 2 ? cards : 0;
        },
      }),
      step({
        prompt: 'negotiate-second',
        about: (s) => ({ region: regionTerm(chosen(s, 0)) }),
        asks: 'region',
        clause: 'KD-CARD-NEGOTIATE-1',
        options: (s) => exchangeableCards(s) & ~bit(chosen(s, 0)),
        take: (s, region) => exchangeCards(s, chosen(s, 0), region),
      }),
      step({
        prompt: 'negotiate-disc',
        asks: 'region',
        clause: 'KD-CARD-NEGOTIATE-2',
        // KD-CARD-NEGOTIATE-4: without a disc of one's own the exchange stands alone.
        options: (s) => (discIsFree(s, actor(s)) ? bit(chosen(s, 0)) | bit(chosen(s, 1)) : 0),
        take: (s, region) => setDisc(s, region, actor(s)),
      }),
    ],
  ],
};
