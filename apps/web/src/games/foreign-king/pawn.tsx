import { LETTERS, type Look, sideClass } from './sides.ts';

/** Drawn in a box of 26 by 32. */
const BODY =
  'M13 10.5c6.6 0 10.6 3.6 11.4 11l.6 7.3a1.9 1.9 0 0 1-1.9 2.2H2.9A1.9 1.9 0 0 1 1 28.8l.6-7.3C2.4 14.1 6.4 10.5 13 10.5z';

/** Heads differ in shape, so that sides are told apart without their colours. */
const HEADS: Readonly<Record<Look, string>> = {
  '0': 'M13 .8a5.4 5.4 0 1 1 0 10.8a5.4 5.4 0 1 1 0-10.8z',
  '1': 'M8.2 1.2h9.6v10H8.2z',
  '2': 'M13 .2l6.6 11.2H6.4z',
  '3': 'M13 0l6 6-6 6-6-6z',
  virtual: 'M13 .8a5.4 5.4 0 1 1 0 10.8a5.4 5.4 0 1 1 0-10.8zm0 3.2a2.2 2.2 0 1 0 0 4.4a2.2 2.2 0 1 0 0-4.4z',
};

/** Weaves of the coat, behind the letter. */
const WEAVES: Readonly<Record<Look, string>> = {
  '0': '',
  '1': 'M3.5 24L13 13M5 29L20 14M12 29.5L22.5 18.5M19 29.5L23.5 25',
  '2': 'M6 18h.01M13 14h.01M20 18h.01M4 24h.01M22 24h.01M7 28.5h.01M13 28.5h.01M19 28.5h.01',
  '3': 'M6 15.5h14M3.5 20.5h19M3 25.5h20',
  virtual: 'M8 13.5v16M13 12v17.5M18 13.5v16M4 18h18M3 24h20',
};

interface PawnProps {
  readonly look: Look;
  /** An outline only: where a piece was, or will be. */
  readonly ghost?: boolean;
}

/** A citizen, within an SVG. */
export function Pawn({ look, ghost = false }: PawnProps) {
  return (
    <g className={`fk-pawn ${sideClass(look)} ${ghost ? 'fk-ghost' : ''}`}>
      <path className="fk-pawn-shape" d={BODY} />
      <path className="fk-pawn-shape" d={HEADS[look]} fillRule="evenodd" />
      <path className="fk-pawn-weave" d={WEAVES[look]} />
      <text x={13} y={28.6} textAnchor="middle">
        {LETTERS[look]}
      </text>
    </g>
  );
}

/** A member of Congress, seen from the gallery: a head, within an SVG, about the origin. */
export const Head = ({ look }: { readonly look: Look }) => (
  <path
    className={`fk-head ${sideClass(look)}`}
    d={HEADS[look]}
    fillRule="evenodd"
    transform="translate(-26 -12.4) scale(2)"
  />
);

/** A citizen as a picture of 1em. */
export const PawnIcon = (props: PawnProps) => (
  <svg className="fk-icon" viewBox="-3 0 32 32" aria-hidden="true">
    <Pawn {...props} />
  </svg>
);

/** The letter of a side on its colour, in a line of text. */
export const Tag = ({ look }: { readonly look: Look }) => (
  <span className={`fk-tag ${sideClass(look)}`} aria-hidden="true">
    {LETTERS[look]}
  </span>
);
