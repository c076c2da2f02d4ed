import { NO_SEAT, type Prompt, type Seat, type State } from '@interregnum/kernel';
import {
  actingAt,
  type Draft,
  hasEnded,
  type MatchClient,
  type MatchView,
  present,
  seenIn,
  shownIn,
  type Viewer,
  type WaitsFor,
} from '@interregnum/match';
import type { TouchedGame } from './game-screen.ts';
import type { IsDrawn, Touched } from './offers.ts';

/** The moment of a match that a screen shows. */
export interface Moment {
  /** How many decisions have been made. */
  readonly shown: number;
  /**
   * How many had been made before the one that is being shown, or was shown last and is still pointed out; undefined else.
   */
  readonly previous: number | undefined;
  /** Whether decisions are just being shown one after another that were made before. */
  readonly isPlayedBack: boolean;
  /** Where a match is looked back at: from which decision on the moment tells what happened. */
  readonly since: number | undefined;
}

/** All that a screen is made from: what its viewer knows of the match, the moment, and what is drafted and touched. */
export interface ScreenInput {
  readonly view: MatchView;
  readonly moment: Moment;
  /** The turn that is drafted here; undefined where nothing can be drafted now. */
  readonly draft: Draft | undefined;
  /** The parts of the next choice that have been touched. */
  readonly touched: Touched;
  /** The seats that are played at this screen. */
  readonly here: readonly Seat[];
  /** Who decides next; undefined once the match is over. */
  readonly waitsFor: WaitsFor | undefined;
  /** Whether the turn that was handed in is not shown yet. */
  readonly isPending: boolean;
  /** Whether the bot to act has failed. */
  readonly isStuck: boolean;
}

/** The present as a client knows it, for screens that play nothing back. */
export const currentInput = (client: MatchClient): ScreenInput => ({
  view: client.view,
  moment: { shown: client.view.choices.length, previous: undefined, isPlayedBack: false, since: undefined },
  draft: client.viewer === undefined ? undefined : client.draft,
  touched: [],
  here: client.seats,
  waitsFor: client.waitsFor,
  isPending: client.isPending,
  isStuck: client.port.botFailure !== undefined,
});

/** Whose eyes the screen is for. */
export const viewerOf = ({ view }: ScreenInput): Viewer => (view.viewer === 'all' ? 'audience' : view.viewer);

/** Whether a match is looked back at, over or not. */
export const looksBack = ({ moment }: ScreenInput): boolean => moment.since !== undefined;

/** The draft that a choice is asked for here; undefined while none is. */
export const askedDraft = ({ draft }: ScreenInput): Draft | undefined =>
  draft?.isComplete === false ? draft : undefined;

export const promptOf = (input: ScreenInput): Prompt | undefined => {
  const draft = askedDraft(input);
  return draft?.game.prompt(seenIn(draft));
};

/** Whether the drawings show a mark as something to touch, for what is asked now. */
export function drawnIn(game: TouchedGame, input: ScreenInput): IsDrawn {
  const [key, seen] = [promptOf(input)?.key, seenNow(input)];
  return (mark) => key !== undefined && game.isDrawn(mark, key, seen);
}

/** What the viewer sees: a moment that is played back or looked back at, or the present with the draft. */
export const seenNow = (input: ScreenInput): State =>
  input.draft === undefined ? seenWithoutDraft(input) : shownIn(input.draft);

/** What the viewer sees without the draft. */
export const seenWithoutDraft = ({ view, moment }: ScreenInput): State => view.states[moment.shown] ?? present(view);

/** What the viewer saw before the decision that is being shown, or is still pointed out; undefined while none is. */
export function seenPreviously({ view, moment }: ScreenInput): State | undefined {
  const isPast = moment.since !== undefined && moment.shown < view.choices.length;
  return moment.previous === undefined || isPast ? undefined : view.states[moment.previous];
}

/** Whose turn it is, also while their turn is only being shown; NO_SEAT once it is over. */
export const actingIn = ({ view, moment }: ScreenInput): Seat =>
  hasEnded(view) && moment.shown >= view.choices.length ? NO_SEAT : actingAt(view, moment.shown);
