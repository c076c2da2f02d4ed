import { type Bits, bit, type Seat, type State } from '@interregnum/kernel';
import { SEATS } from './options.ts';
import { countsAsLed } from './powers/doppelgangers.ts';
import { goesToLoser } from './powers/dwarves.ts';
import { strikesGoblin } from './powers/knights.ts';
import { scoresAtOnce } from './powers/undead.ts';
import {
  addCard,
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

/** CL-TRICK-1..4  Whether the reply beats the lead. */
export function replyWins(lead: number, reply: number): boolean {
  if (strikesGoblin(lead, reply)) return true;
  return countsAsLed(lead, reply) && VALUE_OF[reply] > VALUE_OF[lead];
}

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

/** CL-P1-2, -3  The winner takes the shown card, the loser the next card of the deck. */
function recruit(s: State, winner: Seat): void {
  addCard(s, won(winner), shown(s));
  addCard(s, drawn(1 - winner), takeFromDeck(s, deckTop(s)));
}

function startNextTrick(s: State): void {
  if (trick(s) < TRICKS) {
    setTrick(s, phase(s), trick(s) + 1);
    if (phase(s) === FIRST_PHASE) turnUp(s);
  } else if (phase(s) === FIRST_PHASE) startSecondPhase(s);
  else setTrick(s, OVER, TRICKS);
}

/** CL-P1-1 */
export function turnUp(s: State): void {
  setShown(s, takeFromDeck(s, deckTop(s) - 1));
}

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
