import { digitOf, FACTIONS, type Faction, ofFaction } from './factions.ts';
import type { Cards, Position } from './position.ts';

/** The value of the highest card; undefined where there is none. */
export const topOf = (cards: Cards): number | undefined =>
  cards.length === 0 ? undefined : Math.max(...cards.map((card) => Number(digitOf(card))));

/** CL-END-2..5  The seat for which a faction would vote now: more cards, else the higher top card; else nobody. */
export function voteOf({ score }: Pick<Position, 'score'>, faction: Faction): number | undefined {
  const [a, b] = score.map((cards) => ofFaction(cards, faction));
  if (a.length !== b.length) return a.length > b.length ? 0 : 1;
  const [top, other] = [topOf(a), topOf(b)];
  if (top === undefined || other === undefined || top === other) return undefined;
  return top > other ? 0 : 1;
}

/** How many factions would vote for a seat now. */
export const votesFor = (position: Pick<Position, 'score'>, seat: number): number =>
  FACTIONS.filter((faction) => voteOf(position, faction) === seat).length;
