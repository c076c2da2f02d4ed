import { kingIsDeadScreen } from '@interregnum/screen/king-is-dead';
import { lazy, memo } from 'react';
import { gameTable } from '../game-table.tsx';
import { BoardDrawing } from './board.tsx';
import { FullPiece, Glyph, isPair, sizeOf } from './glyph.tsx';
import { Hand } from './hand.tsx';
import { Holdings } from './holdings.tsx';
import { LEGEND } from './legend.tsx';
import { Overview } from './overview.tsx';

const Ending = lazy(async () => ({ default: (await import('./ending.tsx')).Ending }));

/** The King Is Dead. */
export const table = gameTable(
  kingIsDeadScreen,
  { Board: memo(BoardDrawing), Hand: memo(Hand), Holdings: memo(Holdings), Overview: memo(Overview), Ending },
  { Glyph, Piece: FullPiece, sizeOf, pictures: isPair, legend: LEGEND },
);
