import type { Cards } from '@interregnum/claim/board';
import type { ReactNode } from 'react';

interface FanProps {
  readonly anchor: string;
  readonly cards: Cards;
  readonly children: (card: string) => ReactNode;
}

/** Cards side by side, one over the other as far as there is no room. */
export const Fan = ({ anchor, cards, children }: FanProps) => (
  <div className="cl-fan" data-anchor={anchor}>
    {cards.map((card, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: copies of a card are told apart by nothing else
      <span key={`${card}-${at}`}>{children(card)}</span>
    ))}
  </div>
);
