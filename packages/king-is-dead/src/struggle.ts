import { type State, size } from '@interregnum/kernel';
import { conclude } from './endings.ts';
import { NO_FACTION } from './ranking.ts';
import {
  clearRegion,
  contestedRegion,
  control,
  followers,
  SPACES,
  struggles,
  turnDown,
  unsettle,
  unstableRegions,
} from './state/index.ts';
import { CORONATION, INSTABILITY_DISCS, INVASION, VIKING_VICTORY, VIKINGS } from './terms.ts';
import { reinforceVikings } from './vikings.ts';

/** KD-STRUGGLE-2, -3  The faction with the most followers in a region, if there is just one. */
export function majority(s: State, region: number): number {
  let winner = NO_FACTION;
  let most = 0;
  for (let faction = 0; faction <= VIKINGS; faction++) {
    const count = followers(s, region, faction);
    if (count > most) {
      most = count;
      winner = faction;
    } else if (count === most) winner = NO_FACTION;
  }
  return winner;
}

/** KD-STRUGGLE-1..7  Resolves the contested region, and ends the game if that was the last struggle. */
export function resolveStruggle(s: State): void {
  const region = contestedRegion(s);
  const winner = majority(s, region);
  if (winner === NO_FACTION) unsettle(s, region);
  else control(s, region, winner);
  clearRegion(s, region);
  turnDown(s);
  const how = endingAfter(s, winner);
  if (how !== undefined) conclude(s, how);
  else reinforceVikings(s, region);
}

/** KD-END-1, -2, KD-VIKING-9 */
export function endingAfter(s: State, winner: number): number | undefined {
  if (winner === VIKINGS) return VIKING_VICTORY;
  if (size(unstableRegions(s)) === INSTABILITY_DISCS) return INVASION;
  return struggles(s) === SPACES ? CORONATION : undefined;
}
