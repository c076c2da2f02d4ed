import type { Move } from '@interregnum/kernel';
import type { MatchView } from '@interregnum/match';
import { logAt } from './log.ts';
import { askedDraft, type ScreenInput } from './screen-input.ts';

/** Pieces that moved the same way, put together: the first of them tells the order. */
function together(moves: readonly Move[]): Move[] {
  const byWay = Map.groupBy(moves, ({ piece, from, to }) => `${piece}\n${from}\n${to}`);
  return [...byWay.values()].map((alike) => ({
    ...alike[0],
    count: alike.reduce((sum, { count }) => sum + count, 0),
  }));
}

/** The ways that pieces have gone by the decisions of the match from one on, before another. */
export const movesBetween = (view: MatchView, from: number, before: number): Move[] =>
  together(
    Array.from({ length: before - from }, (_, at) => logAt(view, from + at)).flatMap(({ lines }) =>
      lines.flatMap(({ moves }) => moves),
    ),
  );

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
