import { type Bits, bit, lowest, type State, withoutLowest } from '@interregnum/kernel';
import { swapped } from '../log-lines.ts';
import { NEIGHBOURS, NEIGHBOURS_OF_SET } from '../map.ts';
import { pairsIn } from '../pairs.ts';
import { ifEither, ifNoneIn, onlyOneIn } from '../refusals/of-faction.ts';
import { absent, ifAbsent, ifItsRegion } from '../refusals/of-follower.ts';
import { ifEmpty, ifNoBorder, ifResolved, ifSameRegion } from '../refusals/of-region.ts';
import { firstOf, type RefusalOf, refuse } from '../refusals/refuse.ts';
import { chosen, factionOf, followersOf, regionOf, regionsWith, regionsWithTwo, standing } from '../state/index.ts';
import { type ActionCard, step } from '../step.ts';
import { banBinds, moveFollower, movePair, noteSwap, PAIR_UNITS, UNIT, withoutForbiddenPairs } from '../swap.ts';
import { PAIRS } from '../terms.ts';
import { regionTerm } from '../words.ts';
import { exchange, exchanged, followerChosen, partners, regionOfFirst } from './manoeuvre.ts';
import { second } from './verbs.ts';

const ANY = 0b1111;

/**
 * KD-CARD-OUTMANOEUVRE-1, KD-CARD-OUTMANOEUVRE-4  The pairs of a bordering region that one follower may be exchanged with.
 */
export function pairsFor(s: State, follower: number, from: number): Bits {
  const pairs = pairsIn(s, from, ANY);
  return banBinds(s) ? withoutForbiddenPairs(s, regionOf(follower), factionOf(follower), from, pairs) : pairs;
}

/** The bordering regions that can give two followers for one. */
function regionsFor(s: State, follower: number): Bits {
  const around = NEIGHBOURS[regionOf(follower)] & regionsWithTwo(s, ANY);
  if (!banBinds(s)) return around;
  let set = 0;
  for (let rest = around; rest !== 0; rest = withoutLowest(rest)) {
    const from = lowest(rest);
    if (pairsFor(s, follower, from) !== 0) set |= bit(from);
  }
  return set;
}

/** KD-CARD-OUTMANOEUVRE-2  The followers of bordering regions that one follower may be exchanged with. */
export const borderingPartners = (s: State, follower: number): Bits =>
  partners(s, follower) & followersOf(NEIGHBOURS[regionOf(follower)]);

/** Of these followers, those for which `possible` finds anything. */
function which(set: Bits, s: State, possible: (s: State, follower: number) => Bits): Bits {
  let found = 0;
  for (let rest = set; rest !== 0; rest = withoutLowest(rest)) {
    const follower = lowest(rest);
    if (possible(s, follower) !== 0) found |= bit(follower);
  }
  return found;
}

const neighboursEmpty: RefusalOf = (_, follower, clause) =>
  refuse(clause, 'neighbours-empty', { region: regionTerm(regionOf(follower)) });

/** Why a follower cannot be the one that is exchanged. */
const noGiver = firstOf(ifItsRegion(ifResolved), ifAbsent, neighboursEmpty);

const tooFew: RefusalOf = (_, region, clause) => refuse(clause, 'too-few', { region: regionTerm(region) });

const oneForTwo = [
  step({
    prompt: 'outmanoeuvre-one',
    asks: 'follower',
    clause: 'KD-CARD-OUTMANOEUVRE-1',
    options: (s) => {
      const followers = standing(s) & followersOf(NEIGHBOURS_OF_SET[regionsWithTwo(s, ANY)]);
      return banBinds(s) ? which(followers, s, regionsFor) : followers;
    },
    refusalFor: noGiver,
  }),
  step({
    prompt: 'swap-region',
    promptValues: followerChosen,
    asks: 'region',
    clause: 'KD-CARD-OUTMANOEUVRE-1',
    options: (s) => regionsFor(s, chosen(s, 0)),
    refusalFor: firstOf(ifResolved, ifSameRegion(regionOfFirst), ifNoBorder(regionOfFirst), ifEmpty, tooFew),
  }),
  step({
    prompt: 'swap-two',
    promptValues: (s) => ({ region: regionTerm(chosen(s, 1)) }),
    asks: 'pair',
    clause: 'KD-CARD-OUTMANOEUVRE-1',
    options: (s) => pairsFor(s, chosen(s, 0), chosen(s, 1)),
    refusalFor: firstOf(ifEither(ifNoneIn(second)), onlyOneIn(second)),
    take: (s, pair) => {
      const region = regionOf(chosen(s, 0));
      const faction = factionOf(chosen(s, 0));
      const from = chosen(s, 1);
      moveFollower(s, faction, region, from);
      movePair(s, pair, from, region);
      noteSwap(s, region, from, PAIR_UNITS[pair] - UNIT[faction]);
    },
    tell: (s, pair) => swapped([factionOf(chosen(s, 0))], regionOf(chosen(s, 0)), PAIRS[pair], chosen(s, 1)),
  }),
];

const oneForOne = [
  step({
    prompt: 'swap-first',
    asks: 'follower',
    clause: 'KD-CARD-OUTMANOEUVRE-2',
    options: (s) => {
      const followers = standing(s) & followersOf(NEIGHBOURS_OF_SET[regionsWith(s, ANY)]);
      return banBinds(s) ? which(followers, s, borderingPartners) : followers;
    },
    refusalFor: noGiver,
  }),
  step({
    prompt: 'swap-with',
    promptValues: followerChosen,
    asks: 'follower',
    clause: 'KD-CARD-OUTMANOEUVRE-2',
    options: (s) => borderingPartners(s, chosen(s, 0)),
    refusalFor: firstOf(
      ifItsRegion(ifResolved),
      ifItsRegion(ifSameRegion(regionOfFirst)),
      ifItsRegion(ifNoBorder(regionOfFirst)),
      absent,
    ),
    take: (s, other) => exchange(s, chosen(s, 0), other),
    tell: (s, other) => exchanged(chosen(s, 0), other),
  }),
];

/**
 * KD-CARD-OUTMANOEUVRE-1, KD-CARD-OUTMANOEUVRE-2  Exchange one follower with two of a bordering region; failing that, with
 * one; KD-CARD-OUTMANOEUVRE-3: else nothing.
 */
export const outmanoeuvre: ActionCard = { name: 'outmanoeuvre', ways: [oneForTwo, oneForOne] };
