import { Card } from './cards.tsx';
import { cardNames } from './factions.ts';
import { Fan } from './fan.tsx';
import { farSeat } from './places.ts';
import type { TableProps } from './table.ts';

/** The hand across the table: backs, or faces where they are known. */
export function FarHand({ table, scene }: TableProps) {
  const seat = farSeat(scene);
  const cards = table.hands[seat];
  const hand = scene.text('claim.hand', { name: scene.nameOf(seat) });
  return (
    <div
      className="cl-far-hand"
      role="img"
      aria-label={scene.text('table.labelled', { name: hand, told: cardNames(cards, scene) })}
    >
      <Fan anchor={`hand:${seat}`} cards={cards}>
        {(card) => <Card card={card} cut="slip" />}
      </Fan>
    </div>
  );
}
