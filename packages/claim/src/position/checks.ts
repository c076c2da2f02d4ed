import { ensure, HIDDEN, members, type State, UNKNOWN } from '@interregnum/kernel';
import { canBeDealt } from '../imagine.ts';
import {
  cardsIn,
  cardsLying,
  countOf,
  deckCards,
  discard,
  drawnSize,
  hand,
  handSize,
  holdsFaction,
  leader,
  led,
  phase,
  pileSize,
  score,
  trick,
  unseenDrawn,
  unseenHand,
  voids,
  won,
} from '../state/index.ts';
import { CARDS, FACTION_OF, FIRST_PHASE, NO_CARD, OVER, TRICKS, UNDEAD } from '../terms.ts';

/** How many cards lie where, by phase and trick. */
export function checkCounts(s: State): void {
  const inHand = phase(s) === OVER ? 0 : TRICKS + 1 - trick(s);
  const recruited = phase(s) === FIRST_PHASE ? trick(s) - 1 : 0;
  for (const seat of [0, 1]) {
    const played = led(s) !== NO_CARD && seat === leader(s) ? 1 : 0;
    ensure(handSize(s, seat) === inHand - played, 'hand-size', `hands.${seat}`);
    ensure(pileSize(s, won(seat)) + drawnSize(s, seat) === recruited, 'followers', `won.${seat}`);
    ensure(drawnSize(s, seat) === pileSize(s, won(1 - seat)), 'followers', `drawn.${seat}`);
  }
}

/** Each of the 52 cards lies somewhere, once; those that a view does not show are as many as it hides. */
export function checkCards(s: State): void {
  const all = [...cardsLying(s), ...deckCards(s)];
  const ids = all.filter((card) => card !== UNKNOWN).map((card) => CARDS[card]);
  const unseen = [0, 1].reduce(
    (sum, seat) => sum + unseenHand(s, seat) + unseenDrawn(s, seat),
    all.length - ids.length,
  );
  for (const id of CARDS) {
    const copies = (list: readonly string[]): number => list.filter((each) => each === id).length;
    const missing = copies(CARDS) - copies(ids);
    ensure(missing === 0 || (missing > 0 && unseen > 0), 'cards', id);
  }
  ensure(ids.length + unseen === CARDS.length, 'cards', HIDDEN);
}

/** Which cards lie where: none where it cannot be. */
export function checkPiles(s: State): void {
  for (const seat of [0, 1]) {
    const lacking = members(voids(s, seat));
    ensure(phase(s) === FIRST_PHASE || lacking.length === 0, 'voids', `voids.${seat}`);
    for (const faction of lacking) ensure(!holdsFaction(s, hand(seat), faction), 'void-hand', `hands.${seat}`);
    const inScore = cardsIn(s, score(seat));
    const undeadOnly = inScore.every((card) => FACTION_OF[card] === UNDEAD);
    ensure(phase(s) !== FIRST_PHASE || undeadOnly, 'score', `score.${seat}`);
  }
  ensure(countOf(s, discard, UNDEAD) === 0, 'discard', 'discard');
  ensure(canBeDealt(s), 'hidden', 'hands');
}
