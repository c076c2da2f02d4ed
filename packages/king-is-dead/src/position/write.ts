import { members, type State } from '@interregnum/kernel';
import { byFaction, cardName, layTable } from '../board-parts.ts';
import { tiers } from '../ranking.ts';
import {
  decidedBy,
  emptiedSeats,
  ending,
  isBetweenTurns,
  plotFaction,
  plotOwner,
  recentSeats,
  struggles,
  swapA,
  swapB,
  swapCard,
  swapNet,
  swapSeat,
  winners,
} from '../state/index.ts';
import { changeOf } from '../swap.ts';
import { CRITERIA, ENDINGS, FACTIONS, NOT_ENDED, REGIONS } from '../terms.ts';
import { halfMade } from './half-made.ts';

/**
 * The canonical string of a position (RULES.md, section 3); within a turn with how far it has come, of a redacted state
 * with `?` for every hidden card.
 */
export const write = (s: State): string =>
  JSON.stringify(isBetweenTurns(s) ? tableOf(s) : { ...tableOf(s), halfMade: halfMade(s) });

/** A position without the turn in progress. */
export function tableOf(s: State): object {
  const { result: _, ...table } = layTable(s);
  return {
    game: 'king-is-dead',
    version: 1,
    ...table,
    track: table.track.map(({ region, disc }, space) => ({ region, faceUp: space >= struggles(s), disc })),
    recent: recentSeats(s),
    emptied: emptiedSeats(s),
    undo: undo(s),
    result: ending(s) === NOT_ENDED ? null : result(s),
  };
}

function undo(s: State): object | null {
  if (swapSeat(s) < 0) return null;
  return {
    seat: swapSeat(s),
    card: cardName(swapCard(s)),
    a: REGIONS[swapA(s)],
    b: REGIONS[swapB(s)],
    net: byFaction((faction) => changeOf(swapNet(s), faction)),
  };
}

export function result(s: State): object {
  return {
    ending: ENDINGS[ending(s)],
    ranking: tiers(s).map((tier) => tier.map((faction) => FACTIONS[faction])),
    plot: plotOwner(s) < 0 ? null : { seat: plotOwner(s), faction: FACTIONS[plotFaction(s)] },
    decidedBy: CRITERIA[decidedBy(s)],
    winners: members(winners(s)),
  };
}
