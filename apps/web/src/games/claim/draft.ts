import { type Board, type Cards, missing, TRICKS } from '@interregnum/claim/board';
import type { Screen } from '@interregnum/screen';
import type { DrawingProps } from '../drawing.ts';

export interface Play {
  readonly seat: number;
  readonly card: string;
}

type Drafting = Pick<DrawingProps<Board>, 'position' | 'before'> & Pick<Screen<unknown>, 'isChosen'>;

/**
 * The card that the draft of the turn plays, if it plays one. Where playing it would reveal another card, the position
 * does not show it yet: then the card has only been chosen.
 */
export function drafted({ before, position, isChosen }: Drafting): Play | undefined {
  const { phase, trick, toPlay: seat } = before;
  const isSame = phase === position.phase && trick === position.trick && seat === position.toPlay;
  if (seat === null) return undefined;
  const chosen = before.hands[seat].find((card) => isChosen(card));
  if (chosen !== undefined) return { seat, card: chosen };
  if (isSame) return undefined;
  // After the last trick of a phase the hand is another one; before it, there was but one card.
  const gone = trick === TRICKS ? before.hands[seat] : missing(before.hands[seat], position.hands[seat]);
  return gone.length === 0 ? undefined : { seat, card: gone[0] };
}

/** The cards that the draft of the turn adds to a pile. */
export const added = (before: Cards, now: Cards): string[] => missing(now, before);
