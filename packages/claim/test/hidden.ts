import type { Seat } from '@interregnum/kernel';
import { inOrder } from './table.ts';

/**
 * What a viewer of a position cannot see, worked out from the JSON of the position alone: it shares nothing with
 * `redact` and `imagine`, which it is there to check.
 */
export type Viewer = Seat | 'audience';

/** The parts of a position that may be hidden, and what is known of them. */
export interface Position {
  readonly hands: string[][];
  readonly drawn: string[][];
  readonly voids: readonly string[];
  readonly deck: string[];
}

export interface HiddenPile {
  readonly cards: string[];
  /** Whether it matters which card lies where. */
  readonly ordered: boolean;
  /** Whether the pile can hold a card, as far as everybody knows. */
  readonly fits: (card: string) => boolean;
}

/** CL-INFO-2, -3, -5, -9  Hands, then drawn cards, then the deck. */
export function hiddenPiles({ hands, drawn, voids, deck }: Position, viewer: Viewer): HiddenPile[] {
  const others = [0, 1].filter((seat) => seat !== viewer);
  const anything = (): boolean => true;
  return [
    ...others.map((seat) => ({
      cards: hands[seat],
      ordered: false,
      fits: (card: string) => !voids[seat].includes(card[0]),
    })),
    ...others.map((seat) => ({ cards: drawn[seat], ordered: false, fits: anything })),
    { cards: deck, ordered: true, fits: anything },
  ];
}

/** CL-POS-3  Cards as they lie in such a pile. */
export const sorted = ({ ordered }: HiddenPile, cards: readonly string[]): readonly string[] =>
  ordered ? cards : inOrder(cards);
