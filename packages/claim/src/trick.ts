import { type Bits, bit, type LogLine, type Seat, type State, UNKNOWN } from '@interregnum/kernel';
import { line } from './log-lines.ts';
import { SEATS } from './options.ts';
import { cardsAt, carry, DECK, placeOf, SHOWN, TRICK } from './pieces.ts';
import { countsAsLed } from './powers/doppelgangers.ts';
import { goesToLoser, tellDwarves } from './powers/dwarves.ts';
import { strikesGoblin } from './powers/knights.ts';
import { scoresAtOnce, tellUndead } from './powers/undead.ts';
import {
  addCard,
  cardsIn,
  deckTop,
  discard,
  drawn,
  hand,
  leader,
  led,
  type Pile,
  phase,
  pourInto,
  score,
  setLeader,
  setLed,
  setShown,
  setTrick,
  setVoids,
  shown,
  takeFromDeck,
  trick,
  voids,
  won,
} from './state/index.ts';
import { FACTION_OF, FIRST_PHASE, NO_CARD, OVER, SECOND_PHASE, TRICKS, VALUE_OF } from './terms.ts';
import { tellVote } from './votes.ts';
import { without } from './without.ts';
import { termOf } from './words.ts';

/** CL-TRICK-1..4  Whether the reply beats the lead. */
export function replyWins(lead: number, reply: number): boolean {
  if (strikesGoblin(lead, reply)) return true;
  return countsAsLed(lead, reply) && VALUE_OF[reply] > VALUE_OF[lead];
}

/** CL-TRICK-3  Whether a trick goes to its lead only because the values are equal. */
const isTied = (lead: number, reply: number): boolean => countsAsLed(lead, reply) && VALUE_OF[reply] === VALUE_OF[lead];

/** The seat that wins the trick with a reply. */
export const winnerWith = (s: State, reply: number): Seat => (replyWins(led(s), reply) ? 1 - leader(s) : leader(s));

/** Where a played card goes: undead and dwarves have a way of their own. */
function pileAfter(inPhase: number, card: number, winner: Seat): Pile {
  if (inPhase === FIRST_PHASE) return scoresAtOnce(card) ? score(winner) : discard;
  return score(goesToLoser(card) ? 1 - winner : winner);
}

/** CL-INFO-5..7  A reply that does not count as the faction led shows that its seat has none of it. */
const voidShown = (lead: number, reply: number): Bits => (countsAsLed(lead, reply) ? 0 : bit(FACTION_OF[lead]));

/** All of the above in tables: a look-up cannot be mispredicted, and these questions are as good as random. */
const SPAN = 64;
const cardAt = (index: number): number => index % SPAN;
const forEachPair = (of: (lead: number, reply: number) => number): Uint8Array =>
  Uint8Array.from({ length: SPAN * SPAN }, (_, pair) => of(Math.floor(pair / SPAN), cardAt(pair)));
const REPLY_WINS = forEachPair((lead, reply) => Number(replyWins(lead, reply)));
const VOID_SHOWN = forEachPair(voidShown);
/** By phase, winner and card. */
const PILE_AFTER = Uint8Array.from({ length: 2 * SEATS * SPAN }, (_, index) => {
  const group = Math.floor(index / SPAN);
  return pileAfter(group < SEATS ? FIRST_PHASE : SECOND_PHASE, cardAt(index), group % SEATS);
});

/** Settles the trick that a reply completes, up to the next decision or the end. */
export function completeTrick(s: State, reply: number): void {
  const lead = led(s);
  const second = 1 - leader(s);
  const pair = lead * SPAN + reply;
  const winner = leader(s) ^ REPLY_WINS[pair];
  const fate = ((phase(s) - FIRST_PHASE) * SEATS + winner) * SPAN;
  addCard(s, PILE_AFTER[fate + lead], lead);
  addCard(s, PILE_AFTER[fate + reply], reply);
  if (phase(s) === FIRST_PHASE) {
    setVoids(s, second, voids(s, second) | VOID_SHOWN[pair]);
    recruit(s, winner);
  }
  setLed(s, NO_CARD);
  setLeader(s, winner);
  startNextTrick(s);
}

/** What a trick did, told by its steps in their order; the later state tells which cards were turned up. */
export function tellTrick(before: State, reply: number, after: State): LogLine[] {
  const winner = winnerWith(before, reply);
  return [
    ...tellPlayed(before, reply, winner),
    ...(phase(before) === FIRST_PHASE ? tellRecruits(before, winner, after) : []),
    ...tellNextTrick(before, reply, winner, after),
  ];
}

