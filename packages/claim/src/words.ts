import type { Term } from '@interregnum/kernel';
import { FACTION_OF, FACTIONS, VALUE_OF } from './terms.ts';

/** Typed values for messages. */
export const factionTerm = (faction: number): Term => ({ term: 'faction', id: FACTIONS[faction] });
/** A card is named by its faction and its value. */
export const cardTerm = (faction: number, value: number): Term => ({
  term: 'card',
  id: FACTIONS[faction],
  count: value,
});
export const termOf = (card: number): Term => cardTerm(FACTION_OF[card], VALUE_OF[card]);
