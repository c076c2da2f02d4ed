import { type LogLine, type Move, NO_SEAT } from '@interregnum/kernel';
import type { MatchView } from '@interregnum/match';
import type { GameScreen } from '../game-screen.ts';
import { draftLog, logAt } from '../log.ts';
import type { ScreenInput } from '../screen-input.ts';
import { type Beat, type Beats, beat, type Travel } from './beat.ts';

/** A decision on the screen, and what was told of it. */
interface Step {
  readonly choice: string;
  readonly lines: readonly LogLine[];
}

/** How the lines of a game are played, whatever its board is. */
export type PlayedGame = Pick<GameScreen<unknown>, 'beatsOf' | 'isEnd'>;

/** Line by line. From the line on that tells how the match ended, all belongs to its end. */
function beatsOfStep({ beatsOf, isEnd }: PlayedGame, { lines, choice }: Step): Beats {
  const end = lines.findIndex(isEnd);
  const shown = end < 0 ? lines : lines.slice(0, end);
  const ending = end < 0 ? [] : lines.slice(end);
  return [...shown.flatMap((line) => beatsOf(line, choice)), ...ending.map((line) => beat('end', line))];
}

/** What a decision of the match did, beat by beat. */
export const beatsAt = (game: PlayedGame, view: MatchView, decision: number): Beats =>
  beatsOfStep(game, stepAt(view, decision));

function stepAt(view: MatchView, decision: number): Step {
  const { game, states, choices } = view;
  return { choice: game.notation.write(states[decision], choices[decision]), lines: logAt(view, decision).lines };
}

/**
 * What happens when the screen turns from one input to the next: decisions taken back go backwards at once, then new ones are
 * played. Decisions may have been taken back for good in between.
 */
export function beatsBetween(game: PlayedGame, was: ScreenInput, is: ScreenInput): Beats {
  if (was.view.viewer !== is.view.viewer) return [];
  const from = lastCommon(was, is);
  const [before, now] = [stepsFrom(was, from), stepsFrom(is, from)];
  const apart = now.findIndex(({ choice }, at) => choice !== before[at]?.choice);
  const common = apart < 0 ? now.length : apart;
  return [...backwards(before.slice(common)), ...now.slice(common).flatMap((step) => beatsOfStep(game, step))];
}

const BACK: LogLine = { key: 'back', values: { seat: { seat: NO_SEAT } }, moves: [] };

/** What was taken back, in one beat. */
function backwards(steps: readonly Step[]): Beat[] {
  const moves = steps.flatMap(({ lines }) => lines.flatMap((line) => line.moves));
  const back = moves.toReversed().map((move): Travel => ({ ...move, from: move.to, to: move.from }));
  return back.length === 0 ? [] : [beat('move', BACK, back)];
}

/** The last moment that both have passed: a state that both views hold is the very same object. */
function lastCommon(was: ScreenInput, is: ScreenInput): number {
  let at = Math.min(was.moment.shown, is.moment.shown);
  while (at > 0 && was.view.states[at] !== is.view.states[at]) at--;
  return at;
}

/** The steps that an input has come by from a decision on; the draft is behind all of them. */
function stepsFrom({ view, moment, draft }: ScreenInput, from: number): Step[] {
  const made = Array.from({ length: moment.shown - from }, (_, at) => stepAt(view, from + at));
  if (draft === undefined) return made;
  const drafted = draftLog(draft).map(({ lines }, at) => ({ choice: draft.decisions[at].text, lines }));
  return [...made, ...drafted];
}

/** The moves of beats. */
export const movesIn = (beats: Beats): Move[] => beats.flatMap(({ travels }) => travels);
