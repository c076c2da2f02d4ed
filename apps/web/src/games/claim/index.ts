import { factionOf, type Position } from '@interregnum/claim/glance';
import { memo } from 'react';
import type { GameView } from '../view.ts';
import { Board } from './board.tsx';
import { Glance } from './glance.tsx';
import { Glyph } from './glyph.tsx';
import { Hand } from './hand.tsx';
import { Holdings } from './holdings.tsx';

/** How Claim looks: every choice is a card, and every card is drawn. */
export const view: GameView<Position> = {
  Board: memo(Board),
  Hand: memo(Hand),
  Holdings: memo(Holdings),
  Glyph,
  Glance: memo(Glance),
  draws: (mark) => factionOf(mark) !== undefined,
  asks: () => undefined,
  sides: () => 2,
};
