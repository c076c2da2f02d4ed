import { FastRandom, type Game, type Seat, type State, sameWords } from '@interregnum/kernel';
import { type MatchView, present } from './view.ts';

/** Samples of what a viewer imagines. A secret that is an even chance passes all of them once in 2^64. */
const SAMPLES = 64;

/**
 * Whether one of two seats sees something that the other does not know. What a seat can work out is no secret, as in the
 * second phase of Claim: in whatever world it imagines, the other one sees the same.
 */
export function haveSecrets(a: MatchView, b: MatchView): boolean {
  const { game } = a;
  const [seenByA, seenByB] = [present(a), present(b)];
  if (sameWords(seenByA, seenByB, game.facts)) return false;
  return !isKnown(game, seenByA, b.viewer as Seat, seenByB) || !isKnown(game, seenByB, a.viewer as Seat, seenByA);
}

/** Whether a viewer who has seen so much knows what another seat sees. */
function isKnown(game: Game, seen: State, other: Seat, theirs: State): boolean {
  const random = new FastRandom('secrets');
  for (let sample = 0; sample < SAMPLES; sample++)
    if (!sameWords(game.redact(game.imagine(seen, random), other), theirs, game.facts)) return false;
  return true;
}
