import type { Bits, State } from '@interregnum/kernel';
import { ACTOR, CHOSEN, CHOSEN_COUNT, EFFECT, OFFER, PASSES, SOLO, STEP, TURNS } from './layout.ts';

/** The seat whose action it is. */
export const actor = (s: State): number => s[ACTOR];
export const setActor = (s: State, seat: number): void => {
  s[ACTOR] = seat;
};
/** KD-SOLO-1  In solo, seat 1 is the Saxons; seat 0 chooses for them. */
export const saxonsAct = (s: State): boolean => s[SOLO] === 1 && s[ACTOR] === 1;

export const passes = (s: State): number => s[PASSES];
export const setPasses = (s: State, count: number): void => {
  s[PASSES] = count;
};

/** The first step of a turn: play a card or pass. */
export const TURN_STEP = 0;
export const isBetweenTurns = (s: State): boolean => s[STEP] === TURN_STEP;

/** The step now asked, and the choices it offers. */
export const stepNumber = (s: State): number => s[STEP];
export const offer = (s: State): Bits => s[OFFER];
export const withdrawOffer = (s: State): void => {
  s[OFFER] = 0;
};
export function ask(s: State, step: number, choices: Bits): void {
  s[STEP] = step;
  s[OFFER] = choices;
}

/** The card whose effect is being resolved: the one played, or the one that Spy copies. */
export const effect = (s: State): number => s[EFFECT];
export function startEffect(s: State, card: number): void {
  s[EFFECT] = card;
  forgetChoices(s);
}

/** The choices made so far within the effect. */
export const chosen = (s: State, place: number): number => s[CHOSEN + place];
export const chosenCount = (s: State): number => s[CHOSEN_COUNT];
export function remember(s: State, choice: number): void {
  s[CHOSEN + s[CHOSEN_COUNT]++] = choice;
}

/** They matter no more once the effect is over. */
export function forgetChoices(s: State): void {
  while (s[CHOSEN_COUNT] > 0) s[CHOSEN + --s[CHOSEN_COUNT]] = 0;
}

/** Leaves nothing of the turn in progress behind and counts it. */
export function finishTurn(s: State): void {
  s[EFFECT] = 0;
  s[TURNS]++;
}
export const turnsDone = (s: State): number => s[TURNS];
