import type { Choice, Line, Move, Seat } from '@interregnum/kernel';
import { type Table, toldAt, toldDraft } from '@interregnum/table';

/** A decision on the screen, and what was told of it. */
interface Step {
  readonly choice: Choice;
  readonly lines: readonly Line[];
}

/** What the screen shows: so many decisions of a match, then those of the draft. */
export interface Cursor {
  readonly table: Table;
  readonly viewer: Seat | 'audience';
  readonly decisions: number;
  readonly draft: readonly Step[];
}

/** Where the screen stands that shows so many decisions; the draft is shown behind all of them alone. */
export function cursorAt(table: Table, viewer: Seat | 'audience', decisions: number): Cursor {
  const told = decisions === table.choices.length ? toldDraft(table) : [];
  const draft = told.map(({ lines }, at) => ({ choice: table.draft.choices[at], lines }));
  return { table, viewer, decisions, draft };
}

/** Pieces that moved the same way, put together: the first of them tells the order. */
function together(moves: readonly Move[]): Move[] {
  const byWay = Map.groupBy(moves, ({ piece, from, to }) => `${piece}\n${from}\n${to}`);
  return [...byWay.values()].map((alike) => ({
    ...alike[0],
    count: alike.reduce((sum, { count }) => sum + count, 0),
  }));
}

const movesOf = (steps: readonly { readonly lines: readonly Line[] }[]): Move[] =>
  steps.flatMap(({ lines }) => lines.flatMap(({ moves }) => moves));

/** The ways that pieces have gone by the decisions of the match from one on, before another. */
export function movesSince(table: Table, viewer: Seat | 'audience', from: number, before: number): Move[] {
  const decisions = Array.from({ length: before - from }, (_, at) => toldAt(table, viewer, from + at));
  return together(movesOf(decisions));
}

/**
 * The ways that pieces go when the screen turns from one moment to another: those of decisions taken back, then of new
 * ones. Decisions may have been taken back for good in between.
 */
export function flightsBetween(was: Cursor, is: Cursor): Move[] {
  if (was.viewer !== is.viewer) return [];
  const from = lastCommon(was, is);
  const [before, now] = [stepsFrom(was, from), stepsFrom(is, from)];
  const apart = now.findIndex(({ choice }, at) => choice !== before[at]?.choice);
  const common = apart < 0 ? now.length : apart;
  const undone = movesOf(before.slice(common))
    .toReversed()
    .map((move) => ({ ...move, from: move.to, to: move.from }));
  return [...together(undone), ...together(movesOf(now.slice(common)))];
}

/** The last moment that both have passed: a state that both tables hold is the very same object. */
function lastCommon(was: Cursor, is: Cursor): number {
  let at = Math.min(was.decisions, is.decisions);
  while (at > 0 && was.table.states[at] !== is.table.states[at]) at--;
  return at;
}

/** The steps that a cursor has come by from a decision on. */
const stepsFrom = ({ table, viewer, decisions, draft }: Cursor, from: number): Step[] => [
  ...Array.from({ length: decisions - from }, (_, at) => ({
    choice: table.choices[from + at],
    lines: toldAt(table, viewer, from + at).lines,
  })),
  ...draft,
];
