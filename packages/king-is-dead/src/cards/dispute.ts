import { regionsWith } from '../state/index.ts';
import type { ActionCard } from '../step.ts';
import { WELSH } from '../terms.ts';
import { giveOne, takeOne } from './exchanges.ts';

/** KD-CARD-DISPUTE-1  Exchange one welsh follower with one of another faction in another region. */
export const dispute: ActionCard = {
  name: 'dispute',
  ways: [[giveOne(WELSH, 'KD-CARD-DISPUTE-1', regionsWith), takeOne(WELSH, 'KD-CARD-DISPUTE-1')]],
};
