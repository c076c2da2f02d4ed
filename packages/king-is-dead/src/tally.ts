import { type Criterion, members, NO_SEAT, type Seat, type Standing, type State, size } from '@interregnum/kernel';
import { conclude } from './endings.ts';
import { explain } from './explain.ts';
import {
  ending,
  hasVikings,
  holdsPlot,
  isAdvanced,
  newState,
  SPACES,
  seatCount,
  struggles,
  unseen,
  unstableRegions,
  winners,
} from './state/index.ts';
import { CORONATION, ENDINGS, INSTABILITY_DISCS, INVASION, NOT_ENDED, VIKING_VICTORY } from './terms.ts';

/** The key of what a tally says of a card that its viewer cannot see. */
export const UNSEEN_PLOT = 'unseen-plot';

/** KD-END-1, -2, KD-VIKING-9  The endings that can still come, or the one that came. */
function endingsOf(s: State): readonly number[] {
  if (ending(s) !== NOT_ENDED) return [ending(s)];
  const mayBeInvaded = size(unstableRegions(s)) + SPACES - struggles(s) >= INSTABILITY_DISCS;
  return [CORONATION, ...(mayBeInvaded ? [INVASION] : []), ...(hasVikings(s) ? [VIKING_VICTORY] : [])];
}

/** A seat that may hold plot without the viewer knowing; NO_SEAT if there is none. */
function hidesPlot(s: State): Seat {
  const seats = Array.from({ length: seatCount(s) }, (_, seat) => seat);
  if (!isAdvanced(s) || seats.some((seat) => holdsPlot(s, seat))) return NO_SEAT;
  return seats.find((seat) => unseen(s, seat) > 0) ?? NO_SEAT;
}

/** KD-CARD-PLOT-2  The end turns plot up; until then it counts for those alone who hold it. */
function unseenPlot(s: State, left: readonly Seat[]): readonly Criterion[] {
  if (ending(s) !== NOT_ENDED || hidesPlot(s) === NO_SEAT) return [];
  return [{ clause: 'KD-CARD-PLOT-2', key: UNSEEN_PLOT, values: {}, scores: [], left }];
}

/** Each ending as if it came now: the game is ended so in a copy, and judged by the rules of that ending. */
export const tally = (s: State): readonly Standing[] =>
  endingsOf(s).map((how) => {
    const end = newState();
    end.set(s);
    if (ending(s) === NOT_ENDED) conclude(end, how);
    const winning = members(winners(end));
    return { ending: ENDINGS[how], winners: winning, criteria: [...explain(end), ...unseenPlot(s, winning)] };
  });
