import { ensure, fields, has, list, matches, type State, throwFlaw, whole, word } from '@interregnum/kernel';
import { TEXTS } from '../notation.ts';
import {
  actor,
  ask,
  effect,
  isSolo,
  offer,
  pileSize,
  recentSeats,
  seatCount,
  startEffect,
  stepNumber,
  swapCard,
  swapSeat,
  topOfPile,
} from '../state/index.ts';
import type { Step } from '../step.ts';
import { STEPS, SUMMON_STEP } from '../step-table.ts';
import { CARD_NAMES, SAXON_SEAT, SPY } from '../terms.ts';
import { askAgain, play } from '../turn.ts';
import { PASS } from '../turn-step.ts';
import { aim } from './half-made.ts';
import { beginnings } from './rewind.ts';
import { answeredBefore, STEP_WORDS } from './step-words.ts';
import { tableOf } from './write.ts';

const WORDS = STEP_WORDS.filter((name) => name !== undefined);
/** No step comes after more choices than this. */
const MOST_CHOICES = 3;

/** A turn in progress as it is told, which the table may contradict. */
export interface Told {
  readonly actor: number;
  readonly step: number;
  readonly effect: number;
  readonly choices: readonly number[];
  /** The steps that these choices may have answered. */
  readonly answered: readonly (readonly number[])[];
  readonly aim: unknown;
}

/** What a position says of a turn in progress. */
export function readTold(json: unknown, seats: number): Told {
  const told = fields(json, ['actor', 'step', 'effect', 'chosen', 'aim'] as const, 'halfMade');
  const step = STEP_WORDS.indexOf(WORDS[word(told.step, WORDS, 'halfMade.step')]);
  const texts = list(told.chosen, 0, MOST_CHOICES, 'halfMade.chosen');
  const answered = answeredBefore(step, texts.length);
  ensure(answered.length > 0, 'half-made', 'halfMade.chosen');
  const asks = answered[0].map((number) => TEXTS[(STEPS[number] as Step).asks] as readonly string[]);
  return {
    actor: whole(told.actor, 0, seats - 1, 'halfMade.actor'),
    step,
    effect: word(told.effect, CARD_NAMES, 'halfMade.effect'),
    choices: texts.map((text, place) => word(text, asks[place], `halfMade.chosen.${place}`)),
    answered,
    aim: told.aim,
  };
}

/** Whether a card is being carried out, so that a swap on record is an earlier one. */
export const isUnderWay = (told: Told | undefined): boolean => told !== undefined && told.step !== SUMMON_STEP;

/**
 * A table with its turn in progress: the card and the choices that are told, made from where the turn began, must lead to
 * just this table. After the effect only the summon is left, which depends on nothing else.
 */
export function resume(table: State, told: Told): State {
  ensure(recentSeats(table)[0] === told.actor, 'half-made', 'halfMade.actor');
  const s = told.step === SUMMON_STEP ? atSummon(table, told) : replayed(table, told);
  ensure(matches(told.aim, aim(s)), 'half-made', 'halfMade.aim');
  return s;
}

/** Other seats whose top card is this one, or any. */
const copied = (s: State, told: Told, card?: number): number[] =>
  Array.from({ length: seatCount(s) }, (_, seat) => seat).filter(
    (seat) => seat !== told.actor && pileSize(s, seat) > 0 && (card === undefined || topOfPile(s, seat) === card),
  );

function atSummon(table: State, told: Told): State {
  const played = topOfPile(table, told.actor);
  const isCopy = played === SPY && copied(table, told).length > 0;
  ensure(isCopy ? copied(table, told, told.effect).length > 0 : told.effect === played, 'half-made', 'halfMade.effect');
  // A swap on record was made by the seat that acted last: by this action, if by any.
  ensure(swapSeat(table) < 0 || swapCard(table) === told.effect, 'half-made', 'undo');
  startEffect(table, told.effect);
  ask(table, SUMMON_STEP, 0);
  askAgain(table);
  ensure(offer(table) !== 0, 'half-made', 'halfMade.step');
  return table;
}

/** The choices that begin an action: the card, for Spy also whose card is copied; the Saxons act in a pass. */
function openings(table: State, told: Told): readonly (readonly number[])[] {
  const played = topOfPile(table, told.actor);
  if (isSolo(table) && told.actor === SAXON_SEAT) return [[PASS]];
  if (played !== SPY || told.effect === SPY) return [[played]];
  return copied(table, told, told.effect).map((seat) => [SPY, seat]);
}

function replayed(table: State, told: Told): State {
  const wanted = JSON.stringify(tableOf(table));
  for (const answered of told.answered) {
    for (const start of beginnings(table, told.actor, answered, told.choices)) {
      for (const opening of openings(table, told)) {
        const s = start.slice();
        const isThere = playAll(s, [...opening, ...told.choices]) && isToldOf(s, told);
        if (isThere && JSON.stringify(tableOf(s)) === wanted) return s;
      }
    }
  }
  return throwFlaw('half-made', { where: 'halfMade.chosen' });
}

const isToldOf = (s: State, told: Told): boolean =>
  actor(s) === told.actor && stepNumber(s) === told.step && effect(s) === told.effect;

/** Makes choices as long as they are offered; tells whether all were. */
function playAll(s: State, choices: readonly number[]): boolean {
  return choices.every((choice) => {
    const isOpen = has(offer(s), choice);
    if (isOpen) play(s, choice);
    return isOpen;
  });
}
