import { CARDS, FACTIONS, LETTERS } from '../../src/terms.ts';

/** Who sits where. */
const NAMES = ['Ana', 'Ben'];
export const NAME = '(Ana|Ben)';
export const FACTION = `(${FACTIONS.join('|')})`;
export const CARD = `([${LETTERS.join('')}]\\d)`;

export const seatOf = (name: string): number => NAMES.findIndex((each) => each.toLowerCase() === name.toLowerCase());

export const nameOf = (seat: number): string => NAMES[seat] ?? 'nobody';

export function cardOf(text: string): string {
  if (!CARDS.includes(text)) throw new Error(`there is no card ${text}`);
  return text;
}

/** `G0 G0 K2-K5`, with commas or not; or `nothing`. */
export function cardsOf(text: string): string[] {
  if (/^nothing$/i.test(text)) return [];
  return text.split(/,? /).flatMap((item) => {
    const [first, last = first] = item.split('-').map(cardOf);
    if (first[0] !== last[0]) throw new Error(`${item} is no row of cards`);
    const values = Array.from({ length: Number(last[1]) - Number(first[1]) + 1 }, (_, i) => Number(first[1]) + i);
    return values.map((value) => cardOf(`${first[0]}${value}`));
  });
}

/** `G K`, or `none`. */
export const lettersOf = (text: string): string[] => (/^none$/i.test(text) ? [] : text.split(/,? /));

/** The letter of a faction by its name. */
export const letterOf = (faction: string): string => LETTERS[FACTIONS.indexOf(faction.toLowerCase() as never)];
