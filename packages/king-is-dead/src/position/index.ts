import { FORM_INVARIANTS, type PositionCodec, readPosition } from '@interregnum/kernel';
import { build } from './read.ts';
import { write } from './write.ts';

export const position: PositionCodec = {
  write,
  read: (text) => readPosition(text, build, write),
  invariants: [
    ...FORM_INVARIANTS,
    'game',
    'version',
    'mode',
    'turn',
    'passes',
    'track',
    'face-down',
    'disc',
    'struggles',
    'ended',
    'control',
    'resolved-empty',
    'hand-size',
    'stock',
    'cunning-once',
    'plot-played',
    'removed',
    'deck',
    'recent',
    'emptied',
    'undo',
    'conservation',
    'vikings',
    'court-size',
    'result',
  ],
};
