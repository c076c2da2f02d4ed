import { FACTIONS, type FactionName } from '@interregnum/king-is-dead/board';
import type { DrawingContext } from '../drawing.ts';
import { cardName, holderSign } from './signs.ts';

/** The support cards by the faction that they are about. */
const SUPPORTS: ReadonlyMap<string, FactionName> = new Map([
  ['scottish-support', 'scots'],
  ['welsh-support', 'welsh'],
  ['english-support', 'english'],
]);
/** The other cards that every seat starts with: one letter tells them apart. All the rest are cunning cards. */
export const COMMON = ['assemble', 'negotiate', 'manoeuvre', 'outmanoeuvre'];

const HIDDEN = '?';
const HAND_SIZE = 8;

const isCunning = (card: string): boolean => card !== HIDDEN && !SUPPORTS.has(card) && !COMMON.includes(card);

/** A card in short: the letter of the supported faction, the first letter of a common card, three of a cunning one. */
export function shortCard(card: string, context: DrawingContext): string {
  const faction = SUPPORTS.get(card);
  if (card === HIDDEN) return HIDDEN;
  if (faction !== undefined) return holderSign(faction, context);
  return cardName(card, context).slice(0, isCunning(card) ? 3 : 1);
}

/** A hand in short, cunning cards set apart, with a `·` for every card gone. */
export function shortHand(hand: readonly string[], context: DrawingContext): string {
  const cards = hand.map((card) => (isCunning(card) ? ` ${shortCard(card, context)}` : shortCard(card, context)));
  return cards.join('').trim() + '·'.repeat(HAND_SIZE - hand.length);
}

/** A hand by the names of its cards, supports in one piece, hidden ones last. */
export function namedHand(hand: readonly string[], context: DrawingContext): string[] {
  const supported = FACTIONS.filter((id) => hand.some((card) => SUPPORTS.get(card) === id));
  const factions = supported.map((id) => holderSign(id, context)).join('');
  const named = [...new Set(hand)]
    .filter((card) => card !== HIDDEN && !SUPPORTS.has(card))
    .map((card) => {
      const copies = hand.filter((held) => held === card).length;
      return copies > 1 ? `${cardName(card, context)} ×${copies}` : cardName(card, context);
    });
  const hidden = hand.filter((card) => card === HIDDEN).join('');
  return [factions && context.text('board.king-is-dead.support', { factions }), ...named, hidden].filter(Boolean);
}
