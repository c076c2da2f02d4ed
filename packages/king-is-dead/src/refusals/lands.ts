import { has } from '@interregnum/kernel';
import { HOMES } from '../map.ts';
import { controlledBy, effect, eligibleRegions, openRegions } from '../state/index.ts';
import { cardTerm, factionTerm, regionTerm } from '../words.ts';
import { type RefusalIf, type RefusalOf, refuse } from './refuse.ts';

/** Why an open region is not near the lands of a faction: not in the set E(F) of KD-CARD. */
export const far =
  (faction: number): RefusalOf =>
  (s, region, clause) => {
    const home = HOMES[faction];
    const values = { region: regionTerm(region), faction: factionTerm(faction) };
    if (region === home) return refuse('KD-CARD-SUPPORT-5', 'home', { ...values, card: cardTerm(effect(s)) });
    if (has(openRegions(s), home)) return refuse(clause, 'far', { ...values, home: regionTerm(home) });
    if (has(controlledBy(s, faction), home)) return refuse(clause, 'far-from-control', values);
    return refuse('KD-CARD-SUPPORT-6', 'far-home-lost', { ...values, home: regionTerm(home) });
  };

export const ifFar =
  (faction: number): RefusalIf =>
  (s, region, clause) =>
    has(eligibleRegions(s, faction), region) ? undefined : far(faction)(s, region, clause);
