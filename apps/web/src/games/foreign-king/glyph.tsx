import { KINDS } from '@interregnum/foreign-king/board';
import type { ReactNode } from 'react';
import type { Mark } from '../drawing.ts';
import { COIN, Factory, Icon, King, PICTURES, STAR } from './icons.tsx';
import { PawnIcon } from './pawn.tsx';
import { citizenOf, LOOKS } from './sides.ts';
import './pieces.css';

/** What is drawn with a number as a rule: a coin on its way is one. */
const COUNTED: Readonly<Record<string, ReactNode>> = { franc: COIN, point: STAR, 'minus-point': STAR };

/** A piece at full size: a pawn of the action row looks as its citizens do. */
export function FullPiece({ mark }: { readonly mark: Mark }) {
  const counted = COUNTED[mark];
  return counted === undefined ? (
    <Glyph mark={mark.replace('pawn-', 'citizen-')} />
  ) : (
    <span className="fk-flying">
      <Icon>{counted}</Icon>
    </span>
  );
}

/** So many citizens, by their mark in notation. */
export const isCount = (mark: Mark): boolean => /^\d+$/.test(mark);

const Count = ({ of }: { readonly of: string }) => (
  <svg className="fk-icon fk-counted" viewBox="0 0 42 24" aria-hidden="true">
    {PICTURES.supply}
    <text x={33} y={19}>
      {of}
    </text>
  </svg>
);

/** The picture of a piece, an action or an answer; nothing for a province. */
export function Glyph({ mark }: { readonly mark: Mark }) {
  if (isCount(mark)) return <Count of={mark} />;
  const look = LOOKS.find((each) => citizenOf(each) === mark);
  if (look !== undefined) return <PawnIcon look={look} />;
  const kind = KINDS.find((each) => each === mark);
  if (kind !== undefined)
    return (
      <Icon>
        <Factory kind={kind} />
      </Icon>
    );
  if (mark === 'king')
    return (
      <Icon>
        <King />
      </Icon>
    );
  if (!Object.hasOwn(PICTURES, mark)) return null;
  return <Icon>{PICTURES[mark as keyof typeof PICTURES]}</Icon>;
}
