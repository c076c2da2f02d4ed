import type { Message, Seat, State, Values } from '@interregnum/kernel';
import { scoresAtOnce } from './powers/undead.ts';
import { cardsIn, countOf, drawn, hand, leader, led, phase, score, shown, won } from './state/index.ts';
import { DWARVES, FIRST_PHASE, NO_CARD, OVER } from './terms.ts';
import { toAct } from './turn.ts';
import { votes, votesFor, winners } from './votes.ts';
import { without } from './without.ts';
import { termOf } from './words.ts';

/** Every kind of log line; each has a sentence in every language. */
export const LOG_LINES = [
  'lead',
  'reply',
  'trick',
  'undead',
  'dwarves',
  'won',
  'drew',
  'drew-unseen',
  'second-phase',
  'end-won',
  'end-drawn',
] as const;
type Line = (typeof LOG_LINES)[number];

const line = (key: Line, values: Values = {}): Message => ({ key, values });

/** What a card did, told from the states before and after as far as the viewer sees them. */
export function log(before: State, card: number, after: State): readonly Message[] {
  const seat = { seat: toAct(before) };
  if (led(before) === NO_CARD) return [line('lead', { seat, card: termOf(card) })];
  const winner = leader(after);
  const told = [line('reply', { seat, card: termOf(card) }), line('trick', { seat: { seat: winner } })];
  const played = [led(before), card];
  if (phase(before) === FIRST_PHASE) told.push(...ofRecruits(before, played, after, winner));
  else told.push(...ofDwarves(before, after, 1 - winner));
  if (phase(after) === OVER) told.push(ofEnd(after));
  return told;
}

/** CL-UNDEAD-1, CL-P1-2, -3  Undead scored, the shown card won, and the card drawn by the loser, whom alone it is shown to. */
function ofRecruits(before: State, played: readonly number[], after: State, winner: Seat): Message[] {
  const loser = 1 - winner;
  const undead = played.filter(scoresAtOnce).map(termOf);
  const card = cardDrawn(before, after, loser);
  return [
    ...(undead.length > 0 ? [line('undead', { seat: { seat: winner }, cards: undead })] : []),
    line('won', { seat: { seat: winner }, card: termOf(shown(before)) }),
    card === undefined
      ? line('drew-unseen', { seat: { seat: loser } })
      : line('drew', { seat: { seat: loser }, card: termOf(card) }),
    ...(phase(after) === FIRST_PHASE ? [] : [line('second-phase', { seat: { seat: winner } })]),
  ];
}

/** The card that a seat has now among its followers, or in the hand they became, and had not before. */
function cardDrawn(before: State, after: State, seat: Seat): number | undefined {
  const had = [...cardsIn(before, won(seat)), ...cardsIn(before, drawn(seat))];
  const piles = phase(after) === FIRST_PHASE ? [won(seat), drawn(seat)] : [hand(seat)];
  const has = piles.flatMap((pile) => cardsIn(after, pile));
  return without(has, had)[0];
}

/** CL-DWARF-1 */
function ofDwarves(before: State, after: State, loser: Seat): Message[] {
  const gained = (s: State) => countOf(s, score(loser), DWARVES);
  const count = gained(after) - gained(before);
  return count > 0 ? [line('dwarves', { seat: { seat: loser }, count })] : [];
}

function ofEnd(after: State): Message {
  const winning = winners(votesFor(votes(after)));
  return winning.length > 1 ? line('end-drawn') : line('end-won', { seat: { seat: winning[0] } });
}
