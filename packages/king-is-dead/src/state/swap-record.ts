import type { State } from '@interregnum/kernel';
import { SWAP_A, SWAP_B, SWAP_CARD, SWAP_NET, SWAP_SEAT, SWAPPED } from './layout.ts';

/** KD-UNDO  The latest action, if it was a swap that changed something. */
export const swapSeat = (s: State): number => s[SWAP_SEAT] - 1;
export const swapCard = (s: State): number => s[SWAP_CARD];
export const swapA = (s: State): number => s[SWAP_A];
export const swapB = (s: State): number => s[SWAP_B];
export const swapNet = (s: State): number => s[SWAP_NET];
export function recordSwap(s: State, seat: number, card: number, a: number, b: number, net: number): void {
  s[SWAPPED] = 1;
  s[SWAP_SEAT] = seat + 1;
  s[SWAP_CARD] = card;
  s[SWAP_A] = a;
  s[SWAP_B] = b;
  s[SWAP_NET] = net;
}
export function clearSwapRecord(s: State): void {
  s[SWAP_SEAT] = 0;
  s[SWAP_CARD] = 0;
  s[SWAP_A] = 0;
  s[SWAP_B] = 0;
  s[SWAP_NET] = 0;
}
/** KD-UNDO-5  An action that swapped nothing lifts the ban. */
export function closeSwapRecord(s: State): void {
  if (s[SWAPPED] === 0 && s[SWAP_SEAT] !== 0) clearSwapRecord(s);
  s[SWAPPED] = 0;
}
