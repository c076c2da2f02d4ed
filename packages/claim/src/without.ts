import { CARDS } from './terms.ts';

const taken = new Uint8Array(CARDS.length);

/** What is left of a list when each of some cards is taken out once; copies of a card are told apart. */
export function without(cards: readonly number[], gone: readonly number[]): number[] {
  taken.fill(0);
  for (let i = 0; i < gone.length; i++) taken[gone[i]]++;
  const left: number[] = [];
  for (let i = 0; i < cards.length; i++) {
    if (taken[cards[i]] > 0) taken[cards[i]]--;
    else left.push(cards[i]);
  }
  return left;
}
