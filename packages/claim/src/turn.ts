import {
  type Bits,
  type Choices,
  type LogLine,
  lowest,
  NO_CHOICE,
  NO_SEAT,
  nth,
  type Random,
  type State,
  size,
  withoutLowest,
} from '@interregnum/kernel';
import { factionToFollow, playableHigh, playableLow } from './follow.ts';
import { line } from './log-lines.ts';
import { carry, placeOf, TRICK } from './pieces.ts';
import { finishTurn, hand, leader, led, phase, removeCard, setLed } from './state/index.ts';
import { NO_CARD, OVER, WORD } from './terms.ts';
import { completeTrick, tellTrick } from './trick.ts';
import { termOf } from './words.ts';

/** A choice is the number of a card (see terms.ts). */
export function toAct(s: State): number {
  if (phase(s) === OVER) return NO_SEAT;
  return led(s) === NO_CARD ? leader(s) : 1 - leader(s);
}

export function legal(s: State, into: Choices): number {
  const seat = toAct(s);
  if (seat === NO_SEAT) return 0;
  const follow = factionToFollow(s, seat);
  let count = 0;
  for (let rest: Bits = playableLow(s, seat, follow); rest !== 0; rest = withoutLowest(rest))
    into[count++] = lowest(rest);
  for (let rest: Bits = playableHigh(s, seat, follow); rest !== 0; rest = withoutLowest(rest))
    into[count++] = lowest(rest) + WORD;
  return count;
}

export function pick(s: State, random: Random): number {
  const seat = toAct(s);
  if (seat === NO_SEAT) return NO_CHOICE;
  const follow = factionToFollow(s, seat);
  const low = playableLow(s, seat, follow);
  const high = playableHigh(s, seat, follow);
  const lows = size(low);
  const k = random.below(lows + size(high));
  // All ones if the card is in the high word. Chosen without a branch: which word it is cannot be foreseen.
  const inHigh = (lows - 1 - k) >> 31;
  return nth(low ^ ((low ^ high) & inHigh), k - (lows & inHigh)) + (WORD & inHigh);
}

/** CL-FOLLOW-5  Every card played is a decision of its own, and a turn. */
export function play(s: State, card: number): void {
  const lead = led(s);
  removeCard(s, hand(toAct(s)), card);
  if (lead === NO_CARD) setLed(s, card);
  else completeTrick(s, card);
  finishTurn(s);
}

export function tell(before: State, card: number, after: State): readonly LogLine[] {
  const seat = toAct(before);
  const values = { seat: { seat }, card: termOf(card) };
  const played = carry([card], placeOf(hand(seat)), TRICK);
  if (led(before) === NO_CARD) return [line('lead', values, played)];
  return [line('reply', values, played), ...tellTrick(before, card, after)];
}
