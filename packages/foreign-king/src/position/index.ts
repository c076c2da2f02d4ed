import { FORM_INVARIANTS, type PositionCodec, readPosition } from '@interregnum/kernel';
import { build } from './read.ts';
import { write } from './write.ts';

export const position: PositionCodec = {
  write,
  read: (text, house = {}) => readPosition(text, (json) => build(json, house), write),
  stands: () => true,
  invariants: [
    ...FORM_INVARIANTS,
    'game',
    'version',
    'citizens',
    'factories',
    'medals',
    'pawns',
    'order',
    'actor',
    'pending',
    'pending-order',
    'virtual',
    'score',
    'king',
    'phase',
    'result',
  ],
};
