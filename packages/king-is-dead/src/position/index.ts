import { FORM_INVARIANTS, type PositionCodec, readPosition } from '@interregnum/kernel';
import { isBetweenTurns } from '../state/index.ts';
import { build } from './read.ts';
import { write } from './write.ts';

export const position: PositionCodec = {
  write,
  read: (text, house = {}) => readPosition(text, (json) => build(json, house.memory === true), write),
  stands: isBetweenTurns,
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
