import { members, require, type State } from '@interregnum/kernel';
import {
  cardsIn,
  cardsLying,
  countOf,
  deckCards,
  discard,
  drawn,
  hand,
  holdsFaction,
  leader,
  led,
  phase,
  pileSize,
  score,
  trick,
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
    require(pileSize(s, hand(seat)) === inHand - played, 'hand-size', `hands.${seat}`);
    require(pileSize(s, won(seat)) + pileSize(s, drawn(seat)) === recruited, 'followers', `won.${seat}`);
    require(pileSize(s, drawn(seat)) === pileSize(s, won(1 - seat)), 'followers', `drawn.${seat}`);
  }
}

/** Which cards lie where: each of the 52 once, and none where it cannot be. */
export function checkPiles(s: State): void {
  const ids = [...cardsLying(s), ...deckCards(s)].map((card) => CARDS[card]);
  for (const id of CARDS) {
    const copies = (list: readonly string[]): number => list.filter((each) => each === id).length;
    require(copies(ids) === copies(CARDS), 'cards', id);
  }
  for (const seat of [0, 1]) {
    const lacking = members(voids(s, seat));
    require(phase(s) === FIRST_PHASE || lacking.length === 0, 'voids', `voids.${seat}`);
    for (const faction of lacking) require(!holdsFaction(s, hand(seat), faction), 'void-hand', `hands.${seat}`);
    const inScore = cardsIn(s, score(seat));
    const undeadOnly = inScore.every((card) => FACTION_OF[card] === UNDEAD);
    require(phase(s) !== FIRST_PHASE || undeadOnly, 'score', `score.${seat}`);
  }
  require(countOf(s, discard, UNDEAD) === 0, 'discard', 'discard');
}
