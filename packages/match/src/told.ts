import { type LogLine, NO_SEAT, type Seat, type State } from '@interregnum/kernel';
import { HUMAN } from '@interregnum/record';
import type { Draft } from './draft.ts';
import { hasEnded, type MatchView } from './view.ts';

/** One decision, or one turn, as a viewer was told it. */
export interface Told {
  /** Turns completed before it. */
  readonly turn: number;
  readonly seat: Seat;
  readonly lines: readonly LogLine[];
}

/** What was told of the decision that led to a state: seen states stay as they are, and so does this. */
const TOLD = new WeakMap<State, Told>();

/** What a viewer was told of one decision: the same object every time. */
export function toldAt(view: MatchView, decision: number): Told {
  const { game, states, choices, deciders } = view;
  const [before, after] = [states[decision], states[decision + 1]];
  const known = TOLD.get(after);
  if (known !== undefined) return known;
  const lines = game.tell(before, choices[decision], seenThen(view, decision + 1));
  const told = { turn: game.turn(before), seat: deciders[decision], lines };
  TOLD.set(after, told);
  return told;
}

/** What the viewer saw then: the last state of a match that is revealed shows more, and is not told so. */
function seenThen({ game, states, viewer, isRevealed, choices }: MatchView, decisions: number): State {
  const state = states[decisions];
  return isRevealed && viewer !== 'all' && decisions === choices.length ? game.redact(state, viewer) : state;
}

/** What a viewer was told of the decisions from one on. */
export const toldSince = (view: MatchView, from: number): Told[] =>
  view.choices.slice(from).map((_, at) => toldAt(view, from + at));

/** Decisions that follow one another put together by turn, each told of whoever made the first of them. */
export function byTurn(decisions: readonly Told[]): Told[] {
  const turns = [...Map.groupBy(decisions, ({ turn }) => turn).values()];
  return turns.map((made) => ({ ...made[0], lines: made.flatMap(({ lines }) => lines) }));
}

/** What the draft does, as far as whoever drafts it may know before it is committed. */
export function toldDraft({ game, seat, from, decisions, hidesLast }: Draft): Told[] {
  const turn = game.turn(from.seen);
  const known = hidesLast ? decisions.slice(0, -1) : decisions;
  return known.map(({ choice, seen }, at) => ({
    turn,
    seat,
    lines: game.tell((decisions[at - 1] ?? from).seen, choice, seen),
  }));
}

/** What is news to a viewer: what came of their own last decision, without what they chose, and all that happened since. */
export function newsIn(view: MatchView): Told[] {
  const [first, ...since] = toldSince(view, newsFrom(view));
  if (first === undefined) return [];
  return [first.seat === view.viewer ? withoutChoice(first) : first, ...since];
}

/** What came of a decision. What was chosen is told first, with who chose it; some choices, such as an end, are not told. */
function withoutChoice(told: Told): Told {
  const { seat, lines } = told;
  const named = lines[0]?.values.seat;
  const isTold = typeof named === 'object' && 'seat' in named && named.seat === seat;
  return isTold ? { ...told, lines: lines.slice(1) } : told;
}

/**
 * From which decision on a viewer is told what happened: from their own last one, and from the first to those who only
 * watch. Where people play from memory, nobody is told the beginning again before the end.
 */
export function newsFrom(view: MatchView): number {
  const { viewer, deciders, kinds, choices } = view;
  if (typeof viewer === 'number') return Math.max(0, deciders.lastIndexOf(viewer));
  return isFromMemory(view) && kinds.includes(HUMAN) ? choices.length : 0;
}

/** Whether a match is played from memory: nobody is told again what happened before the news. */
export const isFromMemory = (view: MatchView): boolean => view.game.fromMemory(view.start.options) && !hasEnded(view);

/** Who is to decide after so many decisions; NO_SEAT once the match is over. */
export const actingAt = (view: MatchView, decisions: number): Seat =>
  hasEnded(view) && decisions >= view.choices.length ? NO_SEAT : view.game.toAct(view.states[decisions]);
