import type { Cards, Position } from '@interregnum/claim/glance';
import type { Pieces } from '../view.ts';

function counted(cards: Cards): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const card of cards) counts[card] = (counts[card] ?? 0) + 1;
  return counts;
}

/**
 * Where each card lies; hidden ones are of the kind `?`. The deck stands before the hands: what is drawn face down comes
 * from it, and not from a hidden hand that a card was played from.
 */
export function pieces({ hands, won, drawn, score, led, shown, deck, discard }: Position): Pieces {
  const bySeat = { hand: hands, won, drawn, score };
  const piles = Object.entries(bySeat).flatMap(([name, lists]) =>
    lists.map((cards, seat): [string, Cards] => [`${name}:${seat}`, cards]),
  );
  const common: [string, Cards][] = [
    ['trick', led === null ? [] : [led]],
    ['shown', shown === null ? [] : [shown]],
    ['deck', deck],
    ['discard', discard],
  ];
  return new Map([...common, ...piles].map(([anchor, cards]) => [anchor, counted(cards)]));
}
