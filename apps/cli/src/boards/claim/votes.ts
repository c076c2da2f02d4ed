import { FACTIONS, type Faction, ofFaction } from './factions.ts';
import type { Position } from './position.ts';

/** CL-END-2..5  The seat for which a faction would vote now: more cards, else the higher top card; else nobody. */
export function voteOf({ score }: Position, faction: Faction): number | undefined {
  const [a, b] = score.map((cards) => ofFaction(cards, faction));
  if (a.length !== b.length) return a.length > b.length ? 0 : 1;
  const [top, other] = [a.at(-1) ?? '', b.at(-1) ?? ''];
  if (top === other) return undefined;
  return top > other ? 0 : 1;
}

/** How many factions would vote for a seat now. */
export const votesFor = (position: Position, seat: number): number =>
  FACTIONS.filter((faction) => voteOf(position, faction) === seat).length;
