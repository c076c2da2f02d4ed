import { FORM_INVARIANTS, type Options, type PositionCodec, readPosition, readView } from '@interregnum/kernel';
import { imagine } from '../imagine.ts';
import { isBetweenTurns } from '../state/index.ts';
import { build } from './read.ts';
import { write } from './write.ts';

const withMemory = (house: Options = {}): boolean => house.memory === true;

const read: PositionCodec['read'] = (text, house) =>
  readPosition(text, (json) => build(json, withMemory(house), false), write);

export const position: PositionCodec = {
  write,
  read,
  readSeen: (text, random, house) =>
    readView(text, {
      build: (json) => build(json, withMemory(house), true),
      imagine: (seen) => imagine(seen, random),
      write,
      read: (world) => read(world, house),
    }),
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
    'hidden',
  ],
};
