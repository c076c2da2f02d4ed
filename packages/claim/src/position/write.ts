import { HIDDEN, members, type State, UNKNOWN } from '@interregnum/kernel';
import {
  cardsIn,
  deckCards,
  discard,
  drawn,
  hand,
  leader,
  led,
  type Pile,
  phase,
  score,
  shown,
  trick,
  unseenDrawn,
  unseenHand,
  voids,
  won,
} from '../state/index.ts';
import { CARDS, LETTERS, NO_CARD, OVER } from '../terms.ts';
import { toAct } from '../turn.ts';

/** Cards, then those that the viewer cannot see. */
const ids = (cards: readonly number[], unseen = 0): string[] =>
  [...cards, ...Array<number>(unseen).fill(UNKNOWN)].map((card) => (card === UNKNOWN ? HIDDEN : CARDS[card]));
const idOrNull = (card: number): string | null => (card === NO_CARD ? null : CARDS[card]);
const perSeat = <T>(of: (seat: number) => T): T[] => [of(0), of(1)];

/** CL-POS-1, -2  The canonical string. Of a redacted state it tells what is known, with `?` for every hidden card. */
export function write(s: State): string {
  const both = (pile: (seat: number) => Pile, unseen: (s: State, seat: number) => number = () => 0): string[][] =>
    perSeat((seat) => ids(cardsIn(s, pile(seat)), unseen(s, seat)));
  return JSON.stringify({
    game: 'claim',
    v: 1,
    phase: phase(s),
    trick: trick(s),
    leader: leader(s),
    toPlay: phase(s) === OVER ? null : toAct(s),
    shown: idOrNull(shown(s)),
    led: idOrNull(led(s)),
    hands: both(hand, unseenHand),
    won: both(won),
    drawn: both(drawn, unseenDrawn),
    score: both(score),
    discard: ids(cardsIn(s, discard)),
    voids: perSeat((seat) =>
      members(voids(s, seat))
        .map((faction) => LETTERS[faction])
        .join(''),
    ),
    deck: ids(deckCards(s)),
  });
}
