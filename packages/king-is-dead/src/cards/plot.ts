import { has, type LogLine, type State } from '@interregnum/kernel';
import { line } from '../log-lines.ts';
import { inHand, move, REMOVED } from '../pieces.ts';
import { NO_FACTION, strongest } from '../ranking.ts';
import {
  ending,
  holdsPlot,
  isAdvanced,
  plotFaction,
  plotOwner,
  removedCards,
  seatCount,
  setPlot,
} from '../state/index.ts';
import type { ActionCard } from '../step.ts';
import { setsOf } from '../teams.ts';
import { CARD_NAMES, COURT_FACTIONS, INVASION, PLOT, SCOTS } from '../terms.ts';
import { cardTerm, factionTerm } from '../words.ts';

/** KD-CARD-PLOT-1  Never played: it has no way to be resolved, and no hand offers it. */
export const plot: ActionCard = { name: 'plot', ways: [] };

/** KD-CARD-PLOT-2, KD-CARD-PLOT-3  At the end, plot stands for a follower of the faction that serves its owner best. */
export function revealPlot(s: State): void {
  if (!isAdvanced(s)) return;
  for (let seat = 0; seat < seatCount(s); seat++) {
    if (holdsPlot(s, seat)) setPlot(s, seat, ending(s) === INVASION ? bestForSets(s, seat) : strongestOrScots(s));
  }
}

/** KD-CARD-PLOT-2  The end turns plot up where it is: in a hand, or among the cards that were not dealt. */
export function tellPlot(ended: State): readonly LogLine[] {
  const [seat, card] = [plotOwner(ended), cardTerm(PLOT)];
  const shownAt = (place: string) => [move(CARD_NAMES[PLOT], place, place)];
  if (seat >= 0)
    return [line('plot', { seat: { seat }, card, faction: factionTerm(plotFaction(ended)) }, shownAt(inHand(seat)))];
  return has(removedCards(ended), PLOT) ? [line('plot-undealt', { card }, shownAt(REMOVED))] : [];
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
