import { type LogLine, NO_SEAT, type Seat, type State } from '@interregnum/kernel';
import { HUMAN } from '@interregnum/record';
import type { Draft } from './draft.ts';
import { hasEnded, type MatchView } from './view.ts';

/** One decision, or one turn, in the log of a viewer. */
export interface LogEntry {
  /** Turns completed before it. */
  readonly turn: number;
  readonly seat: Seat;
  readonly lines: readonly LogLine[];
}

/** The entry of the decision that led to a state: seen states stay as they are, and so does this. */
const LOG_ENTRIES = new WeakMap<State, LogEntry>();

/**
 * The log entry of one decision: the same object every time. Its lines are keys and values; `sentenceOf` of a screen has
 * words for them.
 */
export function logAt(view: MatchView, decision: number): LogEntry {
  const { game, states, choices, deciders } = view;
  const [before, after] = [states[decision], states[decision + 1]];
  const known = LOG_ENTRIES.get(after);
  if (known !== undefined) return known;
  const lines = game.tell(before, choices[decision], seenThen(view, decision + 1));
  const entry = { turn: game.turn(before), seat: deciders[decision], lines };
  LOG_ENTRIES.set(after, entry);
  return entry;
}

/** What the viewer saw then: the last state of a match that is revealed shows more, and is not told so. */
function seenThen({ game, states, viewer, isRevealed, choices }: MatchView, decisions: number): State {
  const state = states[decisions];
  return isRevealed && viewer !== 'all' && decisions === choices.length ? game.redact(state, viewer) : state;
}

/** The log of a viewer, from a decision on. */
export const logSince = (view: MatchView, from: number): LogEntry[] =>
  view.choices.slice(from).map((_, at) => logAt(view, from + at));

/** Decisions that follow one another put together by turn, each told of the seat that made the first of them. */
export function byTurn(decisions: readonly LogEntry[]): LogEntry[] {
  const turns = [...Map.groupBy(decisions, ({ turn }) => turn).values()];
  return turns.map((made) => ({ ...made[0], lines: made.flatMap(({ lines }) => lines) }));
}

/** What the draft does, as far as its seat may know before it is committed. */
export function draftLog({ game, seat, from, decisions, hidesLast }: Draft): LogEntry[] {
  const turn = game.turn(from.seen);
  const known = hidesLast ? decisions.slice(0, -1) : decisions;
  return known.map(({ choice, seen }, at) => ({
    turn,
    seat,
    lines: game.tell((decisions[at - 1] ?? from).seen, choice, seen),
  }));
}

/** What is news to a viewer: what came of their own last decision, without what they chose, and all that happened since. */
export function newsIn(view: MatchView): LogEntry[] {
  const [first, ...since] = logSince(view, newsFrom(view));
  if (first === undefined) return [];
  return [first.seat === view.viewer ? withoutChoice(first) : first, ...since];
}

/** What came of a decision. What was chosen is told first, with who chose it; some choices, such as an end, are not told. */
function withoutChoice(entry: LogEntry): LogEntry {
  const { seat, lines } = entry;
  const named = lines[0]?.values.seat;
  const isTold = typeof named === 'object' && 'seat' in named && named.seat === seat;
  return isTold ? { ...entry, lines: lines.slice(1) } : entry;
}

/**
 * From which decision on a viewer is told what happened: from their own last one, and from the first to those who only
 * watch. Where people play from memory, the beginning is not told again before the end.
 */
export function newsFrom(view: MatchView): number {
  const { viewer, deciders, kinds, choices } = view;
  if (typeof viewer === 'number') return Math.max(0, deciders.lastIndexOf(viewer));
  return isFromMemory(view) && kinds.includes(HUMAN) ? choices.length : 0;
}

/** Whether a match is played from memory: what happened before the news is not told again. */
export const isFromMemory = (view: MatchView): boolean => view.game.fromMemory(view.start.options) && !hasEnded(view);

/** Who is to decide after so many decisions; NO_SEAT once the match is over. */
export const actingAt = (view: MatchView, decisions: number): Seat =>
  hasEnded(view) && decisions >= view.choices.length ? NO_SEAT : view.game.toAct(view.states[decisions]);
