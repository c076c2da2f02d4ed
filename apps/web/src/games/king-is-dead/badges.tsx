import './badges.css';
import type { FactionName } from '@interregnum/king-is-dead/board';

interface Placed {
  readonly x?: number;
  readonly y?: number;
  readonly size: number;
}

const placed = ({ x = 0, y = 0, size }: Placed): string => `translate(${x} ${y}) scale(${size / 100})`;

/** The contested region. */
export const Pennant = (place: Placed) => (
  <g className="kd-pennant" transform={placed(place)}>
    <path d="M-34 50V-50" />
    <path className="kd-full" d="M-34-48 50-24-34 2Z" />
  </g>
);

/** The home of a faction. */
export const Castle = ({ faction, ...place }: Placed & { readonly faction: FactionName }) => (
  <g className={`kd-castle kd-${faction}`} transform={placed(place)}>
    <path d="M-44 44V-42h20v16h14v-16h20v16h14v-16h20V44H14V18a14 14 0 0 0-28 0V44Z" />
  </g>
);

/** A seat's negotiation disc with its letter. */
export const OwnersDisc = ({ letter, className = '', ...place }: Placed & { letter: string; className?: string }) => (
  <g className={`kd-disc ${className}`} transform={placed(place)}>
    <circle r="46" />
    <circle r="34" />
    <text y="18" textAnchor="middle">
      {letter}
    </text>
  </g>
);
