import { cardLists, FastRandom, HIDDEN } from '@interregnum/kernel';
import type { Session } from '../src/engine/session.ts';
import { ok, startSession } from './engine-session.ts';

/** Games with something to hide. */
export const HIDING: readonly [string, object][] = [
  ['claim', {}],
  ['king-is-dead', { advanced: true, memory: true }],
  ['king-is-dead', { solo: true }],
];
export const VIEWERS = [0, 1, 'audience'];

/** How many cards a view hides. */
export const hidden = (json: unknown): number =>
  Object.values(cardLists(json))
    .flat()
    .filter((card) => card === HIDDEN).length;

/** Plays some random choices. */
export function playOn(session: Session, count: number): void {
  const random = new FastRandom(`${count}`);
  for (let i = 0; i < count; i++) {
    const choices = ok(session, { do: 'legal' }).choices as string[];
    if (choices.length > 0) ok(session, { do: 'play', choice: choices[random.below(choices.length)] });
  }
}

/** A session in the middle of a game, perhaps of a turn. */
export function inTheMiddle(game: string, options: object): Session {
  const session = startSession();
  ok(session, { do: 'new', game, options, seed: 'tea' });
  playOn(session, 17);
  return session;
}
