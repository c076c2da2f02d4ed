import type { Position } from '@interregnum/foreign-king/glance';
import { wrapped } from '../layout.ts';
import type { Board } from './board.ts';
import { mapLines } from './foreign-king/map.ts';
import { sideLines } from './foreign-king/sides.ts';
import { inColourOf, lettersOf } from './foreign-king/signs.ts';
import { track } from './foreign-king/track.ts';

/** The track above the map, the sides beside it; new each round, and at the end. */
export const foreignKingBoard: Board<Position> = {
  stage: ({ phase, round }) => (phase === 'over' ? phase : round),

  legend(position, telling) {
    const { text, nameOf } = telling;
    const letters = lettersOf(position, telling).map((letter, side) => inColourOf(side, letter));
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
      position.players > 2 ? text('board.foreign-king.sign-order') : text('board.foreign-king.sign-virtual'),
      text('board.foreign-king.sign-move'),
    ];
    return signs.flatMap((sentence) => wrapped(sentence, { hang: 2 }));
  },

  draw(position, telling) {
    const sides = sideLines(position, telling);
    const lines = mapLines(position, telling).map((line, at) => line + sides[at]);
    return [track(position, telling), ...lines].map((line) => line.trimEnd());
  },
};
