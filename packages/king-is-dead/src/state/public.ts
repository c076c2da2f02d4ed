import type { State } from '@interregnum/kernel';
import {
  ACTOR,
  BOARD,
  CAPPED,
  CONTROL,
  COURT,
  DISC,
  ENDING,
  OFFER,
  PASSES,
  PILE_SIZE,
  PLOT_FACTION,
  RECENT,
  RULES,
  SEATS,
  SIZE,
  STEP,
  STRUGGLES,
  SUPPLY,
  SWAP_NET,
  SWAP_SEAT,
  SWAPPED,
  TO_CHANGE,
  TRACK,
  TURNS,
  UNSTABLE,
} from './layout.ts';

/**
 * What everybody may see, as ranges of cells, both ends included. A new cell stays secret until someone adds it here.
 * Not among them: hands, piles, the order of playing out, the Saxons' deck and the undealt cards. redact.ts shows
 * what may be seen of these.
 */
const PUBLIC: readonly (readonly [first: number, last: number])[] = [
  [BOARD, BOARD + 7],
  [SUPPLY, SUPPLY + 3],
  [COURT, COURT + 15],
  [CONTROL, UNSTABLE],
  [TRACK, TRACK + 7],
  [DISC, DISC + 7],
  [STRUGGLES, STRUGGLES],
  [ACTOR, PASSES],
  [RECENT, RECENT + 3],
  [PILE_SIZE, PILE_SIZE + 3],
  [SWAP_SEAT, SWAP_NET],
  [ENDING, PLOT_FACTION],
  [SEATS, RULES],
  [STEP, SWAPPED],
  [CAPPED, TO_CHANGE],
  [OFFER, TURNS],
];

const PUBLIC_CELLS = new Set(
  PUBLIC.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, nth) => first + nth)),
);
const OTHER_CELLS = Int32Array.from(Array.from({ length: SIZE }, (_, at) => at).filter((at) => !PUBLIC_CELLS.has(at)));

/** Copies everything at once, which is quicker than part by part, and empties every cell that the list does not name. */
export function copyPublic(from: State, into: State): void {
  into.set(from);
  for (let at = 0; at < OTHER_CELLS.length; at++) into[OTHER_CELLS[at]] = 0;
}
