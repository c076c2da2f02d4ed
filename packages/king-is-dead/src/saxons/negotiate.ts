import { has, type State } from '@interregnum/kernel';
import {
  actor,
  discIsFree,
  exchangeableCards,
  exchangeCards,
  regionAt,
  SPACES,
  setDisc,
  struggles,
} from '../state/index.ts';
import { leadIn } from './lead.ts';

/** KD-SOLO-10  The first card that can be exchanged changes places with that of the smallest lead, and gets the disc. */
export function negotiateForSaxons(s: State): void {
  const cards = exchangeableCards(s);
  let first = -1;
  let other = -1;
  for (let space = struggles(s); space < SPACES; space++) {
    const region = regionAt(s, space);
    if (!has(cards, region)) continue;
    if (first < 0) first = region;
    else if (other < 0 || leadIn(s, region) < leadIn(s, other)) other = region;
  }
  if (other < 0) return;
  exchangeCards(s, first, other);
  if (discIsFree(s, actor(s))) setDisc(s, first, actor(s));
}
