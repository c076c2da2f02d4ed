import type { Beat } from '@interregnum/screen';
import type { GameId } from '../../games/index.ts';

type Listener = (beat: Beat, game: GameId) => void;

const listeners = new Set<Listener>();

/**
 * Hears of every beat as it begins to be played, such as to make a sound; returns how to stop it.
 * @public
 */
export function onBeat(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const beatBegins = (beat: Beat, game: GameId): void => {
  for (const listener of listeners) listener(beat, game);
};
