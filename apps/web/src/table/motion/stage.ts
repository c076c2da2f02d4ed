import { type Beat, type Beats, left, moved, type PieceChange, type ScreenInput, seenNow } from '@interregnum/screen';
import type { Way } from '../../games/drawing.ts';

/** Whether the pieces of a beat are where they were, are where they go, which is only measured, or are on their way. */
type Phase = 'from' | 'to' | 'away';

/** The beats that are played on a screen, and how far they have come. */
export interface Stage {
  /** What the screen shows once they are over. */
  readonly input: ScreenInput;
  /** What it showed before. */
  readonly was: ScreenInput;
  readonly beats: Beats;
  readonly at: number;
  readonly phase: Phase;
}

/** A stage on which nothing is played. */
export const emptyStage = (input: ScreenInput): Stage => ({ input, was: input, beats: [], at: 0, phase: 'from' });

/** The beat that is played; undefined while none is. */
export const beatOn = ({ beats, at }: Stage): Beat | undefined => beats[at];

/** The stage once the screen has turned to another input; `play` tells what happens in between. */
export function turned(stage: Stage, input: ScreenInput, play: (was: ScreenInput, is: ScreenInput) => Beats): Stage {
  if (stage.input === input) return stage;
  const beats = play(stage.input, input);
  if (beats.length > 0) return { input, was: stage.input, beats, at: 0, phase: 'from' };
  return beatOn(stage) !== undefined && isSameMoment(stage.input, input) ? { ...stage, input } : emptyStage(input);
}

/** Whether beats go on: what is touched, or waited for, does not matter to them. */
const isSameMoment = (a: ScreenInput, b: ScreenInput): boolean =>
  a.view.viewer === b.view.viewer &&
  a.moment.shown === b.moment.shown &&
  a.moment.isPlayedBack === b.moment.isPlayedBack &&
  a.draft === b.draft;

/** The next phase of the same beat, or the next beat. */
export const onward = (stage: Stage): Stage => {
  if (stage.phase === 'from') return { ...stage, phase: 'to' };
  if (stage.phase === 'to') return { ...stage, phase: 'away' };
  return { ...stage, at: stage.at + 1, phase: 'from' };
};

/** How the board differs from what it was before the beats; undefined once they are over. */
export function changesOn(stage: Stage): PieceChange[] | undefined {
  const { beats, at, phase } = stage;
  const beat = beatOn(stage);
  if (beat === undefined) return undefined;
  const done = beats.slice(0, at).flatMap(({ travels }) => moved(travels));
  if (phase === 'from') return done;
  const isInTheAir = phase === 'away' && beat.kind === 'move';
  return [...done, ...(isInTheAir ? left(beat.travels) : moved(beat.travels))];
}

/** What drawings show of the stage: the board on its way, or that beats have led to what is shown. */
export const wayOn = (stage: Stage): Way | undefined => {
  const { was, beats } = stage;
  return beats.length === 0 ? undefined : { from: seenNow(was), changes: changesOn(stage) };
};

/** What has been counted so far in the struggle that is played, until its followers go home. */
export function countsOn(stage: Stage): NonNullable<Beat['count']>[] {
  const now = beatOn(stage);
  if (now?.kind !== 'count' && now?.kind !== 'stamp') return [];
  const counted = stage.beats.slice(0, stage.at + 1).filter(({ line }) => line === now.line);
  return counted.flatMap(({ count }) => (count === undefined ? [] : [count]));
}
