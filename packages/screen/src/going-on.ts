import { FastRandom, memoize } from '@interregnum/kernel';
import { chosenIn, type Draft, newDraft, textsOf, withForced } from '@interregnum/match';
import { HUMAN } from '@interregnum/record';
import type { GameScreen } from './game-screen.ts';
import type { ScreenInput } from './screen-input.ts';

/**
 * Why a complete turn may be committed without another touch: it was ended on purpose or has only its end left, it left no choice and everybody may know
 * that, or every turn of this game is a single touch.
 */
export type GoesOn = 'ended' | 'forced' | 'touched';

/** Samples of what others may imagine. */
const SAMPLES = 32;

const isForced = ({ isComplete, chosenAt }: Draft): boolean => isComplete && chosenAt.length === 0;

/** Whether a seat has no choice in any world that fits what everybody has seen: then going on at once tells nobody anything. */
const isOpenlyForced = memoize(({ game, seat, from }: Draft): boolean => {
  const known = game.redact(from.world, 'audience');
  const random = new FastRandom('forced');
  return Array.from({ length: SAMPLES }, () => game.imagine(known, random)).every((world) =>
    isForced(withForced(newDraft(game, game.redact(world, seat)))),
  );
});

/** Whether somebody could learn from how soon a turn is taken what its seat holds: programs do not. */
const isWatched = ({ view }: ScreenInput): boolean => view.kinds.filter((kind) => kind === HUMAN).length > 1;

export function goesOn<Board>(game: GameScreen<Board>, input: ScreenInput): GoesOn | undefined {
  const { draft } = input;
  if (draft?.isComplete !== true) return undefined;
  const ends = (text: string | undefined): boolean => text !== undefined && game.endsTurn?.(text) === true;
  if (isForced(draft)) {
    if (isWatched(input) && !isOpenlyForced(draft)) return undefined;
    // There is nothing to read of a turn that only ends.
    return textsOf(draft).every(ends) ? 'ended' : 'forced';
  }
  if (ends(chosenIn(draft).at(-1))) return 'ended';
  return game.isOneTouch === true ? 'touched' : undefined;
}
