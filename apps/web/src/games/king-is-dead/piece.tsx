import { type ReactNode, use } from 'react';
import './piece.css';
import { type FactionName, type Holder, UNSTABLE } from '@interregnum/king-is-dead/board';
import { SpokenLanguage } from '../../ui/spoken-language.ts';
import { letterPath } from './letters.ts';

interface Look {
  /** How large it is in a ring of 100. */
  readonly inRing: number;
  readonly shape: ReactNode;
}

/** Shape and letter tell a faction as well as its colour does. Shapes lie within -50..50. */
const LOOKS: Readonly<Record<FactionName, Look>> = {
  scots: { inRing: 76, shape: <path d="M0-50 46 0 0 50-46 0Z" /> },
  welsh: { inRing: 66, shape: <circle r="45" /> },
  english: { inRing: 68, shape: <rect x="-41" y="-41" width="82" height="82" rx="7" /> },
  vikings: { inRing: 66, shape: <path d="M0-48 50 42-50 42Z" /> },
};

interface Placed {
  readonly x?: number;
  readonly y?: number;
  /** Across. */
  readonly size: number;
  readonly className?: string;
}

const placed = ({ x = 0, y = 0, size }: Placed): string => `translate(${x} ${y}) scale(${size / 100})`;

interface PieceProps extends Placed {
  readonly faction: FactionName;
  readonly plain?: boolean;
}

/** The letter of a faction, in the language of the page. */
const Letter = ({ faction }: { readonly faction: FactionName }) => (
  <path className="kd-letter" d={letterPath(faction, use(SpokenLanguage))} />
);

/** A follower, within an SVG; `plain` without its letter. */
export function Piece({ faction, plain = false, className = '', ...place }: PieceProps) {
  return (
    <g className={`kd-piece kd-${faction} ${className}`} transform={placed(place)}>
      {LOOKS[faction].shape}
      {plain ? null : <Letter faction={faction} />}
    </g>
  );
}

/** A follower of any faction: a pawn without colour. */
export const AnyPiece = ({ className = '', ...place }: Placed) => (
  <g className={`kd-any ${className}`} transform={placed(place)}>
    <path d="M-34 46C-34 22-14 18-12-4a24 24 0 1 1 24 0C14 18 34 22 34 46Z" />
  </g>
);

/** What leaves a region unstable: a disc that is cracked. */
export const CrackedDisc = ({ className = '', ...place }: Placed) => (
  <g className={`kd-cracked ${className}`} transform={placed(place)}>
    <circle r="45" />
    <path d="M-12-44 6-18-10-2 10 14-6 44" />
  </g>
);

interface HolderProps extends Placed {
  readonly holder: Holder;
  readonly plain?: boolean;
}

/** Who would win now, or who has won: the shape of the faction in a ring, or the cracked disc. */
export function HolderSign({ holder, plain = true, className = '', ...place }: HolderProps) {
  if (holder === UNSTABLE) return <CrackedDisc {...place} className={className} />;
  return (
    <g className={`kd-holder kd-${holder} ${className}`} transform={placed(place)}>
      <circle r="47" />
      <Piece faction={holder} size={LOOKS[holder].inRing} y={holder === 'vikings' ? -5 : 0} plain={plain} />
    </g>
  );
}

interface InlineProps {
  readonly children: ReactNode;
  readonly className?: string;
  /** How many of them stand side by side. */
  readonly pieces?: number;
  /** The place that it stands for, and the piece that it is, where there is but one of them. */
  readonly anchor?: string;
  /** The same, where pieces only come by. */
  readonly spot?: string;
  readonly piece?: string;
}

/** A drawing of one line's height that stands in a text. */
export const Inline = ({ children, className = '', pieces = 1, anchor, spot, piece }: InlineProps) => (
  <svg
    className={`kd-inline ${className}`}
    viewBox={`${-55 * pieces} -55 ${110 * pieces} 110`}
    style={pieces === 1 ? undefined : { width: `${pieces}em` }}
    aria-hidden="true"
    data-anchor={anchor}
    data-spot={spot}
    data-piece={piece}
  >
    {children}
  </svg>
);
