import { has, type LogLine, type State } from '@interregnum/kernel';
import { cardSealed, cardsExchanged } from '../cards/negotiate.ts';
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

const NO_CARD = -1;

/** KD-SOLO-10  The first card that can be exchanged. */
function firstCard(s: State): number {
  const cards = exchangeableCards(s);
  for (let space = struggles(s); space < SPACES; space++) if (has(cards, regionAt(s, space))) return regionAt(s, space);
  return NO_CARD;
}

/** KD-SOLO-10  Of the other cards that can be exchanged, the first one whose region has the smallest lead. */
function otherCard(s: State, first: number): number {
  const cards = exchangeableCards(s);
  let other = NO_CARD;
  for (let space = struggles(s); space < SPACES; space++) {
    const region = regionAt(s, space);
    if (region === first || !has(cards, region)) continue;
    if (other === NO_CARD || leadIn(s, region) < leadIn(s, other)) other = region;
  }
  return other;
}

/** KD-SOLO-10  The first card that can be exchanged changes places with that of the smallest lead, and gets the disc. */
export function negotiateForSaxons(s: State): void {
  const first = firstCard(s);
  const other = otherCard(s, first);
  if (other === NO_CARD) return;
  exchangeCards(s, first, other);
  if (discIsFree(s, actor(s))) setDisc(s, first, actor(s));
}

/** What `negotiateForSaxons` is about to do. */
export function tellNegotiation(s: State): readonly LogLine[] {
  const first = firstCard(s);
  const other = otherCard(s, first);
  if (other === NO_CARD) return [];
  const exchanged = cardsExchanged(s, first, other);
  return discIsFree(s, actor(s)) ? [exchanged, cardSealed(s, first)] : [exchanged];
}
