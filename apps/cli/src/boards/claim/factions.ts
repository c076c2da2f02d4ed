import { type Cards, cardValue, type Faction, factionOf, ofFaction } from '@interregnum/claim/board';
import { paint } from '../../terminal/layout.ts';
import type { DrawingContext } from '../drawing.ts';

const COLOURS: Readonly<Record<Faction['name'], number>> = {
  goblins: 32,
  knights: 33,
  undead: 36,
  dwarves: 31,
  doppelgangers: 35,
};

export const inColourOf = ({ name }: Faction, text: string): string => paint(text, COLOURS[name]);

export const factionName = ({ name }: Faction, { words }: DrawingContext): string =>
  words.term({ term: 'faction', id: name }, 'name');

/** A card in words: `K7` is the knight of value 7. */
export function cardName(card: string, { words }: DrawingContext): string {
  const faction = factionOf(card);
  if (faction === undefined) throw new Error(`no faction of ${card}`);
  return words.term({ term: 'card', id: faction.name, count: cardValue(card) });
}

/** The values of a faction's cards among some, a digit for each. */
export function digits(cards: Cards, faction: Faction): string {
  const values = ofFaction(cards, faction).map(cardValue);
  return inColourOf(faction, values.sort().join(''));
}
