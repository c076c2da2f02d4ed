import { foreignKingScreen } from '@interregnum/screen/foreign-king';
import { lazy, memo } from 'react';
import { gameTable } from '../game-table.tsx';
import { BoardDrawing } from './board.tsx';
import { FullPiece, Glyph, isCount } from './glyph.tsx';
import { Hand } from './hand.tsx';
import { Holdings } from './holdings.tsx';
import { LEGEND } from './legend.tsx';
import { Overview } from './overview.tsx';

const Ending = lazy(async () => ({ default: (await import('./ending.tsx')).Ending }));

/** The Foreign King. */
export const table = gameTable(
  foreignKingScreen,
  { Board: memo(BoardDrawing), Hand: memo(Hand), Holdings: memo(Holdings), Overview: memo(Overview), Ending },
  { Glyph, Piece: FullPiece, pictures: isCount, legend: LEGEND },
);
