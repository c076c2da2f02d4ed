import { FORM_INVARIANTS, type PositionCodec, readPosition, readView } from '@interregnum/kernel';
import { imagine } from '../imagine.ts';
import { build } from './read.ts';
import { write } from './write.ts';

const INVARIANTS = [
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
  'half-made',
  'result',
  'hidden',
] as const;

/** Positions by one version of the rules. They carry neither the version nor the house rules. */
export function positionsBy(rules: number): PositionCodec {
  const read: PositionCodec['read'] = (text, house = {}) =>
    readPosition(text, (json) => build(json, { rules, house }, false), write);
  return {
    write,
    read,
    readSeen: (text, random, house = {}) =>
      readView(text, {
        build: (json) => build(json, { rules, house }, true),
        imagine: (seen) => imagine(seen, random),
        write,
        read: (world) => read(world, house),
      }),
    invariants: INVARIANTS,
  };
}
