import type { State } from '@interregnum/kernel';
import { DISCARD, LED, SCORE, TURNS, VOIDS, WON } from './layout.ts';

/**
 * What everybody may see, as ranges of cells, both ends included. A new cell stays secret until someone adds it here.
 * Not among them: hands, drawn cards and the deck. redact.ts shows what may be seen of these.
 */
const PUBLIC: readonly (readonly [first: number, last: number])[] = [
  [WON, WON + 3],
  [SCORE, DISCARD + 1],
  [VOIDS, LED],
  [TURNS, TURNS],
];

export function copyPublic(from: State, into: State): void {
  for (let range = 0; range < PUBLIC.length; range++) {
    const [first, last] = PUBLIC[range];
    for (let cell = first; cell <= last; cell++) into[cell] = from[cell];
  }
}
