import { type State, size } from '@interregnum/kernel';
import { controlledBy, latestWin } from './state/index.ts';
import { COURT_FACTIONS, ENGLISH, SCOTS } from './terms.ts';

/** Returned instead of a faction where no single one is meant. */
export const NO_FACTION = -1;

/** KD-RANK-1, -2  A number that orders factions by power; 0 for all that control nothing (KD-RANK-3). */
const power = (s: State, faction: number): number => size(controlledBy(s, faction)) * 16 + latestWin(s, faction);

/** The most powerful faction with at least one region, `except` left aside. */
function strongestBut(s: State, except: number): number {
  let best = NO_FACTION;
  let most = 0;
  for (let faction = SCOTS; faction <= ENGLISH; faction++) {
    const its = faction === except ? 0 : power(s, faction);
    if (its > most) {
      most = its;
      best = faction;
    }
  }
  return best;
}

export const strongest = (s: State): number => strongestBut(s, NO_FACTION);

/** KD-RANK-4  The only member of the second tier. Without a region it would share that tier (KD-RANK-3). */
export const second = (s: State): number => strongestBut(s, strongest(s));

/** The tiers, strongest first; only the tier of those without a region can have several members. */
export function tiers(s: State): number[][] {
  const ranked = COURT_FACTIONS.filter((faction) => power(s, faction) > 0).sort((a, b) => power(s, b) - power(s, a));
  const landless = COURT_FACTIONS.filter((faction) => power(s, faction) === 0);
  return [...ranked.map((faction) => [faction]), ...(landless.length > 0 ? [landless] : [])];
}