/** Who won; then what the powers of undead or dwarves did with their cards. */
function tellPlayed(s: State, reply: number, winner: Seat): LogLine[] {
  const first = phase(s) === FIRST_PHASE;
  const played = [led(s), reply];
  const special = played.filter(first ? scoresAtOnce : goesToLoser);
  const others = without(played, special);
  const moves = others.flatMap((card) => carry([card], TRICK, placeOf(pileAfter(phase(s), card, winner))));
  const tied = isTied(led(s), reply) ? 'yes' : 'no';
  const told = [line('trick', { seat: { seat: winner }, tied }, moves)];
  if (special.length > 0) told.push(first ? tellUndead(winner, special) : tellDwarves(1 - winner, special));
  return told;
}

/** CL-P1-2, -3  The winner takes the shown card, the loser the next card of the deck. */
function recruit(s: State, winner: Seat): void {
  addCard(s, won(winner), shown(s));
  addCard(s, drawn(1 - winner), takeFromDeck(s, deckTop(s)));
}

/** CL-P1-3  The loser alone is shown which card it draws. */
function tellRecruits(before: State, winner: Seat, after: State): LogLine[] {
  const seat = { seat: 1 - winner };
  const card = cardDrawn(before, 1 - winner, after);
  const draws = carry([card], DECK, placeOf(drawn(1 - winner)));
  return [
    line(
      'won',
      { seat: { seat: winner }, card: termOf(shown(before)) },
      carry([shown(before)], SHOWN, placeOf(won(winner))),
    ),
    card === UNKNOWN ? line('drew-unseen', { seat }, draws) : line('drew', { seat, card: termOf(card) }, draws),
  ];
}

/** The card that a loser has drawn: the new one among its followers, or in the hand they became; or UNKNOWN. */
function cardDrawn(before: State, loser: Seat, after: State): number {
  const followers = [won(loser), drawn(loser)];
  const now = phase(after) === FIRST_PHASE ? followers : [hand(loser)];
  const cards = (s: State, piles: readonly Pile[]): number[] => piles.flatMap((pile) => cardsIn(s, pile));
  return without(cards(after, now), cards(before, followers))[0] ?? UNKNOWN;
}

function startNextTrick(s: State): void {
  if (trick(s) < TRICKS) {
    setTrick(s, phase(s), trick(s) + 1);
    if (phase(s) === FIRST_PHASE) turnUp(s);
  } else if (phase(s) === FIRST_PHASE) startSecondPhase(s);
  else setTrick(s, OVER, TRICKS);
}

/** The next card that is fought over, the second phase, or the end. */
function tellNextTrick(before: State, reply: number, winner: Seat, after: State): LogLine[] {
  const first = phase(before) === FIRST_PHASE;
  if (trick(before) < TRICKS) return first ? [tellTurnedUp(shown(after))] : [];
  if (first) return [tellSecondPhase(before, winner, cardDrawn(before, 1 - winner, after))];
  const scored = before.slice();
  for (const card of [led(before), reply]) addCard(scored, pileAfter(SECOND_PHASE, card, winner), card);
  return [tellVote(scored)];
}

/** CL-P1-1 */
export function turnUp(s: State): void {
  setShown(s, takeFromDeck(s, deckTop(s) - 1));
}

const tellTurnedUp = (card: number): LogLine => line('turned-up', { card: termOf(card) }, carry([card], DECK, SHOWN));

/** CL-P2-1  Followers become hands; what hands lacked before says nothing of them. */
function startSecondPhase(s: State): void {
  setTrick(s, SECOND_PHASE, 1);
  setShown(s, NO_CARD);
  for (let seat = 0; seat < SEATS; seat++) {
    pourInto(s, won(seat), hand(seat));
    pourInto(s, drawn(seat), hand(seat));
    setVoids(s, seat, 0);
  }
}

/** CL-P2-1, CL-LEAD-3  Followers of before, with those of the last trick; who won it leads. */
function tellSecondPhase(before: State, winner: Seat, drawnLast: number): LogLine {
  const moves = [0, 1].flatMap((seat) => {
    const wins = [...cardsAt(before, won(seat)), ...(seat === winner ? [shown(before)] : [])];
    const draws = [...cardsAt(before, drawn(seat)), ...(seat === winner ? [] : [drawnLast])];
    const into = placeOf(hand(seat));
    return [...carry(wins, placeOf(won(seat)), into), ...carry(draws, placeOf(drawn(seat)), into)];
  });
  return line('second-phase', { seat: { seat: winner } }, moves);
}
