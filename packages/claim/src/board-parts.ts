import { HIDDEN, members, type State, UNKNOWN } from '@interregnum/kernel';
import {
  cardsIn,
  deckCards,
  discard,
  drawn,
  hand,
  leader,
  led,
  phase,
  score,
  shown,
  trick,
  unseenDrawn,
  unseenHand,
  voids,
  won,
} from './state/index.ts';
import { CARDS, LETTERS, NO_CARD, OVER } from './terms.ts';
import { toAct } from './turn.ts';

/** Cards by their ids, in card order; HIDDEN for each that the viewer cannot see. */
export type Cards = readonly string[];
type BySeat<T> = readonly [T, T];

/** What lies on the table, as a viewer sees it. */
export interface Board {
  readonly phase: number;
  readonly trick: number;
  readonly leader: number;
  readonly toPlay: number | null;
  readonly shown: string | null;
  readonly led: string | null;
  /** Beside the led card, while a finished trick is shown. */
  readonly reply?: string;
  readonly hands: BySeat<Cards>;
  readonly won: BySeat<Cards>;
  readonly drawn: BySeat<Cards>;
  readonly score: BySeat<Cards>;
  readonly discard: Cards;
  readonly voids: BySeat<string>;
  readonly deck: Cards;
}

const bySeat = <T>(of: (seat: number) => T): BySeat<T> => [of(0), of(1)];
const idOrNull = (card: number): string | null => (card === NO_CARD ? null : CARDS[card]);

/** Cards, then those that the viewer cannot see. */
function ids(cards: readonly number[], unseen = 0): string[] {
  const list = cards.map((card) => (card === UNKNOWN ? HIDDEN : CARDS[card]));
  for (let left = unseen; left > 0; left--) list.push(HIDDEN);
  return list;
}

/** The board of a state, or of what a viewer sees of one. Its keys are in the order of CL-POS-1. */
export const layBoard = (s: State): Board => ({
  phase: phase(s),
  trick: trick(s),
  leader: leader(s),
  toPlay: phase(s) === OVER ? null : toAct(s),
  shown: idOrNull(shown(s)),
  led: idOrNull(led(s)),
  hands: bySeat((seat) => ids(cardsIn(s, hand(seat)), unseenHand(s, seat))),
  won: bySeat((seat) => ids(cardsIn(s, won(seat)))),
  drawn: bySeat((seat) => ids(cardsIn(s, drawn(seat)), unseenDrawn(s, seat))),
  score: bySeat((seat) => ids(cardsIn(s, score(seat)))),
  discard: ids(cardsIn(s, discard)),
  voids: bySeat((seat) =>
    members(voids(s, seat))
      .map((faction) => LETTERS[faction])
      .join(''),
  ),
  deck: ids(deckCards(s)),
});
