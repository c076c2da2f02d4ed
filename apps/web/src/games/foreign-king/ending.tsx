import './ending.css';
import type { Board } from '@interregnum/foreign-king/board';
import type { CSSProperties } from 'react';
import { Frame } from '../../ui/ending-frame.tsx';
import type { EndingProps } from '../drawing.ts';
import { Pawn } from './pawn.tsx';
import { lookOf, sideClass } from './sides.ts';

const ARCH = 'M70 252V128Q70 50 154 50T238 128V252H206V132Q206 84 154 84T102 132V252Z';
const BANNER = 'M124 84H184V170L154 152 124 170Z';
const ROBE = 'M0-40C30-40 46-24 50 6L56 62Q56 70 48 70H-48Q-56 70-56 62L-50 6C-46-24-30-40 0-40Z';
const CROWN = 'M-26-84-32-112-14-98 0-120 14-98 32-112 26-84Z';
const WORKS = 'M0 0V-44L30-62V-44L60-62V-44L90-62V0ZM98 0V-92H112V0Z';

/** The king arrives under an arch that is hung with the colours of whoever prepared his way; the works stand still behind him. */
export function Ending({ board, winners, ending }: EndingProps<Board>) {
  const looks = winners.map((side) => lookOf(side, board));
  return (
    <Frame>
      <g className={ending === 'king' ? 'fk-far' : undefined} transform="translate(440 252)">
        <path className="end-paper" d={WORKS} />
        <path className="end-line end-goes" d="M105-100q-8-12 2-20t0-20" />
      </g>
      <path className="end-line" d="M16 252H624" />
      {[296, 346, 396, 446, 496, 546, 596].map((x, at) => (
        <circle
          key={x}
          className="end-paper end-shines"
          style={{ '--at': 1.4 - at * 0.2 } as CSSProperties}
          cx={x}
          cy={274}
          r="8"
        />
      ))}
      <path className="end-paper" d={ARCH} />
      {looks.slice(0, 2).map((look, at) => (
        <path
          key={look}
          className={`fk-banner ${sideClass(look)} end-rises`}
          d={BANNER}
          transform={looks.length > 1 ? `translate(${at * 34 - 17})` : undefined}
        />
      ))}
      {looks.map((look, at) => (
        <g key={look} transform={`translate(${262 + at * 46} 202) scale(1.6)`}>
          <g className="end-rises" style={{ '--at': 2 + at * 0.2 } as CSSProperties}>
            <Pawn look={look} />
          </g>
        </g>
      ))}
      <g transform="translate(154 202) scale(.72)">
        <g className="end-sails">
          <path className="end-paper" d={ROBE} />
          <path className="end-line" d="M0-40V70M-30 70Q-26 10-16-36M30 70Q26 10 16-36" />
          <circle className="end-paper" cy="-62" r="24" />
          <path className="end-solid" d={CROWN} />
        </g>
      </g>
    </Frame>
  );
}
