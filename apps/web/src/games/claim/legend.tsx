import { FACTIONS } from '@interregnum/claim/board';
import type { Sign } from '../drawing.ts';
import { Crown, Emblem } from './emblems.tsx';

/** The crown of a vote, and what the cards of each faction can do. */
export const LEGEND: readonly Sign[] = [
  { about: 'claim.legend.crown', picture: <Crown /> },
  ...FACTIONS.map((faction) => ({ about: `claim.power.${faction.name}`, picture: <Emblem faction={faction} /> })),
];
