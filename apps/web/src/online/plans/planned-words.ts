import type { PlannedTurn, SeatTurn } from '@interregnum/match';
import type { Wording } from '@interregnum/screen';
import { type AppText, crumbs } from '@interregnum/texts/lazy';

/** Turns in words: whose, and what they choose. */
function turnsWords(turns: readonly SeatTurn[], { nameOf, choices }: Wording, words: AppText): string {
  return turns
    .map(({ seat, texts }) => words('plan.turn', { name: nameOf(seat), choice: crumbs(texts, choices) }))
    .join('; ');
}

/** What one planned turn says: on what it stands, and what is answered. */
export function plannedWords({ after, texts }: PlannedTurn, wording: Wording, words: AppText): string {
  const choice = crumbs(texts, wording.choices);
  return after.length === 0
    ? words('plan.next', { choice })
    : words('plan.if', { turns: turnsWords(after, wording, words), choice });
}
