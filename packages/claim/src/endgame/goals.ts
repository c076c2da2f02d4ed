import type { State } from '@interregnum/kernel';
import { cardsIn, hand, led, score } from '../state/index.ts';
import { FACTION_OF, FACTIONS, GOBLIN_ZERO, NO_CARD, NO_FACTION } from '../terms.ts';
import { type Amounts, amounts, countReached, larger, MOST, reached } from './amounts.ts';

/**
 * What a seat must score for the votes. Cards have weights, so that no top cards need be compared in the end: where
 * the cards of a faction could be shared equally, its top card weighs 2, every other card 1 (CL-END-2, -3).
 */
export interface Goals {
  /** By card. */
  readonly weights: Uint8Array;
  /** The weight with which a seat has the vote. */
  readonly majority: Amounts;
  /** The weight with which the other seat cannot have it; less than a majority for goblin zeros that may tie (CL-END-5). */
  readonly half: Amounts;
  /** Factions with a card to be scored; the others are silent (CL-END-4). */
  readonly voting: number;
}

/** A goal that is never reached. */
const NEVER = MOST;

export function goalsOf(s: State): Goals {
  const cards = [...[0, 1].flatMap((seat) => [...cardsIn(s, hand(seat)), ...cardsIn(s, score(seat))]), led(s)];
  const weights = new Uint8Array(NO_CARD + 1).fill(1);
  let [majority, half, voting] = [0, 0, 0];
  for (const faction of FACTIONS.keys()) {
    const own = cards.filter((card) => FACTION_OF[card] === faction);
    const top = Math.max(...own);
    if (own.length % 2 === 0 && top > GOBLIN_ZERO) weights[top] = 2;
    const all = own.reduce((sum, card) => sum + weights[card], 0);
    majority |= amounts(faction, all === 0 ? NEVER : (all >> 1) + 1);
    half |= amounts(faction, all === 0 ? NEVER : (all + 1) >> 1);
    voting += Math.sign(all);
  }
  return { weights, majority, half, voting };
}

/** CL-END-2..6  The vote differences that a game may end with, ascending. Goblin zeros that tie make an even one odd. */
export function possibleDifferences({ majority, half, voting }: Goals): number[] {
  const step = majority === half ? 2 : 1;
  return Array.from({ length: (2 * voting) / step + 1 }, (_, i) => i * step - voting);
}

/** CL-END-6  The least vote difference that a seat with such a score can end with. */
export const sureDifference = ({ majority, half, voting }: Goals, own: Amounts): number =>
  countReached(own, majority) + countReached(own, half) - voting;

/** As small a part of a score as gives a vote difference of `aim`, which the score gives. */
export function partThatGives(goals: Goals, own: Amounts, aim: number): Amounts {
  let part = larger(reached(own, goals.majority), reached(own, goals.half));
  if (sureDifference(goals, part) === aim) return part;
  for (let faction = 0; faction < NO_FACTION; faction++) {
    const rest = part & ~amounts(faction, MOST);
    if (sureDifference(goals, rest) >= aim) part = rest;
  }
  return part;
}
