import { cardValue, type Faction, factionOf } from '@interregnum/claim/board';
import './cards.css';
import { useId } from 'react';
import { EmblemPath } from './emblems.tsx';

/** How much of a card is drawn: all of it, its upper part, or a slip for crowded places. */
type Cut = 'tall' | 'short' | 'slip';

const SIZES: Readonly<Record<Cut, readonly [width: number, height: number]>> = {
  tall: [64, 92],
  short: [64, 68],
  slip: [32, 46],
};

interface CardProps {
  readonly card: string;
  readonly cut: Cut;
  readonly className?: string;
}

/** A card as it lies on the table, its back if it is hidden. Its name is given by the parent. */
export function Card({ card, cut, className = '' }: CardProps) {
  const faction = factionOf(card);
  const [width, height] = SIZES[cut];
  const kind = faction === undefined ? 'cl-back' : `cl-${faction.name}`;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      className={`cl-card cl-${cut} ${kind} ${className}`}
      data-piece={card}
      aria-hidden="true"
    >
      <rect className="cl-sheet" x="1" y="1" width={width - 2} height={height - 2} rx={width / 9} />
      {faction === undefined ? <Back cut={cut} /> : <Face faction={faction} value={cardValue(card)} cut={cut} />}
    </svg>
  );
}

interface FaceProps {
  readonly faction: Faction;
  readonly value: number;
  readonly cut: Cut;
}

function Face({ faction, value, cut }: FaceProps) {
  const corners = useId();
  if (cut === 'slip') {
    return (
      <>
        <text x="8.5" y="20" className="cl-value">
          {value}
        </text>
        <g transform="translate(6.5 22) scale(.48)">
          <EmblemPath name={faction.name} />
        </g>
      </>
    );
  }
  return (
    <>
      <g id={corners}>
        <text x="14" y="27" className="cl-value">
          {value}
        </text>
        <g transform="translate(42 9) scale(.36)">
          <EmblemPath name={faction.name} />
        </g>
      </g>
      <g transform={cut === 'tall' ? 'translate(11 26) scale(1.05)' : 'translate(15 29) scale(.88)'}>
        <EmblemPath name={faction.name} />
      </g>
      {cut === 'tall' && <use href={`#${corners}`} transform="rotate(180 32 46)" />}
    </>
  );
}

/** A lattice, and a crown in the middle of it. */
function Back({ cut }: { readonly cut: Cut }) {
  if (cut === 'slip') {
    return <path className="cl-lattice" d="M4 23L16 6L28 23L16 40ZM10 23L16 14.5L22 23L16 31.5Z" />;
  }
  const middle = SIZES[cut][1] / 2;
  return (
    <g transform={`translate(0 ${middle - 46})`}>
      <path className="cl-lattice" d="M7 46L32 14L57 46L32 78ZM13 46L32 21.6L51 46L32 70.4Z" />
      <path className="cl-seal" d="M21 40L27 45L32 36L37 45L43 40L41 54H23Z" />
    </g>
  );
}

/** A card within a line of text: a square of 1em. */
export function MiniCard({ card }: { readonly card: string }) {
  const faction = factionOf(card);
  return (
    <svg
      viewBox="0 0 64 64"
      width="1em"
      height="1em"
      className={`cl-mini cl-${faction?.name ?? 'back'}`}
      aria-hidden="true"
    >
      <rect className="cl-sheet" x="9" y="1" width="46" height="62" rx="7" />
      {faction === undefined ? (
        <path className="cl-seal" d="M18 24L26 31L32 19L38 31L46 24L43 45H21Z" />
      ) : (
        <>
          <text x="32" y="34" className="cl-value">
            {cardValue(card)}
          </text>
          <g transform="translate(21 37) scale(.55)">
            <EmblemPath name={faction.name} />
          </g>
        </>
      )}
    </svg>
  );
}
