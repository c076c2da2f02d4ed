import type { Seat } from '@interregnum/kernel';
import type { Hex } from '@interregnum/record';
import {
  type CommitResult,
  type MatchAction,
  type MatchView,
  readStateText,
  stateText,
  type Update,
  type Viewer,
} from '../../src/index.ts';
import { findGame } from '../matches.ts';

/** To the server: a question with the number of its client's, or that all is to be sent anew. */
export type ToServer =
  | {
      readonly ask: number;
      readonly turn: { readonly seat: Seat; readonly token: Hex; readonly texts: readonly string[] };
    }
  | { readonly ask: number; readonly action: MatchAction }
  | { readonly snapshot: true };

/** To a client: an answer; what happened, numbered, for each of its viewers; or all that they know. */
export type ToClient =
  | { readonly answerTo: number; readonly answer: CommitResult }
  | { readonly number: number; readonly updates: readonly (readonly [Viewer, readonly Update[]])[] }
  | { readonly number: number; readonly snapshots: readonly (readonly [Viewer, Snapshot])[] };

/** A whole view as it is sent: states as text, and the game by its name. */
export interface Snapshot extends Omit<MatchView, 'game' | 'states'> {
  readonly states: readonly string[];
}

export function snapshotOf({ game: _, states, ...rest }: MatchView): Snapshot {
  return { ...rest, states: states.map(stateText) };
}

export function viewFrom({ states, ...rest }: Snapshot): MatchView {
  const game = findGame(rest.start.game, rest.start.rules);
  if (game === undefined) throw new Error(`no rules of ${rest.start.game}`);
  const read = states.map((text) => {
    const state = readStateText(text, game.size);
    if (state === undefined) throw new Error('not a state');
    return state;
  });
  return { ...rest, end: rest.end, game, states: read };
}
