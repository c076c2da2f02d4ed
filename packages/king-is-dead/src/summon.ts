import type { Bits, State } from '@interregnum/kernel';
import { line, movesOf } from './log-lines.ts';
import { atCourt, inRegion } from './pieces.ts';
import { ifAbsent, ifItsRegion } from './refusals/of-follower.ts';
import { ifResolved } from './refusals/of-region.ts';
import { firstOf, type RefusalOf, refuse } from './refusals/refuse.ts';
import {
  actor,
  factionOf,
  inCourt,
  isSolo,
  NO_VIKINGS,
  regionOf,
  removeFollower,
  setCourt,
  standing,
} from './state/index.ts';
import { type Step, step } from './step.ts';
import { SAXON_SEAT } from './terms.ts';
import { followersTerm, regionTerm } from './words.ts';

/** KD-SUMMON-1, -3  Any follower of any region, but no viking. */
const summonable = (s: State): Bits => standing(s) & NO_VIKINGS;

/** KD-SUMMON-3  Vikings are never summoned. */
const viking: RefusalOf = () => refuse('KD-SUMMON-3', 'viking');

/** KD-SUMMON-1..5  The follower joins the court of the seat that acted. */
export const summon: Step = step({
  prompt: 'summon',
  asks: 'follower',
  clause: 'KD-SUMMON-1',
  options: summonable,
  refusalFor: firstOf(ifItsRegion(ifResolved), ifAbsent, viking),
  take: (s, follower) => {
    removeFollower(s, regionOf(follower), factionOf(follower));
    setCourt(s, actor(s), factionOf(follower), inCourt(s, actor(s), factionOf(follower)) + 1);
  },
  tell: (s, follower) => {
    const [faction, region] = [factionOf(follower), regionOf(follower)];
    const told = { followers: followersTerm(faction, 1), region: regionTerm(region) };
    const moves = movesOf([faction], inRegion(region), atCourt(actor(s)));
    // The Saxons are several: a sentence of their own.
    if (isSolo(s) && actor(s) === SAXON_SEAT) return [line('saxon-summon', told, moves)];
    return [line('summon', { seat: { seat: actor(s) }, ...told }, moves)];
  },
});
