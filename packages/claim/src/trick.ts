import { bit, type Seat, type State } from '@interregnum/kernel';
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

/** Settles the trick that a reply completes, up to the next decision or the end. */
export function completeTrick(s: State, reply: number): void {
  const lead = led(s);
  const winner = replyWins(lead, reply) ? 1 - leader(s) : leader(s);
  if (phase(s) === FIRST_PHASE) {
    noteVoid(s, 1 - leader(s), lead, reply);
    addCard(s, scoresAtOnce(lead) ? score(winner) : discard, lead);
    addCard(s, scoresAtOnce(reply) ? score(winner) : discard, reply);
    recruit(s, winner);
  } else {
    addCard(s, score(goesToLoser(lead) ? 1 - winner : winner), lead);
    addCard(s, score(goesToLoser(reply) ? 1 - winner : winner), reply);
  }
  setLed(s, NO_CARD);
  setLeader(s, winner);
  startNextTrick(s);
}

/** CL-INFO  A reply that does not count as the faction led shows that its seat has none of it. */
function noteVoid(s: State, seat: Seat, lead: number, reply: number): void {
  if (!countsAsLed(lead, reply)) setVoids(s, seat, voids(s, seat) | bit(FACTION_OF[lead]));
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
  for (let seat = 0; seat < 2; seat++) {
    pourInto(s, won(seat), hand(seat));
    pourInto(s, drawn(seat), hand(seat));
    setVoids(s, seat, 0);
  }
}
