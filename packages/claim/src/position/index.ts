import { FORM_INVARIANTS, type PositionCodec, readPosition, readView } from '@interregnum/kernel';
import { imagine } from '../imagine.ts';
import { build } from './read.ts';
import { write } from './write.ts';

const read: PositionCodec['read'] = (text) => readPosition(text, (json) => build(json, false), write);

export const position: PositionCodec = {
  write,
  read,
  readSeen: (text, random) =>
    readView(text, {
      build: (json) => build(json, true),
      imagine: (seen) => imagine(seen, random),
      write,
      read,
    }),
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
    'hidden',
  ],
};
