import type { Bits, State } from '@interregnum/kernel';
import { marched } from '../log-lines.ts';
import { NEIGHBOURS, NEIGHBOURS_OF_SET } from '../map.ts';
import { pairsIn } from '../pairs.ts';
import { ifEither, ifNoneIn, noneIn, onlyOneIn } from '../refusals/of-faction.ts';
import { ifClosed, ifEmpty, ifResolved, ifSameRegion, noBorder } from '../refusals/of-region.ts';
import { firstOf, type RefusalOf, refuse } from '../refusals/refuse.ts';
import { chosen, factionsIn, openRegions, regionsWith, regionsWithTwo } from '../state/index.ts';
import { type ActionCard, type Step, step } from '../step.ts';
import { moveFollower, movePair } from '../swap.ts';
import { PAIRS } from '../terms.ts';
import { regionTerm } from '../words.ts';
import { first } from './verbs.ts';

const ANY = 0b1111;

const hemmedIn: RefusalOf = (_, region, clause) => refuse(clause, 'hemmed-in', { region: regionTerm(region) });

const from = (clause: string, manned: (s: State, factions: Bits) => Bits): Step =>
  step({
    prompt: 'march-from',
    asks: 'region',
    clause,
    options: (s) => manned(s, ANY) & NEIGHBOURS_OF_SET[openRegions(s)],
    refusalFor: firstOf(ifResolved, ifEmpty, hemmedIn),
  });

const to = (clause: string): Step =>
  step({
    prompt: 'march-to',
    promptValues: (s) => ({ region: regionTerm(chosen(s, 0)) }),
    asks: 'region',
    clause,
    options: (s) => NEIGHBOURS[chosen(s, 0)] & openRegions(s),
    refusalFor: firstOf(ifClosed, ifSameRegion(first), noBorder(first)),
  });

const route = (s: State) => ({ region: regionTerm(chosen(s, 0)), to: regionTerm(chosen(s, 1)) });

/** KD-CARD-MARCH-1, KD-CARD-MARCH-3  Move two followers, failing that one, from a region to a bordering open one. */
export const march: ActionCard = {
  name: 'march',
  ways: [
    [
      from('KD-CARD-MARCH-1', regionsWithTwo),
      to('KD-CARD-MARCH-1'),
      step({
        prompt: 'march-two',
        promptValues: route,
        asks: 'pair',
        clause: 'KD-CARD-MARCH-2',
        options: (s) => pairsIn(s, chosen(s, 0), ANY),
        refusalFor: firstOf(ifEither(ifNoneIn(first)), onlyOneIn(first)),
        take: (s, pair) => movePair(s, pair, chosen(s, 0), chosen(s, 1)),
        tell: (s, pair) => marched(PAIRS[pair], chosen(s, 0), chosen(s, 1)),
      }),
    ],
    [
      from('KD-CARD-MARCH-3', regionsWith),
      to('KD-CARD-MARCH-3'),
      step({
        prompt: 'march-one',
        promptValues: route,
        asks: 'faction',
        clause: 'KD-CARD-MARCH-3',
        options: (s) => factionsIn(s, chosen(s, 0)),
        refusalFor: noneIn(first),
        take: (s, faction) => moveFollower(s, faction, chosen(s, 0), chosen(s, 1)),
        tell: (s, faction) => marched([faction], chosen(s, 0), chosen(s, 1)),
      }),
    ],
  ],
};
