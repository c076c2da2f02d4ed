import type { LogLine } from '@interregnum/kernel';
import { hasEnded, viewAt } from '@interregnum/match';
import { draftLog, logSince, type ScreenInput, type Told } from '@interregnum/screen';

import { type SoundKind, soundsOf } from './kinds.ts';

/** All that has been told of a match by what a screen shows, from a decision on: decided, then drafted. */
const toldIn = ({ view, moment, draft }: ScreenInput, from: number): Told[] => [
  ...logSince(viewAt(view, moment.shown), from),
  ...(draft === undefined ? [] : draftLog(draft)),
];

/**
 * What is told anew when the screen turns from one input to the next. A turn that was heard while it was drafted is not
 * heard again; what is taken back or looked back at is silent.
 */
function newLines(was: ScreenInput, is: ScreenInput): LogLine[] {
  if (was.view.viewer !== is.view.viewer || is.moment.since !== undefined || was.moment.since !== undefined) return [];
  const from = was.moment.shown;
  if (is.moment.shown < from || was.view.states[from] !== is.view.states[from]) return [];
  const heard = was.draft?.decisions.length ?? 0;
  return toldIn(is, from)
    .slice(heard)
    .flatMap(({ lines }) => lines);
}

/** Whether the viewer is asked something, and nothing is being shown. */
const isAsked = ({ waitsFor, moment, view }: ScreenInput): boolean =>
  waitsFor === 'here' && !moment.isPlayedBack && !hasEnded(view);

const isOver = ({ view, moment }: ScreenInput): boolean => hasEnded(view) && !moment.isPlayedBack;

/** What is heard when the screen turns from one input to the next; of what is played beat by beat, the beats are heard instead. */
export function soundsBetween(was: ScreenInput, is: ScreenInput, isPlayed: boolean): SoundKind[] {
  const told = isPlayed ? [] : soundsOf(newLines(was, is));
  if (isOver(is)) return isOver(was) ? told : [...told, 'end'];
  return isAsked(is) && !isAsked(was) ? [...told, 'turn'] : told;
}
