import type { Position } from '@interregnum/king-is-dead/glance';
import { memo } from 'react';
import type { GameView, Mark } from '../view.ts';
import { Board } from './board.tsx';
import { Glance } from './glance.tsx';
import { Glyph, isPair } from './glyph.tsx';
import { Hand } from './hand.tsx';
import { Holdings } from './holdings.tsx';
import { isCard, isRegion } from './marks.ts';

/** Cards are touched in the hand at the start of a turn, regions on the map or on the track; all else is asked by buttons. */
const draws = (mark: Mark, key: string): boolean => (isCard(mark) ? key === 'turn' : isRegion(mark));

/** The King Is Dead. */
export const view: GameView<Position> = {
  Board: memo(Board),
  Hand: memo(Hand),
  Holdings: memo(Holdings),
  Glyph,
  pictures: isPair,
  Glance: memo(Glance),
  draws,
  asks: () => 'king-is-dead.ask.faction',
  sides: ({ courts }) => courts.length,
};
