import type { Scene } from '../view.ts';
import type { Cards } from './position.ts';

export interface Faction {
  readonly letter: string;
  readonly id: 'goblins' | 'knights' | 'undead' | 'dwarves' | 'doppelgangers';
  /** CL-DECK-1  The values of its cards, a digit for each. */
  readonly values: string;
}

export const FACTIONS: readonly Faction[] = [
  { letter: 'G', id: 'goblins', values: '00000123456789' },
  { letter: 'K', id: 'knights', values: '23456789' },
  { letter: 'U', id: 'undead', values: '0123456789' },
  { letter: 'D', id: 'dwarves', values: '0123456789' },
  { letter: 'X', id: 'doppelgangers', values: '0123456789' },
];

/** The faction of a card or a letter; of a card that is hidden, none. */
export const factionOf = (card: string): Faction | undefined => FACTIONS.find(({ letter }) => card.startsWith(letter));

export const digitOf = (card: string): string => card.slice(1);

export const ofFaction = (cards: Cards, { letter }: Faction): Cards => cards.filter((card) => card.startsWith(letter));

export const factionName = ({ id }: Faction, { words }: Scene): string => words.term({ term: 'faction', id }, 'name');

/** A card in words: `K7` is the knight of value 7. */
export function cardName(card: string, { words, text }: Scene): string {
  const faction = factionOf(card);
  return faction === undefined
    ? text('claim.hidden')
    : words.term({ term: 'card', id: faction.id, count: Number(digitOf(card)) });
}

/** Cards in words, one after another, the hidden ones counted. */
export function cardNames(cards: Cards, scene: Scene): string {
  const known = cards.filter((card) => factionOf(card) !== undefined);
  const hidden = cards.length - known.length;
  const names = known.map((card) => cardName(card, scene));
  const list = hidden === 0 ? names : [...names, scene.text('claim.hidden-count', { count: hidden })];
  return new Intl.ListFormat(scene.language, { type: 'unit', style: 'short' }).format(list);
}
