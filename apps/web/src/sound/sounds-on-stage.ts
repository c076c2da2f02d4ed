import type { Beat } from '@interregnum/screen';
import type { Stage } from '../table/motion/stage.ts';
import { type SoundKind, soundOfBeat } from './kinds.ts';

/** Pieces that travel are heard as they arrive; all else as it begins. */
const isHeardAtItsEnd = ({ kind }: Beat): boolean => kind === 'move';

/** What is heard as the stage comes to a beat, or to its end. */
export function soundsOnStage({ beats, at }: Pick<Stage, 'beats' | 'at'>): SoundKind[] {
  const arrived = beats.slice(Math.max(0, at - 1), at).filter(isHeardAtItsEnd);
  const begun = beats.slice(at, at + 1).filter((beat) => !isHeardAtItsEnd(beat));
  return [...new Set([...arrived, ...begun].map(soundOfBeat).filter((kind) => kind !== undefined))];
}
