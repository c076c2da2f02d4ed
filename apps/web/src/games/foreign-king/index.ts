import type { Position } from '@interregnum/foreign-king/glance';
import { memo } from 'react';
import type { GameView } from '../view.ts';
import { Board } from './board.tsx';
import { Glance } from './glance.tsx';
import { Glyph } from './glyph.tsx';
import { Hand } from './hand.tsx';
import { Holdings } from './holdings.tsx';
import { asks, draws } from './marks.ts';
import { tells } from './routes.ts';

/** The Foreign King on the screen. */
export const view: GameView<Position> = {
  Board: memo(Board),
  Hand: memo(Hand),
  Holdings: memo(Holdings),
  Glyph,
  Glance: memo(Glance),
  draws,
  asks,
  tells,
  sides: ({ seats }) => seats.length,
};
