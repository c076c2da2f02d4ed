import type { Term } from '@interregnum/kernel';
import { CARD_NAMES, FACTIONS, PAIRS, REGIONS } from './terms.ts';

/** Typed values for messages. */
export const regionTerm = (region: number): Term => ({ term: 'region', id: REGIONS[region] });
export const factionTerm = (faction: number): Term => ({ term: 'faction', id: FACTIONS[faction] });
export const cardTerm = (card: number): Term => ({ term: 'card', id: CARD_NAMES[card] });
export const followersTerm = (faction: number, count: number): Term => ({
  term: 'followers',
  id: FACTIONS[faction],
  count,
});
/** Two followers: one term if they are of one faction. */
export const pairTerms = (pair: number): readonly Term[] => {
  const [a, b] = PAIRS[pair];
  return a === b ? [followersTerm(a, 2)] : [followersTerm(a, 1), followersTerm(b, 1)];
};
