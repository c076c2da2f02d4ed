import type { Term } from '@interregnum/kernel';
import { CARD_NAMES, FACTIONS, REGIONS } from './terms.ts';

/** Typed values for messages. */
export const regionTerm = (region: number): Term => ({ term: 'region', id: REGIONS[region] });
export const factionTerm = (faction: number): Term => ({ term: 'faction', id: FACTIONS[faction] });
export const cardTerm = (card: number): Term => ({ term: 'card', id: CARD_NAMES[card] });
export const followersTerm = (faction: number, count: number): Term => ({
  term: 'followers',
  id: FACTIONS[faction],
  count,
});
