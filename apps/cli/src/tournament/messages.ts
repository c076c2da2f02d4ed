import type { Options } from '@interregnum/kernel';
import type { Decision } from '../bots/program-decision.ts';
import type { Entrant } from './entrant.ts';
import type { Result } from './result.ts';
import type { Fixture } from './schedule.ts';

/** What all tables of a tournament have in common. */
export interface Hall {
  readonly game: string;
  /** The version of its rules. */
  readonly rules: number;
  readonly options: Options;
  readonly seed: string;
  readonly players: readonly Entrant[];
}

/** To a table: a game to play, or what a program chose. */
export type ToTable = { readonly play: Fixture } | { readonly told: string };
/** From a table: a program that is to decide, or a finished game. */
export type FromTable = { readonly ask: string; readonly decision: Decision } | { readonly result: Result };
