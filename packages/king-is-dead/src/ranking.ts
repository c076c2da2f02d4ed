import { type State, size } from '@interregnum/kernel';
import { controlledBy, latestWin } from './state/index.ts';
import { COURT_FACTIONS, ENGLISH, SCOTS } from './terms.ts';

/** Returned instead of a faction where no single one is meant. */
export const NO_FACTION = -1;

/** KD-RANK-1, -2  A number that orders factions by power; 0 for all that control nothing (KD-RANK-3). */
const power = (s: State, faction: number): number => size(controlledBy(s, faction)) * 16 + latestWin(s, faction);

/** The strongest faction with at least one region. */
export function strongest(s: State): number {
  let best = NO_FACTION;
  let most = 0;
  for (let faction = SCOTS; faction <= ENGLISH; faction++) {
    const its = power(s, faction);
    if (its > most) {
      most = its;
      best = faction;
    }
  }
  return best;
}

/** KD-RANK-4  The only member of the second tier, if it has just one. */
export function second(s: State): number {
  const first = strongest(s);
  if (first === NO_FACTION) return NO_FACTION;
  const [a, b] = COURT_FACTIONS.filter((faction) => faction !== first);
  const difference = power(s, a) - power(s, b);
  return difference > 0 ? a : difference < 0 ? b : NO_FACTION;
}

/** The tiers, strongest first; only the tier of those without a region can have several members. */
export function tiers(s: State): number[][] {
  const ranked = COURT_FACTIONS.filter((faction) => power(s, faction) > 0).sort((a, b) => power(s, b) - power(s, a));
  const landless = COURT_FACTIONS.filter((faction) => power(s, faction) === 0);
  return [...ranked.map((faction) => [faction]), ...(landless.length > 0 ? [landless] : [])];
}
