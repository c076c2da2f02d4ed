import { type AskStep, fits, type Lesson, type Sentence, type Step } from './lesson.ts';

type AnySentence = Sentence<never>;

/** How far a lesson has come. Never changed: every event makes a new one. */
export interface Progress {
  readonly step: number;
  /** The step at which the turn that is being drafted has begun. */
  readonly turnFrom: number;
  /** Whether a choice is asked for, it has been made and others play, or the step can be left. */
  readonly phase: 'asks' | 'plays' | 'done';
  /** What the last mistake is answered with, until more than so many decisions are drafted again. */
  readonly answer: { readonly says: readonly AnySentence[]; readonly upTo: number } | undefined;
  /** How many mistakes were made in this step. */
  readonly mistakes: number;
}

/** Any lesson: its positions are read by its own sentences alone. */
export type AnyLesson = Lesson<never>;
type AnyStep = Step<never>;

const stepAt = ({ steps }: AnyLesson, at: number): AnyStep => steps[Math.min(Math.max(at, 0), steps.length - 1)];

export const stepOf = (lesson: AnyLesson, { step }: Progress): AnyStep => stepAt(lesson, step);

/** The step at which the table was laid out that a step is played at. */
export function laidOutAt(lesson: AnyLesson, step: number): number {
  const last = Math.min(Math.max(step, 0), lesson.steps.length - 1);
  return lesson.steps.findLastIndex(({ position }, at) => at <= last && position !== undefined);
}

/** A lesson from a step on; from where the table of that step is laid out. What there is only to read needs no table. */
export function begin(lesson: AnyLesson, step = 0): Progress {
  const { kind } = stepAt(lesson, step);
  const from = kind === 'read' ? Math.min(step, lesson.steps.length - 1) : laidOutAt(lesson, step);
  return { step: from, turnFrom: from, phase: kind === 'read' ? 'done' : 'asks', answer: undefined, mistakes: 0 };
}

const isLast = (lesson: AnyLesson, step: number): boolean => step >= lesson.steps.length - 1;

/** Whether the next step goes on from this one, at the same table. */
export const goesOn = (lesson: AnyLesson, step: number): boolean => {
  const next = lesson.steps[step + 1];
  return next !== undefined && next.kind === 'ask' && next.position === undefined;
};

/** A turn was drafted so far, or taken back: some choices lead on to a step within the same turn. */
export function drafted(lesson: AnyLesson, progress: Progress, turn: readonly string[]): Progress {
  const { turnFrom, phase } = progress;
  if (phase !== 'asks') return progress;
  let step = turnFrom;
  const leadsOn = (at: number): boolean => {
    const asked = stepAt(lesson, at);
    return asked.kind === 'ask' && goesOn(lesson, at) && !endsTurn(asked) && fits(asked.done, turn);
  };
  while (leadsOn(step)) step++;
  const answer = turn.length > (progress.answer?.upTo ?? 0) ? undefined : progress.answer;
  if (step === progress.step && answer === progress.answer) return progress;
  return { ...progress, step, answer, mistakes: step === progress.step ? progress.mistakes : 0 };
}

/** Whether others play after a step; else the next one is asked within the same turn. */
const endsTurn = (step: AskStep<never>): boolean => step.replies !== undefined;

/** A whole turn is to be played: what was asked for goes on, everything else is answered and is to be taken back. */
export function played(lesson: AnyLesson, progress: Progress, turn: readonly string[]): Progress {
  const step = stepOf(lesson, progress);
  if (progress.phase !== 'asks' || step.kind === 'read') return progress;
  const leavesOut = step.kind === 'ask' ? step.leavesOut : undefined;
  if (leavesOut !== undefined && fits(leavesOut.to, turn)) return mistaken(progress, leavesOut.says, turn.length - 1);
  if (step.kind === 'free' || fits(step.done, turn)) return { ...progress, phase: 'plays', answer: undefined };
  return mistaken(progress, answerTo(step, turn), turn.length - 1);
}

/** What a turn that was not asked for is answered with. */
export const answerTo = (step: AskStep<never>, turn: readonly string[]): readonly AnySentence[] =>
  step.answers.find(({ to }) => fits(to, turn))?.says ?? step.otherwise ?? [];

const mistaken = (progress: Progress, says: readonly AnySentence[], upTo: number): Progress => ({
  ...progress,
  phase: 'asks',
  answer: { says, upTo },
  mistakes: progress.mistakes + 1,
});

/** What has become of the game: the learner is to choose again, or has won or lost. */
export type Arrival = 'asked' | 'won' | 'lost';

/**
 * What the others played has been shown, and the learner is to choose again, or the game is over. A free step that is lost
 * is to be laid out anew.
 */
export function arrived(lesson: AnyLesson, progress: Progress, arrival: Arrival): Progress {
  const { step, phase } = progress;
  const { kind } = stepOf(lesson, progress);
  if (phase !== 'plays') return progress;
  if (kind === 'free') return arrivedFree(lesson, progress, arrival);
  if (arrival === 'asked' && goesOn(lesson, step)) return { ...begin(lesson, 0), step: step + 1, turnFrom: step + 1 };
  return { ...progress, phase: 'done' };
}

function arrivedFree(lesson: AnyLesson, progress: Progress, arrival: Arrival): Progress {
  const step = stepOf(lesson, progress);
  if (arrival === 'won') return { ...progress, phase: 'done' };
  if (arrival === 'lost' && step.kind === 'free') return mistaken(progress, step.lost, 0);
  return { ...progress, phase: 'asks' };
}

/** The learner has read what was said at the end of a step. */
export const goOn = (lesson: AnyLesson, progress: Progress): Progress =>
  progress.phase !== 'done' || isOver(lesson, progress) ? progress : begin(lesson, progress.step + 1);

/** Back to where the table before this one was laid out. */
export const goBack = (lesson: AnyLesson, { step }: Progress): Progress =>
  begin(lesson, Math.max(0, laidOutAt(lesson, step) - 1));

/** This table once more, from where it was laid out. */
export const again = (lesson: AnyLesson, { step }: Progress): Progress => begin(lesson, laidOutAt(lesson, step));

/** Whether nothing is left but to read. */
export const isOver = (lesson: AnyLesson, { step, phase }: Progress): boolean =>
  phase === 'done' && isLast(lesson, step);

/** What is said now. */
export function saidNow(lesson: AnyLesson, progress: Progress): readonly AnySentence[] {
  const step = stepOf(lesson, progress);
  if (progress.answer !== undefined) return progress.answer.says;
  return progress.phase === 'done' && step.kind !== 'read' ? (step.after ?? step.says) : step.says;
}
