import { type Choice, type Game, NO_SEAT, type Seat, type State } from '@interregnum/kernel';
import { EMPTY_SEAT, type End, type Hex, HUMAN, type Start, statesOf, turnsIn } from '@interregnum/record';
import type { Match } from './match.ts';
import { readStateText, withWords } from './state-words.ts';
import type { Update, Viewer } from './update.ts';

/** A match as one viewer knows it: all that screens and clients need, and nothing else. It is never changed. */
export interface MatchView {
  readonly game: Game;
  readonly start: Start;
  readonly viewer: Viewer | 'all';
  /** What the viewer has seen: the first state, then the state after each decision in force. */
  readonly states: readonly State[];
  readonly choices: readonly Choice[];
  /** Who made each of these decisions. */
  readonly deciders: readonly Seat[];
  /** How many decisions had been made after each turn in force. */
  readonly turnEnds: readonly number[];
  /** Who plays each seat now: the kind, as records name it, and the name that others see. */
  readonly kinds: readonly string[];
  readonly names: readonly string[];
  readonly end: End | undefined;
  readonly isRevealed: boolean;
  /** What the next turn is made on. */
  readonly token: Hex;
}

/** What a viewer may know of a match: of one that is over and revealed, at its last moment everything. */
export function viewFor(match: Match, viewer: Viewer, names: readonly string[]): MatchView {
  const { game, state, progress } = match;
  const states = statesOf(progress).map((each) => game.redact(each, viewer));
  const isShown = progress.isRevealed || (progress.end !== undefined && !game.hides(progress.start.options));
  // A state of its own: what is told of it is remembered by the state, and every viewer is told something else.
  if (isShown) states[states.length - 1] = state.slice();
  return viewWith(match, viewer, names, states);
}

/** Everything, from the first moment on: only of a match that is over. */
export const viewOfAll = (match: Match, names: readonly string[]): MatchView =>
  viewWith(match, 'all', names, statesOf(match.progress));

function viewWith(match: Match, viewer: MatchView['viewer'], names: readonly string[], states: State[]): MatchView {
  const { game, progress, head } = match;
  const { start, kinds, end, isRevealed } = progress;
  const turns = turnsIn(progress.played);
  let decisions = 0;
  return {
    game,
    start,
    viewer,
    states,
    choices: turns.flatMap(({ choices }) => choices),
    deciders: turns.flatMap(({ seat, choices }) => choices.map(() => seat)),
    turnEnds: turns.map(({ choices }) => {
      decisions += choices.length;
      return decisions;
    }),
    kinds,
    names,
    end,
    isRevealed,
    token: head.token,
  };
}

/** The view with what its viewer was sent; undefined if that does not fit: then a whole view has to be fetched. */
export function viewAfter(view: MatchView, update: Update): MatchView | undefined {
  switch (update.type) {
    case 'turn':
      return viewWithTurn(view, update);
    case 'back':
      return viewWithBack(view, update.turns, update.token);
    case 'seat':
      return { ...view, kinds: view.kinds.with(update.seat, update.kind) };
    case 'end':
      return { ...view, end: update.end };
    case 'reveal': {
      const last = readStateText(update.state, view.game.size);
      return last && { ...view, isRevealed: true, states: view.states.with(-1, last) };
    }
  }
}

function viewWithTurn(view: MatchView, { seat, decisions, token }: Update & { type: 'turn' }): MatchView | undefined {
  const { game } = view;
  const [states, choices] = [[...view.states], [...view.choices]];
  for (const { text, words } of decisions) {
    const before = states[states.length - 1];
    const choice = game.notation.read(before, text);
    if (choice === undefined) return undefined;
    choices.push(choice);
    states.push(withWords(before, words));
  }
  const deciders = [...view.deciders, ...decisions.map(() => seat)];
  return { ...view, states, choices, deciders, turnEnds: [...view.turnEnds, choices.length], token };
}

function viewWithBack(view: MatchView, turns: number, token: Hex): MatchView {
  const decisions = turns === 0 ? 0 : view.turnEnds[turns - 1];
  return {
    ...view,
    states: view.states.slice(0, decisions + 1),
    choices: view.choices.slice(0, decisions),
    deciders: view.deciders.slice(0, decisions),
    turnEnds: view.turnEnds.slice(0, turns),
    token,
  };
}

/** The view as it was after so many decisions. */
export function viewAt(view: MatchView, decisions: number): MatchView {
  if (decisions >= view.choices.length) return view;
  return {
    ...view,
    states: view.states.slice(0, decisions + 1),
    choices: view.choices.slice(0, decisions),
    deciders: view.deciders.slice(0, decisions),
    turnEnds: view.turnEnds.filter((end) => end <= decisions),
  };
}

/** What the viewer sees now. */
export const present = ({ states }: MatchView): State => states[states.length - 1];

/** Whether the match is over, by the rules or otherwise. */
export const hasEnded = ({ end }: MatchView): boolean => end !== undefined;

/** The seat to decide, or NO_SEAT once the match is over. */
export const actingSeat = (view: MatchView): Seat => (hasEnded(view) ? NO_SEAT : view.game.toAct(present(view)));

/** Who decides next: a person at this screen, a program, a person elsewhere, or none because the seat is empty. */
export type WaitsFor = 'here' | 'bot' | 'elsewhere' | 'vacant';

/** Who decides next, by the seats that are played at this screen; undefined once the match is over. */
export function waitsFor(view: MatchView, here: readonly Seat[]): WaitsFor | undefined {
  const seat = actingSeat(view);
  if (seat === NO_SEAT) return undefined;
  if (here.includes(seat)) return 'here';
  const kind = view.kinds[seat];
  if (kind === EMPTY_SEAT) return 'vacant';
  return kind === HUMAN ? 'elsewhere' : 'bot';
}

/** Whether a match is played from memory: what happened before the news is not told again. */
export const isFromMemory = (view: MatchView): boolean => view.game.fromMemory(view.start.options) && !hasEnded(view);

/** Who is to decide after so many decisions; NO_SEAT once the match is over. */
export const actingAt = (view: MatchView, decisions: number): Seat =>
  hasEnded(view) && decisions >= view.choices.length ? NO_SEAT : view.game.toAct(view.states[decisions]);
