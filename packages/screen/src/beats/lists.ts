import { HIDDEN } from '@interregnum/kernel';

/** A list without one of its cards: one that is not known to be there was one of the hidden ones. */
function without<Card extends string>(cards: readonly Card[], card: string): Card[] {
  const known = cards.lastIndexOf(card as Card);
  return cards.toSpliced(known < 0 ? cards.lastIndexOf(HIDDEN as Card) : known, 1);
}

/** A list with so many of a card more, or less. */
export const withCards = <Card extends string>(cards: readonly Card[], card: string, by: number): Card[] =>
  by < 0
    ? Array.from({ length: -by }).reduce<Card[]>((list) => without(list, card), [...cards])
    : [...cards, ...Array<Card>(by).fill(card as Card)];

/** A list with another entry in one place. */
export const withAt = <T>(list: readonly T[], at: number, change: (was: T) => T): T[] =>
  list.with(at, change(list[at]));
