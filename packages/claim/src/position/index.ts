import { FORM_INVARIANTS, type PositionCodec, readPosition } from '@interregnum/kernel';
import { build } from './read.ts';
import { write } from './write.ts';

export const position: PositionCodec = {
  write,
  read: (text) => readPosition(text, build, write),
  stands: () => true,
  invariants: [
    ...FORM_INVARIANTS,
    'game',
    'version',
    'cards',
    'trick',
    'to-play',
    'shown',
    'led',
    'hand-size',
    'followers',
    'deck-size',
    'voids',
    'void-hand',
    'score',
    'discard',
  ],
};
