import { closed } from '../refusals/of-region.ts';
import { openRegions } from '../state/index.ts';
import type { ActionCard } from '../step.ts';
import { COURT_FACTIONS } from '../terms.ts';
import { place } from './verbs.ts';

/**
 * KD-CARD-ASSEMBLE-1  Place one follower of each faction, each into any open region (KD-CARD-ASSEMBLE-2) if there is one
 * (KD-CARD-ASSEMBLE-3).
 */
export const assemble: ActionCard = {
  name: 'assemble',
  ways: [
    COURT_FACTIONS.map((faction) =>
      place({ faction, count: 1, clause: 'KD-CARD-ASSEMBLE-1', into: openRegions, refusalFor: closed }),
    ),
  ],
};
