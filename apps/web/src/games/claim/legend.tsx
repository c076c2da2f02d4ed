import { FACTIONS } from '@interregnum/claim/board';
import type { Sign } from '../drawing.ts';
import { Crown, Emblem } from './emblems.tsx';

/** The highest card of a count, as it stands beside one. */
const Top = () => (
  <span className="cl-scored cl-undead" aria-hidden="true">
    <i>8</i>
  </span>
);

/** The signs beside counts and hands, and what the cards of each faction can do. */
export const LEGEND: readonly Sign[] = [
  { about: 'claim.legend.crown', picture: <Crown /> },
  { about: 'claim.legend.top', picture: <Top /> },
  { about: 'claim.legend.lacks', picture: <Emblem faction={FACTIONS[3]} struck /> },
  ...FACTIONS.map((faction) => ({ about: `claim.power.${faction.name}`, picture: <Emblem faction={faction} /> })),
];
