import type { Notation } from '@interregnum/kernel';
import { CARDS, cardNumber } from './terms.ts';

/** CL-POS-6  A choice is written as the id of its card. */
const IDS = [...new Set(CARDS)];

export const notation: Notation = {
  write: (_, card) => CARDS[card],
  read: (_, text) => {
    const card = cardNumber(text);
    return card < 0 ? undefined : card;
  },
  texts: () => IDS,
};
