import './ending.css';
import { type Board, INSTABILITY_DISCS } from '@interregnum/king-is-dead/board';
import { isFaction } from '@interregnum/screen/king-is-dead';
import type { CSSProperties, ReactNode } from 'react';
import { Frame } from '../../ui/ending-frame.tsx';
import type { EndingProps } from '../drawing.ts';
import { AnyPiece, CrackedDisc, Piece } from './piece.tsx';

const CROWN = 'M-62 40-74-22-34 6 0-40 34 6 74-22 62 40ZM-62 30H62';
const SHIELD = 'M-72-66H72V-6Q72 58 0 88-72 58-72-6Z';
const LILY =
  'M0-17C6-9 6-2 0 5-6-2-6-9 0-17ZM-4 4C-7-8-17-8-16 1-15 7-9 7-8 3M4 4C7-8 17-8 16 1 15 7 9 7 8 3M-8 6H8M0 6V14M-1 9-6 15M1 9 6 15';
const SHIP = 'M-64 20H64Q56 50 36 50H-36Q-56 50-64 20ZM0 20V-66M0-66-24-73 0-78Z';
const SAIL = 'M-42-54Q0-44 42-54 49-12 40 6 0 14-40 6-49-12-42-54Z';
const LONGSHIP =
  'M-132-8Q-104 42 0 44T132-8Q134-40 118-52 122-34 112-10 96 20 0 20T-112-10Q-118-36-118-54-120-74-138-72L-154-62-140-56Q-142-34-132-8Z';
const COAST = 'M0 300V96Q34 92 54 118 88 126 96 168 122 190 120 226 146 246 144 300Z';

const places = (count: number, at: (place: number) => number): number[] =>
  Array.from({ length: count }, (_, n) => at(n));

/** The faction whose followers decided, if the strongest was compared. */
function crowned({ criteria }: EndingProps<Board>): Parameters<typeof Piece>[0]['faction'] | undefined {
  const value = criteria.find(({ key }) => key === 'first')?.values.faction;
  const id = typeof value === 'object' && 'term' in value ? value.id : '';
  return isFaction(id) ? id : undefined;
}

/** A crown comes down on the arms of the strongest faction, before the court. */
function Coronation(props: EndingProps<Board>) {
  const faction = crowned(props);
  return (
    <>
      <path className="end-line" d="M20 268Q180 250 320 256T620 266" />
      {places(6, (n) => n).map((n) => (
        <g key={n} className="end-rises" style={{ '--at': 0.2 + n * 0.08 } as CSSProperties}>
          <AnyPiece x={70 + n * 32} y={238 - (n % 2) * 6} size={44} />
          <AnyPiece x={570 - n * 32} y={238 - (n % 2) * 6} size={44} />
        </g>
      ))}
      <g transform="translate(320 178)">
        <g className="end-rises">
          <path className={`kd-arms kd-${faction ?? 'none'}`} d={SHIELD} />
          <circle className="kd-field" r="46" cy="-6" />
          {faction !== undefined && <Piece faction={faction} size={66} y={-6} />}
        </g>
      </g>
      <path className="end-line end-shines" d="M320 12V-8M250 30 236 14M390 30 404 14M214 78 194 70M426 78 446 70" />
      <g transform="translate(320 78)">
        <path className="end-solid end-falls" d={CROWN} />
      </g>
    </>
  );
}

const Waves = ({ y }: { readonly y: number }) => (
  <path
    className="end-line end-sways"
    d={`M150 ${y}${places(6, (n) => n)
      .map(() => 'q20-9 40 0t40 0')
      .join('')}`}
  />
);

const Sea = () => (
  <>
    <path className="kd-sea" d="M0 208H640V300H0Z" />
    <Waves y={226} />
    <Waves y={278} />
    <path className="kd-coast" d={COAST} />
    <path className="end-line" d="M54 118 60 150M96 168 92 200M120 226 110 252" />
  </>
);

/** Three ships under the lily, one for each unstable region, come over the Channel to the coast. */
const Invasion = () => (
  <>
    <Sea />
    {places(INSTABILITY_DISCS, (n) => n).map((n) => (
      <g key={n} transform={`translate(${214 + n * 152} ${206 + (n % 2) * 26}) scale(${1.05 - (n % 2) * 0.15})`}>
        <g className="end-sails" style={{ '--at': n * 0.5 } as CSSProperties}>
          <path className="end-paper" d={SHIP} />
          <path className="end-paper" d={SAIL} />
          <path className="end-line" d={LILY} transform="translate(0-21)" />
        </g>
      </g>
    ))}
    <g className="end-shines">
      {places(INSTABILITY_DISCS, (n) => 34 + n * 38).map((x) => (
        <CrackedDisc key={x} x={x} y={52} size={32} />
      ))}
    </g>
  </>
);

/** A longship comes ashore. */
const VikingVictory = () => (
  <>
    <Sea />
    <g transform="translate(352 196) scale(1.15)">
      <g className="end-sails">
        <path className="end-line" d="M0 20V-120" />
        <path className="end-paper" d="M-78-108H78Q88-66 78-26H-78Q-88-66-78-108Z" />
        <path className="kd-stripes" d="M-52-108Q-58-66-52-26H-26Q-30-66-26-108ZM26-108Q30-66 26-26H52Q58-66 52-108Z" />
        <Piece faction="vikings" size={48} y={-66} plain />
        <path className="end-paper" d={LONGSHIP} />
        {places(6, (n) => -75 + n * 30).map((x) => (
          <circle key={x} className="end-paper" cx={x} cy={22 - Math.abs(x) / 9} r="12" />
        ))}
      </g>
    </g>
  </>
);

const ENDINGS: Readonly<Record<string, (props: EndingProps<Board>) => ReactNode>> = {
  coronation: Coronation,
  invasion: Invasion,
  vikings: VikingVictory,
};

/** How a game ends, as a picture: at its end it stands still. */
export function Ending(props: EndingProps<Board>) {
  const Picture = ENDINGS[props.ending];
  return <Frame>{Picture === undefined ? null : <Picture {...props} />}</Frame>;
}
