import { type Bits, bit, type LogLine, lowest, type State, withoutLowest } from '@interregnum/kernel';
import { several, swapped } from '../log-lines.ts';
import { NEIGHBOURS } from '../map.ts';
import { pairsIn } from '../pairs.ts';
import { ifEither, ifFaction, ifNoneIn, noneIn, onlyOneIn } from '../refusals/of-faction.ts';
import { ifEmpty, ifNoBorder, ifNobodyOf, ifResolved, ifSameRegion, tooFewBut } from '../refusals/of-region.ts';
import { firstOf, type RefusalOf, refuse } from '../refusals/refuse.ts';
import { chosen, chosenCount, doubledIn, factionsIn, regionsWith, regionsWithTwo } from '../state/index.ts';
import { type ActionCard, type Step, step } from '../step.ts';
import { moveFollower, movePair } from '../swap.ts';
import { PAIRS, SCOTS } from '../terms.ts';
import { factionTerm, followersTerm, regionTerm } from '../words.ts';
import { othersThan } from './exchanges.ts';
import { first, second } from './verbs.ts';

const NOT_SCOTS = othersThan(SCOTS);

/** How many scots a region gives: two if it has them. */
const scotsGiven = (s: State, region: number): number => ((doubledIn(s, region) >>> SCOTS) & 1) + 1;

/**
 * Bordering regions with which a region can exchange `total` followers in all. Each side gives two if it has them:
 * where that makes more than `total`, an earlier way was open, and this one is not (KD-CARD-EDICT-2, KD-CARD-EDICT-3).
 */
function counterparts(s: State, region: number, total: number): Bits {
  const taken = total - scotsGiven(s, region);
  const around = NEIGHBOURS[region];
  if (taken === 2) return around & regionsWithTwo(s, NOT_SCOTS);
  return taken === 1 ? around & regionsWith(s, NOT_SCOTS) & ~regionsWithTwo(s, NOT_SCOTS) : 0;
}

function givers(s: State, total: number): Bits {
  let set = 0;
  for (let rest = regionsWith(s, bit(SCOTS)); rest !== 0; rest = withoutLowest(rest)) {
    const region = lowest(rest);
    if (counterparts(s, region, total) !== 0) set |= bit(region);
  }
  return set;
}

function giveScots(s: State): void {
  for (let count = scotsGiven(s, chosen(s, 0)); count > 0; count--) moveFollower(s, SCOTS, chosen(s, 0), chosen(s, 1));
}

const scotsSwapped = (s: State, others: readonly number[]): readonly LogLine[] =>
  swapped(several(SCOTS, scotsGiven(s, chosen(s, 0))), chosen(s, 0), others, chosen(s, 1));

/** In no bordering region stands a follower of another faction. */
const noOthersAround: RefusalOf = (_, region, clause) =>
  refuse(clause, 'no-others-around', { region: regionTerm(region), faction: factionTerm(SCOTS) });

const exchangeOf = (total: number, clause: string): readonly Step[] => [
  step({
    prompt: 'give',
    promptValues: () => ({ followers: followersTerm(SCOTS, total > 2 ? 2 : 1) }),
    asks: 'region',
    clause,
    options: (s) => givers(s, total),
    refusalFor: firstOf(ifResolved, ifNobodyOf(SCOTS), noOthersAround),
  }),
  step({
    prompt: 'swap-region',
    promptValues: (s) => ({
      followers: followersTerm(SCOTS, scotsGiven(s, chosen(s, 0))),
      region: regionTerm(chosen(s, 0)),
    }),
    asks: 'region',
    clause,
    options: (s) => counterparts(s, chosen(s, 0), total),
    refusalFor: firstOf(ifResolved, ifSameRegion(first), ifNoBorder(first), ifEmpty, tooFewBut(SCOTS)),
  }),
  step({
    prompt: 'swap-two',
    promptValues: (s) => ({ region: regionTerm(chosen(s, 1)) }),
    asks: 'pair',
    clause,
    options: (s) => pairsIn(s, chosen(s, 1), NOT_SCOTS),
    refusalFor: firstOf(ifEither(ifFaction(SCOTS), ifNoneIn(second)), onlyOneIn(second)),
    take: (s, pair) => {
      movePair(s, pair, chosen(s, 1), chosen(s, 0));
      giveScots(s);
    },
    tell: (s, pair) => scotsSwapped(s, PAIRS[pair]),
    skipIfEmpty: true,
  }),
  step({
    prompt: 'swap-one',
    promptValues: (s) => ({ region: regionTerm(chosen(s, 1)) }),
    asks: 'faction',
    clause,
    options: (s) => (chosenCount(s) === 2 ? factionsIn(s, chosen(s, 1)) & NOT_SCOTS : 0),
    refusalFor: firstOf(ifFaction(SCOTS), noneIn(second)),
    take: (s, faction) => {
      moveFollower(s, faction, chosen(s, 1), chosen(s, 0));
      giveScots(s);
    },
    tell: (s, faction) => scotsSwapped(s, [faction]),
  }),
];

/** KD-CARD-EDICT-1  Exchange scots with others of a bordering region: two for two, failing that three in all, then two. */
export const edict: ActionCard = {
  name: 'edict',
  ways: [exchangeOf(4, 'KD-CARD-EDICT-1'), exchangeOf(3, 'KD-CARD-EDICT-2'), exchangeOf(2, 'KD-CARD-EDICT-3')],
};
