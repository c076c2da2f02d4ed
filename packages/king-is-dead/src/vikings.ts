import { bit, has, type LogLine, type State } from '@interregnum/kernel';
import { line, movesOf } from './log-lines.ts';
import { inRegion, SUPPLY } from './pieces.ts';
import {
  hasVikings,
  inSupply,
  isUnstable,
  landsOnControl,
  openRegions,
  placeFromSupply,
  seedFollower,
  setSupply,
} from './state/index.ts';
import { DEVON, ESSEX, GWYNEDD, LANCASTER, MORAY, NORTHUMBRIA, STRATHCLYDE, VIKINGS, WARWICK } from './terms.ts';
import { regionTerm } from './words.ts';

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

const NOWHERE = -1;

/**
 * KD-VIKING-7, -8  Where a viking lands after a struggle; NOWHERE if the place it would go to is not open, or, by house
 * rule, if no seat has won.
 */
function landingAfter(s: State, resolved: number): number {
  if (!hasVikings(s) || inSupply(s, VIKINGS) === 0) return NOWHERE;
  if (landsOnControl(s) && isUnstable(s, resolved)) return NOWHERE;
  const target = has(NORTH, resolved) ? STRATHCLYDE : has(SOUTH, resolved) ? DEVON : resolved;
  return has(openRegions(s), target) ? target : NOWHERE;
}

/** KD-VIKING-7, -8  One viking follows a struggle. */
export function reinforceVikings(s: State, resolved: number): void {
  const region = landingAfter(s, resolved);
  if (region !== NOWHERE) placeFromSupply(s, region, VIKINGS, 1);
}

/** What `reinforceVikings` is about to do. */
export function tellLanding(s: State, resolved: number): readonly LogLine[] {
  const region = landingAfter(s, resolved);
  if (region === NOWHERE) return [];
  return [line('viking', { region: regionTerm(region) }, movesOf([VIKINGS], SUPPLY, inRegion(region)))];
}
