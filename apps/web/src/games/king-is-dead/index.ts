import { memo } from 'react';
import type { GameView, Mark, Pieces } from '../view.ts';
import { Board } from './board.tsx';
import { Glance } from './glance.tsx';
import { Glyph } from './glyph.tsx';
import { Hand } from './hand.tsx';
import { Holdings } from './holdings.tsx';
import { FACTIONS, type Followers, isCard, isRegion, type Position, REGION_IDS } from './position.ts';

/** Cards are touched in the hand at the start of a turn, regions on the map or on the track; all else is asked by buttons. */
const draws = (mark: Mark, key: string): boolean => (isCard(mark) ? key === 'turn' : isRegion(mark));

const counts = (followers: Followers): Record<string, number> =>
  Object.fromEntries(FACTIONS.map((id) => [id, followers[id] ?? 0]));

const pieces = ({ regions, courts, supply }: Position): Pieces =>
  new Map([
    ...REGION_IDS.map((id): [string, Record<string, number>] => [`region:${id}`, counts(regions[id])]),
    ...courts.map((court, seat): [string, Record<string, number>] => [`court:${seat}`, counts(court)]),
    ['supply', counts(supply)],
  ]);

/** The King Is Dead. */
export const view: GameView<Position> = {
  Board: memo(Board),
  Hand: memo(Hand),
  Holdings: memo(Holdings),
  Glyph,
  Glance: memo(Glance),
  draws,
  asks: () => 'king-is-dead.ask.faction',
  pieces,
  sides: ({ courts }) => courts.length,
};
