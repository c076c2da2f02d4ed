import { HIDDEN, memoize, type State } from '@interregnum/kernel';
import { type Board, type Cards, layBoard } from './board-parts.ts';
import { CARDS, FACTIONS as FACTION_NAMES, LETTERS } from './terms.ts';

export type { Board, Cards } from './board-parts.ts';
export { FIRST_PHASE, OVER, SECOND_PHASE, TRICKS } from './terms.ts';

/** The board of what is seen: the same object for the same state, which must not change any more. */
export const boardOf: (seen: State) => Board = memoize(layBoard);

export interface Faction {
  readonly letter: string;
  readonly name: (typeof FACTION_NAMES)[number];
  /** CL-DECK-1  Its cards, one after the other. */
  readonly cards: Cards;
}

export const FACTIONS: readonly Faction[] = FACTION_NAMES.map((name, faction) => {
  const letter = LETTERS[faction];
  return { letter, name, cards: CARDS.filter((card) => card.startsWith(letter)) };
});

export const isHidden = (card: string): boolean => card === HIDDEN;

/** The faction of a card or a letter; of a card that is hidden, none. */
export const factionOf = (card: string): Faction | undefined => FACTIONS.find(({ letter }) => card.startsWith(letter));

export const cardValue = (card: string): number => Number(card.slice(1));

export const ofFaction = (cards: Cards, { letter }: Faction): Cards => cards.filter((card) => card.startsWith(letter));

/** The cards of a list that another one lacks, copies counted. */
export function missing(from: Cards, cards: Cards): string[] {
  const left = [...cards];
  return from.filter((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** The value of the highest card; undefined where there is none. */
export const topOf = (cards: Cards): number | undefined =>
  cards.length === 0 ? undefined : Math.max(...cards.map(cardValue));

type Scored = Pick<Board, 'score'>;

/** CL-END-2..5  The seat for which a faction would vote now: more cards, else the higher top card; else none. */
export function voteOf({ score }: Scored, faction: Faction): number | undefined {
  const [a, b] = score.map((cards) => ofFaction(cards, faction));
  if (a.length !== b.length) return a.length > b.length ? 0 : 1;
  const [top, other] = [topOf(a), topOf(b)];
  if (top === undefined || other === undefined || top === other) return undefined;
  return top > other ? 0 : 1;
}

/** How many factions would vote for a seat now. */
export const votesFor = (board: Scored, seat: number): number =>
  FACTIONS.filter((faction) => voteOf(board, faction) === seat).length;
