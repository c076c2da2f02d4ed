import { type Board, type Cards, missing, TRICKS } from '@interregnum/claim/board';
import type { Screen } from '@interregnum/screen';
import type { DrawingProps } from '../drawing.ts';

export interface Play {
  readonly seat: number;
  readonly card: string;
}

type Drafting = Pick<DrawingProps<Board>, 'board' | 'committed'> & Pick<Screen<unknown>, 'isChosen'>;

/**
 * The card that the draft of the turn plays, if it plays one. Where playing it would reveal another card, the position
 * does not show it yet: then the card has only been chosen.
 */
export function drafted({ committed, board, isChosen }: Drafting): Play | undefined {
  const { phase, trick, toPlay: seat } = committed;
  const isSame = phase === board.phase && trick === board.trick && seat === board.toPlay;
  if (seat === null) return undefined;
  const chosen = committed.hands[seat].find((card) => isChosen(card));
  if (chosen !== undefined) return { seat, card: chosen };
  if (isSame) return undefined;
  // After the last trick of a phase the hand is another one; before it, there was but one card.
  const gone = trick === TRICKS ? committed.hands[seat] : missing(committed.hands[seat], board.hands[seat]);
  return gone.length === 0 ? undefined : { seat, card: gone[0] };
}

/** The cards that the draft of the turn adds to a pile. */
export const added = (committed: Cards, now: Cards): string[] => missing(now, committed);
