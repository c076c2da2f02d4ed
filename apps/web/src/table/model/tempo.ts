import type { MatchView } from '@interregnum/match';
import { beatsAt, beatsMs, logAt, type PlayedGame } from '@interregnum/screen';
import { timeAt } from './rate.ts';
import type { PlayPreferences } from './table-parts.ts';

/** How long something is shown: a decision that tells more is shown longer, one that tells nothing not at all. */
export interface Tempo {
  /** Milliseconds for what one sentence tells; 0 to show all at once. */
  pace(): number;
  /** How many sentences a decision has, counted from 0. */
  sentences(decision: number): number;
  /** Milliseconds that the beats of a decision take at this pace. */
  beats(decision: number): number;
}

/** Milliseconds for what one sentence tells, where nothing is played back that was not asked for. */
const CALM_PACE = 1500;

/** What is queued takes no longer than so many sentences: what is more is shown faster. */
const MOST_PACES = 6;
/** But never faster than so. */
const LEAST_HURRY = 0.12;

/** How long a decision is shown, if there is no hurry: as long as it takes to read, and to be played. */
export function timeFor(tempo: Tempo, decision: number): number {
  const sentences = decision < 0 ? 1 : tempo.sentences(decision);
  const pace = tempo.pace() || CALM_PACE;
  const beats = decision < 0 || tempo.pace() === 0 ? 0 : tempo.beats(decision);
  return Math.max(pace * (0.5 + sentences / 2), beats);
}

/** Which part of its time a decision takes: what is queued behind it shares what is left, once some was spent. */
export function hurryFor(tempo: Tempo, wait: number, queue: readonly number[], spent: number): number {
  const told = queue.filter((decision) => tempo.sentences(decision) > 0);
  const queued = told.reduce((sum, decision) => sum + timeFor(tempo, decision), wait);
  const left = MOST_PACES * tempo.pace() - spent;
  return Math.min(1, Math.max(LEAST_HURRY, left / queued));
}

/** The tempo of a table: `view` tells what is known there when it is asked. */
export const tempoOf = (preferences: PlayPreferences, game: PlayedGame, view: () => MatchView): Tempo => ({
  pace: () => preferences.pace(),
  sentences: (decision) => logAt(view(), decision).lines.length,
  beats: (decision) => timeAt(preferences.pace(), beatsMs(beatsAt(game, view(), decision))),
});
