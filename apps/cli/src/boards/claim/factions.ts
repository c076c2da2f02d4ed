import { paint } from '../../layout.ts';
import type { Telling } from '../board.ts';
import type { Cards } from './position.ts';

export interface Faction {
  readonly letter: string;
  readonly id: string;
  readonly colour: number;
  /** CL-DECK-1  The values of its cards, a digit for each. */
  readonly values: string;
}

export const FACTIONS: readonly Faction[] = [
  { letter: 'G', id: 'goblins', colour: 32, values: '00000123456789' },
  { letter: 'K', id: 'knights', colour: 33, values: '23456789' },
  { letter: 'U', id: 'undead', colour: 36, values: '0123456789' },
  { letter: 'D', id: 'dwarves', colour: 31, values: '0123456789' },
  { letter: 'X', id: 'doppelgangers', colour: 35, values: '0123456789' },
];

export const ofFaction = (cards: Cards, { letter }: Faction): string[] =>
  cards.filter((card) => card.startsWith(letter));

export function factionOf(card: string): Faction {
  const found = FACTIONS.find(({ letter }) => card.startsWith(letter));
  if (found === undefined) throw new Error(`no faction of ${card}`);
  return found;
}

export const factionName = ({ id }: Faction, { words }: Telling): string => words.term({ term: 'faction', id }, 'name');

/** A card in words: `K7` is the knight of value 7. */
export const cardName = (card: string, { words }: Telling): string =>
  words.term({ term: 'card', id: factionOf(card).id, count: Number(card.slice(1)) });

/** The values of a faction's cards among some, a digit for each. */
export function digits(cards: Cards, faction: Faction): string {
  const values = ofFaction(cards, faction).map((card) => card.slice(1));
  return paint(values.sort().join(''), faction.colour);
}
