import './pictures.css';
import { EmblemPath } from '../../games/claim/emblems.tsx';
import { FACTIONS } from '../../games/claim/factions.ts';

/** The value on each card, and how it lies in the fan. */
const VALUES = ['4', '8', '6', '9', '3'];
const turned = (at: number): string => `translate(200 512) rotate(${(at - 2) * 11}) translate(0 -352)`;

/** A card of each faction on the cloth. */
export const ClaimPicture = () => (
  <svg className="picture" viewBox="0 0 400 268" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <rect className="picture-cloth" width="400" height="268" />
    <path className="picture-throne" d="M152 72 144 34l28 18 28-32 28 32 28-18-8 38z" />
    {FACTIONS.map((faction, at) => (
      <g key={faction.id} className={`picture-card ${faction.id}`} transform={turned(at)}>
        <rect x="-41" y="-62" width="82" height="124" rx="9" />
        <text x="-24" y="-30" textAnchor="middle">
          {VALUES[at]}
        </text>
        <g transform="translate(-26 -26) scale(1.3)">
          <EmblemPath faction={faction} />
        </g>
      </g>
    ))}
  </svg>
);
