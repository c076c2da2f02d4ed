import type { Seat, State } from '@interregnum/kernel';
import { goesToLoser } from '../powers/dwarves.ts';
import { cardsIn, hand, leader, led, score } from '../state/index.ts';
import { FACTION_OF, FACTIONS, NO_CARD, VALUE_OF } from '../terms.ts';
import { replyWins } from '../trick.ts';
import { tellingApart } from './alike.ts';
import { amounts } from './amounts.ts';
import { type Goals, goalsOf } from './goals.ts';
import { type Place, placesWhere } from './places.ts';

/** What stays the same until the end. */
export interface Deal extends Goals {
  /** By place: the card, its faction and its value. */
  readonly cards: readonly number[];
  readonly factions: Uint8Array;
  readonly values: Uint8Array;
  /** By place, what the card adds to the score of who wins, and of who loses, its trick (CL-P2-3, CL-DWARF-1). */
  readonly toWinner: Int32Array;
  readonly toLoser: Int32Array;
  /** By place of a lead, the replies that beat it. */
  readonly beating: Int32Array;
  /** By two places, the opposing cards that tell them apart: see alike.ts. */
  readonly apart: Int32Array;
  /** By faction, its cards. */
  readonly members: Int32Array;
  /** By seat, its cards, the one it led included; and what it has scored. */
  readonly dealt: Int32Array;
  readonly scores: Int32Array;
  /** The seat that leads, and the place of the card it led, or NO_PLACE. */
  readonly leader: Seat;
  readonly led: Place;
}

/** Every card still to be scored and the seat it comes from, by card; goblin zeros by seat. */
function cardsHeld(s: State): { card: number; seat: Seat }[] {
  const held = [0, 1].flatMap((seat) => cardsIn(s, hand(seat)).map((card) => ({ card, seat })));
  if (led(s) !== NO_CARD) held.push({ card: led(s), seat: leader(s) });
  return held.sort((a, b) => a.card - b.card || a.seat - b.seat);
}

export function dealOf(s: State): Deal {
  const held = cardsHeld(s);
  const cards = held.map(({ card }) => card);
  const goals = goalsOf(s);
  const weight = (card: number) => amounts(FACTION_OF[card], goals.weights[card]);
  const scoreOf = (seat: Seat) => cardsIn(s, score(seat)).reduce((sum, card) => sum + weight(card), 0);
  return {
    ...goals,
    cards,
    factions: Uint8Array.from(cards, (card) => FACTION_OF[card]),
    values: Uint8Array.from(cards, (card) => VALUE_OF[card]),
    toWinner: Int32Array.from(cards, (card) => (goesToLoser(card) ? 0 : weight(card))),
    toLoser: Int32Array.from(cards, (card) => (goesToLoser(card) ? weight(card) : 0)),
    beating: Int32Array.from(cards, (lead) => placesWhere(cards, (reply) => replyWins(lead, reply))),
    apart: tellingApart(cards, goals.weights),
    members: Int32Array.from(FACTIONS.keys(), (faction) => placesWhere(cards, (card) => FACTION_OF[card] === faction)),
    dealt: Int32Array.of(...[0, 1].map((seat) => placesWhere(held, (card) => card.seat === seat))),
    scores: Int32Array.of(scoreOf(0), scoreOf(1)),
    leader: leader(s),
    led: held.findIndex(({ card, seat }) => card === led(s) && seat === leader(s)),
  };
}
