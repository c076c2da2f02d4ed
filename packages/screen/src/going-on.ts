import { FastRandom, memoize } from '@interregnum/kernel';
import { chosenIn, type Draft, newDraft, withForced } from '@interregnum/match';
import { HUMAN } from '@interregnum/record';
import type { GameScreen } from './game-screen.ts';
import type { ScreenInput } from './screen-input.ts';

/**
 * Why a complete turn may be committed without another touch: it was ended on purpose, it left no choice and everybody may know
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
  if (isForced(draft)) return !isWatched(input) || isOpenlyForced(draft) ? 'forced' : undefined;
  const last = chosenIn(draft).at(-1) ?? '';
  if (game.endsTurn?.(last) === true) return 'ended';
  return game.isOneTouch === true ? 'touched' : undefined;
}
