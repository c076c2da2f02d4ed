import type { State } from '@interregnum/kernel';
import { NO_FACTION, strongest } from '../ranking.ts';
import { ending, holdsPlot, isAdvanced, seatCount, setPlot } from '../state/index.ts';
import type { ActionCard } from '../step.ts';
import { setsOf } from '../teams.ts';
import { COURT_FACTIONS, INVASION, SCOTS } from '../terms.ts';

/** KD-CARD-PLOT-1  Never played: it has no way to be resolved, and no hand offers it. */
export const plot: ActionCard = { name: 'plot', ways: [] };

/** KD-CARD-PLOT-2, -3  At the end, plot stands for a follower of the faction that serves its owner best. */
export function revealPlot(s: State): void {
  if (!isAdvanced(s)) return;
  for (let seat = 0; seat < seatCount(s); seat++) {
    if (holdsPlot(s, seat)) setPlot(s, seat, ending(s) === INVASION ? bestForSets(s, seat) : strongestOrScots(s));
  }
}

const strongestOrScots = (s: State): number => (strongest(s) === NO_FACTION ? SCOTS : strongest(s));

function bestForSets(s: State, seat: number): number {
  let best = SCOTS;
  let most = -1;
  for (const faction of COURT_FACTIONS) {
    setPlot(s, seat, faction);
    const sets = setsOf(s, seat);
    if (sets > most) {
      most = sets;
      best = faction;
    }
  }
  return best;
}
