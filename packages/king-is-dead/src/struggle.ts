import { type LogLine, type State, size } from '@interregnum/kernel';
import { tellPlot } from './cards/plot.ts';
import { conclude } from './endings.ts';
import { type LineKey, line, movesOf, several } from './log-lines.ts';
import {
  controlDisc,
  DISCS,
  FRANCE,
  faceDownAt,
  faceUpAt,
  INSTABILITY_DISC,
  inRegion,
  move,
  SUPPLY,
} from './pieces.ts';
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
import {
  CORONATION,
  ENDINGS,
  FACTIONS,
  INSTABILITY_DISCS,
  INVASION,
  REGIONS,
  VIKING_VICTORY,
  VIKINGS,
} from './terms.ts';
import { reinforceVikings, tellLanding } from './vikings.ts';
import { factionTerm, regionTerm } from './words.ts';

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
  settle(s, region, winner);
  const how = endingAfter(s, winner);
  if (how !== undefined) conclude(s, how);
  else reinforceVikings(s, region);
}

/** KD-STRUGGLE-2..5  A disc comes, all followers leave, and the card is turned down. */
function settle(s: State, region: number, winner: number): void {
  if (winner === NO_FACTION) unsettle(s, region);
  else control(s, region, winner);
  clearRegion(s, region);
  turnDown(s);
}

/** What `resolveStruggle` is about to do; what the end turns up is read from `after`. The struggle is settled in `s`. */
export function tellStruggle(s: State, after: State): readonly LogLine[] {
  const region = contestedRegion(s);
  const winner = majority(s, region);
  const result = tellResult(s, region, winner);
  settle(s, region, winner);
  const how = endingAfter(s, winner);
  if (how === undefined) return [result, ...tellLanding(s, region)];
  return [result, line(ENDINGS[how] as LineKey), ...tellPlot(after)];
}

function tellResult(s: State, region: number, winner: number): LogLine {
  const followersAway = FACTIONS.flatMap((_, faction) => several(faction, followers(s, region, faction)));
  const moves = [
    winner === NO_FACTION
      ? move(INSTABILITY_DISC, FRANCE, inRegion(region))
      : move(controlDisc(winner), DISCS, inRegion(region)),
    ...movesOf(followersAway, inRegion(region), SUPPLY),
    move(REGIONS[region], faceUpAt(struggles(s)), faceDownAt(struggles(s))),
  ];
  return winner === NO_FACTION
    ? line('struggle-tied', { region: regionTerm(region) }, moves)
    : line('struggle-won', { region: regionTerm(region), faction: factionTerm(winner) }, moves);
}

/** KD-END-1, -2, KD-VIKING-9 */
export function endingAfter(s: State, winner: number): number | undefined {
  if (winner === VIKINGS) return VIKING_VICTORY;
  if (size(unstableRegions(s)) === INSTABILITY_DISCS) return INVASION;
  return struggles(s) === SPACES ? CORONATION : undefined;
}
