import { type Choice, has, type State, UNKNOWN } from '@interregnum/kernel';
import {
  actor,
  ending,
  hand,
  isAdvanced,
  isBetweenTurns,
  isSolo,
  nextSaxonCard,
  plotOwner,
  removedCards,
} from './state/index.ts';
import { NOT_ENDED, PLOT } from './terms.ts';
import { PASS } from './turn-step.ts';

/** Whether a choice has shown its viewer a card that was hidden before: one that was played, or at the end plot. */
export const turnsUp = (seenBefore: State, choice: Choice, seenAfter: State): boolean =>
  showsPlayed(seenBefore, choice) || showsPlot(seenBefore, seenAfter);

/** KD-SOLO-3, KD-ADV-5  The Saxons' top card, or a card that its seat alone knew. No other decision plays a card. */
function showsPlayed(s: State, choice: Choice): boolean {
  if (!isBetweenTurns(s)) return false;
  if (choice === PASS) return isSolo(s) && nextSaxonCard(s) === UNKNOWN;
  return !has(hand(s, actor(s)), choice);
}

/** KD-CARD-PLOT-2  The end shows where plot is. */
function showsPlot(before: State, after: State): boolean {
  if (!isAdvanced(before) || ending(after) === NOT_ENDED) return false;
  const owner = plotOwner(after);
  return !has(owner < 0 ? removedCards(before) : hand(before, owner), PLOT);
}
