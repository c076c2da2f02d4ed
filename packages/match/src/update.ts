import type { Choice, Game, Seat, State } from '@interregnum/kernel';
import { type End, type Hex, type LaterEntry, turnsIn, turnsSince } from '@interregnum/record';
import type { Match } from './match.ts';
import { type ChangedWords, changedWords, stateText } from './state-words.ts';

/** Whose eyes something is for: those of a seat, or of everybody. */
export type Viewer = Seat | 'audience';

/** A decision as a viewer is sent it: its text, and the words of what the viewer sees that it changed. */
export interface SentDecision {
  readonly text: string;
  readonly words: ChangedWords;
}

/** What a viewer is sent of an entry: no more than it may know. `token` is what the next turn is made on. */
export type Update =
  | { readonly type: 'turn'; readonly seat: Seat; readonly decisions: readonly SentDecision[]; readonly token: Hex }
  | { readonly type: 'back'; readonly turns: number; readonly token: Hex }
  | { readonly type: 'seat'; readonly seat: Seat; readonly kind: string }
  | { readonly type: 'end'; readonly end: End }
  /** The last moment of a match that is over shows everything. */
  | { readonly type: 'reveal'; readonly state: string };

/** What a viewer is sent of entries that led from one match to another. */
export function updatesFor(before: Match, after: Match, entries: readonly LaterEntry[], viewer: Viewer): Update[] {
  return entries.map((entry) => updateFor(before, after, entry, viewer));
}

function updateFor(before: Match, after: Match, entry: LaterEntry, viewer: Viewer): Update {
  const { token } = after.head;
  switch (entry.type) {
    case 'turn':
      return { type: 'turn', seat: entry.seat, decisions: sentTo(viewer, before, after), token };
    case 'back':
      return { type: 'back', turns: after.progress.played.turns, token };
    case 'seat':
      return { type: 'seat', seat: entry.seat, kind: entry.kind };
    case 'end':
      return { type: 'end', end: entry };
    case 'reveal':
      return { type: 'reveal', state: stateText(after.state) };
  }
}

/** States to write what is needed for a moment only, by their size: full, seen, and seen before. */
const SCRATCH = new Map<number, readonly [State, State, State]>();

function scratchOf({ size }: Game): readonly [State, State, State] {
  const known = SCRATCH.get(size) ?? [new Int32Array(size), new Int32Array(size), new Int32Array(size)];
  SCRATCH.set(size, known);
  return known;
}

/** The last turn, decision by decision. */
function sentTo(viewer: Viewer, before: Match, after: Match): SentDecision[] {
  const { game } = before;
  const [state] = scratchOf(game);
  state.set(before.state);
  return playedFor(viewer, game, state, turnsSince(before.progress.played, after.progress.played)[0].choices);
}

/** Plays choices, in place, and tells them to a viewer. */
function playedFor(viewer: Viewer, game: Game, state: State, choices: readonly Choice[]): SentDecision[] {
  let [, seen, seenBefore] = scratchOf(game);
  game.redact(state, viewer, seenBefore);
  const sent: SentDecision[] = [];
  for (const choice of choices) {
    const text = game.notation.write(state, choice);
    game.play(state, choice);
    game.redact(state, viewer, seen);
    sent.push({ text, words: changedWords(seenBefore, seen) });
    [seen, seenBefore] = [seenBefore, seen];
  }
  return sent;
}

/** What a viewer saw after some turns in force, and what it is sent of those that followed; their tokens are the present one. */
export interface History {
  readonly first: State;
  readonly updates: readonly Update[];
}

/** The history of a match for a viewer, from a number of turns on. */
export function historyFor(match: Match, viewer: Viewer, from = 0): History {
  const { game, progress, head } = match;
  const turns = turnsIn(progress.played);
  const state = match.first.slice();
  for (const { choices } of turns.slice(0, from)) for (const choice of choices) game.play(state, choice);
  const first = game.redact(state, viewer);
  const updates = turns.slice(from).map(
    ({ seat, choices }): Update => ({
      type: 'turn',
      seat,
      decisions: playedFor(viewer, game, state, choices),
      token: head.token,
    }),
  );
  return { first, updates };
}
