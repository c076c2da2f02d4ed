import type { Board } from '@interregnum/foreign-king/board';
import { wrapped } from '../terminal/layout.ts';
import type { Drawing } from './drawing.ts';
import { mapLines } from './foreign-king/map.ts';
import { sideLines } from './foreign-king/sides.ts';
import { inColourOf, lettersOf } from './foreign-king/signs.ts';
import { track } from './foreign-king/track.ts';

/** The track above the map, the sides beside it; new each round, and at the end. */
export const foreignKingDrawing: Drawing<Board> = {
  redrawKey: ({ phase, round }) => (phase === 'over' ? phase : round),

  legend(board, context) {
    const { text, nameOf } = context;
    const letters = lettersOf(board, context).map((letter, side) => inColourOf(side, letter));
    const who = letters.map((letter, side) => `${letter} ${nameOf(side)}`).join(', ');
    const signs = [
      text('board.foreign-king.sign-citizens', { who, side: letters[0] }),
      text('board.foreign-king.sign-borders'),
      text('board.foreign-king.sign-factories'),
      text('board.foreign-king.sign-king'),
      text('board.foreign-king.sign-medals'),
      text('board.foreign-king.sign-holdings'),
      text('board.foreign-king.sign-pawn'),
      text('board.foreign-king.sign-turn'),
      text('board.foreign-king.sign-asked'),
      board.players > 2 ? text('board.foreign-king.sign-order') : text('board.foreign-king.sign-virtual'),
      text('board.foreign-king.sign-move'),
    ];
    return signs.flatMap((sentence) => wrapped(sentence, { hang: 2 }));
  },

  draw(board, context) {
    const sides = sideLines(board, context);
    const lines = mapLines(board, context).map((line, at) => line + sides[at]);
    return [track(board, context), ...lines].map((line) => line.trimEnd());
  },
};
