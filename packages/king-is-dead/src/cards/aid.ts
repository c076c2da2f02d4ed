import { type Bits, bit, type State } from '@interregnum/kernel';
import { placed, several } from '../log-lines.ts';
import { ifViking } from '../refusals/of-faction.ts';
import { closed } from '../refusals/of-region.ts';
import { firstOf, type RefusalOf, refuse } from '../refusals/refuse.ts';
import { chosen, inSupply, openRegions, placeFromSupply } from '../state/index.ts';
import { type ActionCard, step } from '../step.ts';
import { COURT_FACTIONS } from '../terms.ts';
import { factionTerm, followersTerm } from '../words.ts';
import { atMost } from './verbs.ts';

/** KD-CARD-AID-1, KD-CARD-AID-2  The factions with the most followers in the supply; none if it is empty. */
function mostSupplied(s: State): Bits {
  let most = 1;
  let set = 0;
  for (const faction of COURT_FACTIONS) {
    const count = inSupply(s, faction);
    if (count > most) set = 0;
    if (count >= most) {
      most = count;
      set |= bit(faction);
    }
  }
  return set;
}

const notMost: RefusalOf = (_, faction, clause) => refuse(clause, 'not-most', { faction: factionTerm(faction) });

/** KD-CARD-AID-1, KD-CARD-AID-2  Place two followers of the faction with the most in the supply into one region. */
export const aid: ActionCard = {
  name: 'aid',
  ways: [
    [
      step({
        prompt: 'aid-faction',
        asks: 'faction',
        clause: 'KD-CARD-AID-1',
        options: mostSupplied,
        refusalFor: firstOf(ifViking, notMost),
      }),
      step({
        prompt: 'place',
        promptValues: (s) => ({ followers: followersTerm(chosen(s, 0), atMost(s, chosen(s, 0), 2)) }),
        asks: 'region',
        clause: 'KD-CARD-AID-1',
        options: openRegions,
        refusalFor: closed,
        take: (s, region) => placeFromSupply(s, region, chosen(s, 0), atMost(s, chosen(s, 0), 2)),
        tell: (s, region) => placed(several(chosen(s, 0), atMost(s, chosen(s, 0), 2)), region),
      }),
    ],
  ],
};
