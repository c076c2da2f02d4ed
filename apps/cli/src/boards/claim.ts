import { type Board, FACTIONS, FIRST_PHASE, OVER, TRICKS } from '@interregnum/claim/board';
import { inLines, wrapped } from '../terminal/layout.ts';
import { cardName, factionName } from './claim/factions.ts';
import { farHand, nearHand } from './claim/hands.ts';
import { mirrored } from './claim/lines.ts';
import { pileLines } from './claim/piles.ts';
import { trickLines } from './claim/trick.ts';
import type { Drawing, DrawingContext } from './drawing.ts';

/** So many tricks are told between two drawings. */
const STAGE = 5;

/** When it is, what is at stake, and how many cards the deck still has. */
function headLine({ phase, trick, shown, deck }: Board, context: DrawingContext): string {
  const { text } = context;
  if (phase === OVER) return `  ${text('board.claim.over')}`;
  return `  ${[
    text('board.claim.trick', { phase, trick, tricks: TRICKS }),
    ...(shown === null ? [] : [text('board.claim.stake', { card: cardName(shown, context) })]),
    ...(phase === FIRST_PHASE ? [text('board.claim.deck', { count: deck.length })] : []),
  ].join(' · ')}`;
}

/** A table seen from one side: the other hand, the trick, the piles by faction, the own hand. */
export const claimDrawing: Drawing<Board> = {
  redrawKey: ({ phase, trick }) => phase * STAGE + (phase === OVER ? 0 : Math.floor((trick - 1) / STAGE)),

  legend(_, context) {
    const { text } = context;
    const signs = [
      `╔══╗ ${text('board.claim.sign-stake')}`,
      `▸ ${text('board.claim.sign-next')}`,
      `♔ ${text('board.claim.sign-vote')}`,
      `│×│ ${text('board.claim.sign-back')}`,
    ];
    const told = [
      text('board.claim.digits', { faction: factionName(FACTIONS[1], context) }),
      text('board.claim.phases'),
    ];
    return [
      ...inLines(signs, { hang: 2, between: '   ' }),
      ...told.flatMap((sentence) => wrapped(sentence, { hang: 2 })),
    ];
  },

  draw(board, context) {
    const isOver = board.phase === OVER;
    return [
      headLine(board, context),
      ...(isOver ? [] : [farHand(board, context)]),
      ...mirrored([...trickLines(board, context), ...pileLines(board, context)]),
      ...(isOver ? [] : nearHand(board, context)),
    ];
  },
};
