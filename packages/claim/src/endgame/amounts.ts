import { NO_FACTION } from '../terms.ts';

/**
 * One amount per faction, side by side in one word: five bits each, and above them a guard that is empty but while
 * amounts are compared. Scores, goals and what a proof rests on are such words.
 */
export type Amounts = number;

const FIELD = 6;
export const MOST = 31;
const GUARDS = 0b100000_100000_100000_100000_100000;
const ONES = GUARDS >>> (FIELD - 1);

export const amounts = (faction: number, amount: number): Amounts => amount << (FIELD * faction);
export const amountOf = (all: Amounts, faction: number): number => (all >>> (FIELD * faction)) & MOST;

/** The guards of the factions in which `a` is not less than `b`. */
const reaching = (a: Amounts, b: Amounts): number => ((a | GUARDS) - b) & GUARDS;

/** All bits of the amounts under some guards. */
const under = (guards: number): Amounts => guards - (guards >>> (FIELD - 1));

/** Whether `a` is less than `b` in no faction. */
export const covers = (a: Amounts, b: Amounts): boolean => reaching(a, b) === GUARDS;

/** In how many factions `a` reaches its goal. The product adds up the ones of all fields in the highest field. */
export const countReached = (a: Amounts, goals: Amounts): number =>
  (Math.imul(reaching(a, goals) >>> (FIELD - 1), ONES) >>> (FIELD * (NO_FACTION - 1))) & MOST;

/** The goals that `a` reaches, and nothing for the others. */
export const reached = (a: Amounts, goals: Amounts): Amounts => goals & under(reaching(a, goals));

/** The larger amount, faction by faction. */
export function larger(a: Amounts, b: Amounts): Amounts {
  const ofFirst = under(reaching(a, b));
  return (a & ofFirst) | (b & ~ofFirst);
}

/** `a` without `b`, faction by faction; never less than nothing. */
export function less(a: Amounts, b: Amounts): Amounts {
  const difference = (a | GUARDS) - b;
  return difference & under(difference & GUARDS);
}
