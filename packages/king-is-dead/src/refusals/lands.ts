import { has, type Refusal, type State } from '@interregnum/kernel';
import { HOMES } from '../map.ts';
import { controlledBy, effect, eligibleRegions, openRegions } from '../state/index.ts';
import type { Step } from '../step.ts';
import { cardTerm, factionTerm, regionTerm } from '../words.ts';
import { cardsFaction } from './card-traits.ts';
import { refuse } from './reasons.ts';

/** Whether a region is near the lands of the card's faction: in the set E(F) of KD-CARD. */
export const isNear = (s: State, region: number): boolean => has(eligibleRegions(s, cardsFaction(s)), region);

/** Why an open region is not. */
export function farFromLands(s: State, { clause }: Step, region: number): Refusal {
  const faction = cardsFaction(s);
  const home = HOMES[faction];
  const values = { region: regionTerm(region), faction: factionTerm(faction) };
  if (region === home) return refuse('KD-CARD-SUPPORT-5', 'home', { ...values, card: cardTerm(effect(s)) });
  if (has(openRegions(s), home)) return refuse(clause, 'far', { ...values, home: regionTerm(home) });
  if (has(controlledBy(s, faction), home)) return refuse(clause, 'far-from-control', values);
  return refuse('KD-CARD-SUPPORT-6', 'far-home-lost', { ...values, home: regionTerm(home) });
}
