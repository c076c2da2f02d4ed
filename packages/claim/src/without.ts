/** What is left of a list when each of some cards is taken out once; copies of a card are told apart. */
export function without(cards: readonly number[], taken: readonly number[]): number[] {
  const left = [...cards];
  for (const card of taken) if (left.includes(card)) left.splice(left.indexOf(card), 1);
  return left;
}
