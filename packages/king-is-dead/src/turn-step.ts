import type { Move, PieceHolder, State } from '@interregnum/kernel';
import { line } from './log-lines.ts';
import { buried, inHand, move, onPile } from './pieces.ts';
import { firstOf, type RefusalIf, type RefusalOf, refuse } from './refusals/refuse.ts';
import { actor, holdsPlot, pileCard, pileSize, playable, topOfPile } from './state/index.ts';
import { type Step, step } from './step.ts';
import { CARD_NAMES, PLOT } from './terms.ts';
import { cardTerm } from './words.ts';

/** The choice to pass stands behind the cards and the second assemble. */
export const PASS = CARD_NAMES.length + 1;

const ifPlot: RefusalIf = (s, card) =>
  card === PLOT && holdsPlot(s, actor(s)) ? refuse('KD-CARD-PLOT-1', 'plot') : undefined;

const ifPlayed: RefusalIf = (s, card) =>
  hasPlayed(s, card) ? refuse('KD-TURN-4', 'played', { card: cardTerm(card) }) : undefined;

function hasPlayed(s: State, card: number): boolean {
  for (let height = 0; height < pileSize(s, actor(s)); height++)
    if (pileCard(s, actor(s), height) === card) return true;
  return false;
}

const notInHand: RefusalOf = (_, card) => refuse('KD-TURN-3', 'not-in-hand', { card: cardTerm(card) });

/** KD-TURN-3, -5  A card comes to lie on a pile and buries the one that was on top. */
export function discarded(s: State, seat: number, from: PieceHolder, card: number): readonly Move[] {
  const played = move(CARD_NAMES[card], from, onPile(seat));
  return pileSize(s, seat) === 0
    ? [played]
    : [move(CARD_NAMES[topOfPile(s, seat)], onPile(seat), buried(seat)), played];
}

/** KD-TURN-2  Play a card or pass: the first step of every turn. */
export const turn: Step = step({
  prompt: 'turn',
  asks: 'card',
  clause: 'KD-TURN-2',
  options: (s) => playable(s, actor(s)) | (1 << PASS),
  refusalFor: firstOf(ifPlot, ifPlayed, notInHand),
  tell: (s, choice) => {
    const seat = { seat: actor(s) };
    if (choice === PASS) return [line('pass', { seat })];
    return [line('play', { seat, card: cardTerm(choice) }, discarded(s, actor(s), inHand(actor(s)), choice))];
  },
});
