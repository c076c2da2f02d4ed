import { bit, has, type State } from '@interregnum/kernel';
import { hasVikings, inSupply, openRegions, placeFromSupply, seedFollower, setSupply } from './state/index.ts';
import { DEVON, ESSEX, GWYNEDD, LANCASTER, MORAY, NORTHUMBRIA, STRATHCLYDE, VIKINGS, WARWICK } from './terms.ts';

export const VIKING_FOLLOWERS = 10;

/** KD-VIKING-1  Where vikings stand at the start, one in each region. */
const VIKING_LANDINGS = [STRATHCLYDE, DEVON] as const;

/** KD-VIKING-7  Struggles in the north bring vikings to Strathclyde, those in the south to Devon. */
const NORTH = bit(MORAY) | bit(NORTHUMBRIA) | bit(LANCASTER);
const SOUTH = bit(GWYNEDD) | bit(WARWICK) | bit(ESSEX);

/** Part of setup. */
export function landVikings(s: State): void {
  setSupply(s, VIKINGS, VIKING_FOLLOWERS - VIKING_LANDINGS.length);
  for (const region of VIKING_LANDINGS) seedFollower(s, region, VIKINGS);
}

/** KD-VIKING-7, -8  One viking follows a struggle, if the place it goes to is open. */
export function reinforceVikings(s: State, resolved: number): void {
  if (!hasVikings(s) || inSupply(s, VIKINGS) === 0) return;
  const target = has(NORTH, resolved) ? STRATHCLYDE : has(SOUTH, resolved) ? DEVON : resolved;
  if (has(openRegions(s), target)) placeFromSupply(s, target, VIKINGS, 1);
}
