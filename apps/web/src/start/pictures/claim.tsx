import './pictures.css';
import { EmblemPath } from '../../games/claim/emblems.tsx';

/** The card of each faction, and how it lies in the fan. */
const FAN = [
  ['goblins', 4],
  ['knights', 8],
  ['undead', 6],
  ['dwarves', 9],
  ['doppelgangers', 3],
] as const;
const turned = (at: number): string => `translate(200 512) rotate(${(at - 2) * 11}) translate(0 -352)`;

/** A card of each faction on the cloth. */
export const ClaimPicture = () => (
  <svg className="picture" viewBox="0 0 400 268" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <rect className="picture-cloth" width="400" height="268" />
    <path className="picture-throne" d="M152 72 144 34l28 18 28-32 28 32 28-18-8 38z" />
    {FAN.map(([name, value], at) => (
      <g key={name} className={`picture-card ${name}`} transform={turned(at)}>
        <rect x="-41" y="-62" width="82" height="124" rx="9" />
        <text x="-24" y="-30" textAnchor="middle">
          {value}
        </text>
        <g transform="translate(-26 -26) scale(1.3)">
          <EmblemPath name={name} />
        </g>
      </g>
    ))}
  </svg>
);
