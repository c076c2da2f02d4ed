import { type Cards, cardValue, type Faction, factionOf } from '@interregnum/claim/board';
import type { Scene } from '../drawing.ts';

/** What words are made with. */
type Spoken = Pick<Scene, 'words' | 'text'>;

/** The clause that tells what a faction's cards can do, as the text `claim.power` does. */
export const POWER_CLAUSES: Readonly<Record<Faction['name'], string>> = {
  goblins: 'CL-DECK-1',
  knights: 'CL-KNIGHT-1',
  undead: 'CL-UNDEAD-1',
  dwarves: 'CL-DWARF-1',
  doppelgangers: 'CL-DOPPEL-1',
};

export const factionName = ({ name }: Faction, { words }: Scene): string =>
  words.term({ term: 'faction', id: name }, 'name');

/** A card in words: `K7` is the knight of value 7. */
export function cardName(card: string, { words, text }: Spoken): string {
  const faction = factionOf(card);
  return faction === undefined
    ? text('claim.hidden')
    : words.term({ term: 'card', id: faction.name, count: cardValue(card) });
}

/** Cards in words, one after another, the hidden ones counted. */
export function cardNames(cards: Cards, scene: Spoken): string {
  const known = cards.filter((card) => factionOf(card) !== undefined);
  const hidden = cards.length - known.length;
  const names = known.map((card) => cardName(card, scene));
  const list = hidden === 0 ? names : [...names, scene.text('claim.hidden-count', { count: hidden })];
  return list.join(', ');
}
