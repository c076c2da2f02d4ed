import { FORM_INVARIANTS, type PositionCodec, readPosition } from '@interregnum/kernel';
import { build } from './read.ts';
import { write } from './write.ts';

const read: PositionCodec['read'] = (text, house = {}) => readPosition(text, (json) => build(json, house), write);

export const position: PositionCodec = {
  write,
  read,
  // Nothing is hidden.
  readSeen: (text, _, house) => read(text, house),
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
