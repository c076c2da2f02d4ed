import { claimScreen } from '@interregnum/screen/claim';
import { lazy, memo } from 'react';
import { gameTable } from '../game-table.tsx';
import { BoardDrawing } from './board.tsx';
import { FullCard, Glyph, sizeOf } from './glyph.tsx';
import { Hand } from './hand.tsx';
import { Holdings } from './holdings.tsx';
import { LEGEND } from './legend.tsx';
import { Overview } from './overview.tsx';

const Ending = lazy(async () => ({ default: (await import('./ending.tsx')).Ending }));

/** Claim. */
export const table = gameTable(
  claimScreen,
  { Board: memo(BoardDrawing), Hand: memo(Hand), Holdings: memo(Holdings), Overview: memo(Overview), Ending },
  { Glyph, Piece: FullCard, sizeOf, legend: LEGEND },
);
