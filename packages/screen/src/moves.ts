import type { Choice, LogLine, Move } from '@interregnum/kernel';
import type { MatchView } from '@interregnum/match';
import { draftLog, logAt } from './news.ts';
import { askedDraft, type ScreenInput } from './screen-input.ts';

/** A decision on the screen, and what was told of it. */
interface Step {
  readonly choice: Choice;
  readonly lines: readonly LogLine[];
}

/** Pieces that moved the same way, put together: the first of them tells the order. */
function together(moves: readonly Move[]): Move[] {
  const byWay = Map.groupBy(moves, ({ piece, from, to }) => `${piece}\n${from}\n${to}`);
  return [...byWay.values()].map((alike) => ({
    ...alike[0],
    count: alike.reduce((sum, { count }) => sum + count, 0),
  }));
}

const movesOf = (steps: readonly { readonly lines: readonly LogLine[] }[]): Move[] =>
  steps.flatMap(({ lines }) => lines.flatMap(({ moves }) => moves));

/** The ways that pieces have gone by the decisions of the match from one on, before another. */
export const movesBetween = (view: MatchView, from: number, before: number): Move[] =>
  together(movesOf(Array.from({ length: before - from }, (_, at) => logAt(view, from + at))));

/**
 * What arrows show: where pieces have gone since the viewer's last turn, until the next one begins; or at a moment looked
 * back at.
 */
export function arrowsOf(input: ScreenInput): Move[] {
  const since = movedSince(input);
  return since === undefined ? [] : movesBetween(input.view, since, input.moment.shown);
}

/** Undefined once the viewer has begun to choose, and at the end. */
function movedSince(input: ScreenInput): number | undefined {
  const { view, moment, touched } = input;
  if (moment.since !== undefined) return moment.shown === view.choices.length ? undefined : moment.since;
  const draft = askedDraft(input);
  if (draft === undefined || draft.seat !== view.viewer || touched.length + draft.decisions.length > 0)
    return undefined;
  const last = view.deciders.lastIndexOf(draft.seat);
  return last < 0 ? undefined : last + 1;
}

/**
 * The ways that pieces go when the screen turns from one input to the next: those of decisions taken back, then of new
 * ones. Decisions may have been taken back for good in between.
 */
export function flightsBetween(was: ScreenInput, is: ScreenInput): Move[] {
  if (was.view.viewer !== is.view.viewer) return [];
  const from = lastCommon(was, is);
  const [before, now] = [stepsFrom(was, from), stepsFrom(is, from)];
  const apart = now.findIndex(({ choice }, at) => choice !== before[at]?.choice);
  const common = apart < 0 ? now.length : apart;
  const undone = movesOf(before.slice(common))
    .toReversed()
    .map((move) => ({ ...move, from: move.to, to: move.from }));
  return [...together(undone), ...together(movesOf(now.slice(common)))];
}

/** The last moment that both have passed: a state that both views hold is the very same object. */
function lastCommon(was: ScreenInput, is: ScreenInput): number {
  let at = Math.min(was.moment.shown, is.moment.shown);
  while (at > 0 && was.view.states[at] !== is.view.states[at]) at--;
  return at;
}

/** The steps that an input has come by from a decision on; the draft is behind all of them. */
function stepsFrom({ view, moment, draft }: ScreenInput, from: number): Step[] {
  const made = Array.from({ length: moment.shown - from }, (_, at) => ({
    choice: view.choices[from + at],
    lines: logAt(view, from + at).lines,
  }));
  if (draft === undefined) return made;
  const drafted = draftLog(draft).map(({ lines }, at) => ({ choice: draft.decisions[at].choice, lines }));
  return [...made, ...drafted];
}
