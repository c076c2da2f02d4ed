import type { Bits, State } from '@interregnum/kernel';
import {
  ADVANCED,
  CAPPED,
  CEILING,
  CHOSEN,
  CHOSEN_COUNT,
  DECIDED_BY,
  EFFECT,
  ENDING,
  FROZEN,
  MEMORY,
  OFFER,
  PASSES,
  PLOT_FACTION,
  PLOT_OWNER,
  SEATS,
  SOLO,
  STEP,
  SWAP_A,
  SWAP_B,
  SWAP_CARD,
  SWAP_NET,
  SWAP_SEAT,
  SWAPPED,
  TO_CHANGE,
  TURN,
  TURNS,
  WINNERS,
  WITH_VIKINGS,
} from './layout.ts';

/** KD-MODE  The mode, and the table's house rule. */
export interface Mode {
  readonly seats: number;
  readonly advanced: boolean;
  readonly solo: boolean;
  readonly vikings: boolean;
  readonly memory: boolean;
}
export function setMode(s: State, mode: Mode): void {
  s[SEATS] = mode.seats;
  s[ADVANCED] = Number(mode.advanced);
  s[SOLO] = Number(mode.solo);
  s[WITH_VIKINGS] = Number(mode.vikings);
  s[MEMORY] = Number(mode.memory);
}
export const modeOf = (s: State): Mode => ({
  seats: s[SEATS],
  advanced: s[ADVANCED] === 1,
  solo: s[SOLO] === 1,
  vikings: s[WITH_VIKINGS] === 1,
  memory: s[MEMORY] === 1,
});
export const seatCount = (s: State): number => s[SEATS];
export const isAdvanced = (s: State): boolean => s[ADVANCED] === 1;
export const isSolo = (s: State): boolean => s[SOLO] === 1;
export const hasVikings = (s: State): boolean => s[WITH_VIKINGS] === 1;
export const playsMemory = (s: State): boolean => s[MEMORY] === 1;

/** The seat whose action it is. */
export const actor = (s: State): number => s[TURN];
export const setActor = (s: State, seat: number): void => {
  s[TURN] = seat;
};
/** KD-SOLO-1  In solo, seat 1 is the Saxons; seat 0 chooses for them. */
export const saxonsAct = (s: State): boolean => s[SOLO] === 1 && s[TURN] === 1;

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

function forgetChoices(s: State): void {
  while (s[CHOSEN_COUNT] > 0) s[CHOSEN + --s[CHOSEN_COUNT]] = 0;
}

/** Leaves nothing of the turn in progress behind and counts it. */
export function finishTurn(s: State): void {
  s[EFFECT] = 0;
  forgetChoices(s);
  s[TURNS]++;
}
export const turnsDone = (s: State): number => s[TURNS];

/** KD-UNDO  The latest action, if it was a swap that changed something. */
export const swapSeat = (s: State): number => s[SWAP_SEAT] - 1;
export const swapCard = (s: State): number => s[SWAP_CARD];
export const swapA = (s: State): number => s[SWAP_A];
export const swapB = (s: State): number => s[SWAP_B];
export const swapNet = (s: State): number => s[SWAP_NET];
export function recordSwap(s: State, seat: number, card: number, a: number, b: number, net: number): void {
  s[SWAPPED] = 1;
  s[SWAP_SEAT] = seat + 1;
  s[SWAP_CARD] = card;
  s[SWAP_A] = a;
  s[SWAP_B] = b;
  s[SWAP_NET] = net;
}
export function clearSwapRecord(s: State): void {
  s[SWAP_SEAT] = 0;
  s[SWAP_CARD] = 0;
  s[SWAP_A] = 0;
  s[SWAP_B] = 0;
  s[SWAP_NET] = 0;
}
/** KD-UNDO-5  An action that swapped nothing lifts the ban. */
export function closeSwapRecord(s: State): void {
  if (s[SWAPPED] === 0 && s[SWAP_SEAT] !== 0) clearSwapRecord(s);
  s[SWAPPED] = 0;
}

/** What the Saxons aim at while they act (KD-SOLO-6..9): see saxons/aim.ts. */
export const capped = (s: State): Bits => s[CAPPED];
export const ceiling = (s: State, region: number): number => s[CEILING + region];
export function setCeiling(s: State, region: number, lead: number): void {
  s[CAPPED] |= 1 << region;
  s[CEILING + region] = lead;
}
export function liftCeiling(s: State, region: number): void {
  s[CAPPED] &= ~(1 << region);
  s[CEILING + region] = 0;
}
export const frozen = (s: State): Bits => s[FROZEN];
export const toChange = (s: State): Bits => s[TO_CHANGE];
export function setChanges(s: State, leaveAlone: Bits, change: Bits): void {
  s[FROZEN] = leaveAlone;
  s[TO_CHANGE] = change;
}
export function clearAim(s: State): void {
  for (let cell = CAPPED; cell <= TO_CHANGE; cell++) s[cell] = 0;
}

/** The result, as numbers; see endings.ts for what they mean. */
export const ending = (s: State): number => s[ENDING];
export const winners = (s: State): Bits => s[WINNERS];
export const decidedBy = (s: State): number => s[DECIDED_BY];
export const plotOwner = (s: State): number => s[PLOT_OWNER] - 1;
export const plotFaction = (s: State): number => s[PLOT_FACTION];
export const setEnding = (s: State, how: number): void => {
  s[ENDING] = how;
};
export function setPlot(s: State, seat: number, faction: number): void {
  s[PLOT_OWNER] = seat + 1;
  s[PLOT_FACTION] = faction;
}
export function setVerdict(s: State, seats: Bits, criterion: number): void {
  s[WINNERS] = seats;
  s[DECIDED_BY] = criterion;
}
