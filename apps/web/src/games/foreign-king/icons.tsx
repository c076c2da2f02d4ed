import type { ActionName, KindName } from '@interregnum/foreign-king/board';
import type { ReactNode } from 'react';

/** Pictures in a box of 24 by 24, in the colour of the text around them. */

const FACTORIES: Readonly<Record<KindName, { readonly shape: string; readonly lines: string }>> = {
  metal: {
    shape:
      'M1.5 6.5h5.7V5h15.3v3.2c-4 .3-6.3 2-6.8 4.6 0 1.8 1.3 3 3.3 3.5V20H6.5v-3.7c2-.5 3.3-1.7 3.3-3.5C4.7 12.6 2 10.5 1.5 6.5z',
    lines: '',
  },
  textile: {
    shape: 'M4.5 2.5h15v3.8h-2.3v11.4h2.3v3.8h-15v-3.8h2.3V6.3H4.5z',
    lines: 'M6.8 10.5l10.4-2.2M6.8 13.6l10.4-2.2M6.8 16.7l10.4-2.2',
  },
};

interface FactoryProps {
  readonly kind: KindName;
  /** An inactive factory is hollow. */
  readonly state?: 'active' | 'inactive';
}

/** An anvil for metal, a spool for textile. */
export function Factory({ kind, state = 'active' }: FactoryProps) {
  const { shape, lines } = FACTORIES[kind];
  return (
    <g className={`fk-factory ${state}`}>
      <path className="fk-factory-shape" d={shape} />
      <path className="fk-factory-lines" d={lines} />
    </g>
  );
}

const BUST = 'M12 11.5c5.3 0 8.3 2.6 9.1 8l.6 3.5H2.3l.6-3.5c.8-5.4 3.8-8 9.1-8z';
const CROWN = 'M5.3 10L3.2 1.8 8.5 5 12 0l3.5 5 5.3-3.2L18.7 10z';

/** The king: a crowned bust. */
export const King = () => <path className="fk-king" d={`${BUST}${CROWN}`} />;

/** His crown alone. */
export const Crown = () => <path className="fk-crown" d="M4 19L2 6l5.5 4.5L12 4l4.5 6.5L22 6l-2 13z" />;

const LINES = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.9,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;
const PERSON = 'M9 3.2a2.6 2.6 0 1 1 0 5.2a2.6 2.6 0 1 1 0-5.2zM4 19.5c0-5.5 1.6-8.3 5-8.3s5 2.8 5 8.3z';

export const PICTURES: Readonly<Record<ActionName | 'borrow' | 'repay' | 'intervene' | 'medal' | 'supply', ReactNode>> =
  {
    build: (
      <path {...LINES} d="M3 20.5V11l5 3v-3l5 3V4h4.5v16.5M2 20.5h20M7 17.5h.01M12 17.5h.01M19.5 6.5c1.8 0 2-2 1.5-3" />
    ),
    place: (
      <>
        <path d={PERSON} fill="currentColor" />
        <path {...LINES} d="M19 7v9M15.8 13l3.2 3.2 3.2-3.2M2 22h20" />
      </>
    ),
    move: (
      <>
        <path d={PERSON} fill="currentColor" transform="translate(-2 2)" />
        <path {...LINES} d="M14.5 12.5h7.5M18.5 9l3.5 3.5-3.5 3.5" />
      </>
    ),
    congress: (
      <>
        <path {...LINES} d="M2.5 19a9.5 9.5 0 0 1 19 0M7.5 19a4.5 4.5 0 0 1 9 0M2 19h20" />
        <path {...LINES} strokeDasharray=".01 4.2" strokeWidth={3} d="M5.2 18a6.9 6.9 0 0 1 13.6 0" />
      </>
    ),
    king: <path d={`${BUST}${CROWN}`} fill="currentColor" />,
    queen: (
      <>
        <path d="M12 12c4.3 0 6.3 2.8 7 7.5l.5 3h-15l.5-3c.7-4.7 2.7-7.5 7-7.5z" fill="currentColor" />
        <path {...LINES} d="M5 10.3c1.8-2.2 4-3.2 7-3.2s5.2 1 7 3.2M6.8 5.5l.7 2.5M12 3.5V7M17.2 5.5L16.5 8" />
        <path {...LINES} strokeWidth={3.2} d="M6.5 4h.01M12 1.8h.01M17.5 4h.01" />
      </>
    ),
    money: (
      <>
        <path
          {...LINES}
          d="M2.5 13.5v5c0 1.5 2.5 2.5 5.5 2.5s5.5-1 5.5-2.5v-5M2.5 16c0 1.5 2.5 2.5 5.5 2.5s5.5-1 5.5-2.5"
        />
        <ellipse {...LINES} cx={8} cy={13.5} rx={5.5} ry={2.5} />
        <circle {...LINES} cx={16.5} cy={7.5} r={5.5} />
        <path {...LINES} d="M15.5 10V5h3M15.5 7.5h2.2" strokeWidth={1.5} />
      </>
    ),
    order: <path {...LINES} d="M7 20V5M3.5 8.5L7 5l3.5 3.5M17 4v15M13.5 15.5L17 19l3.5-3.5" />,
    borrow: <path {...LINES} d="M12 3v10M8 9.5l4 4 4-4M3.5 15v5.5h17V15" />,
    repay: <path {...LINES} d="M12 14V4M8 7.5l4-4 4 4M3.5 15v5.5h17V15" />,
    intervene: <path {...LINES} d="M2.5 20a9.5 9.5 0 0 1 19 0zM12 20v-8M8.8 14.5L12 11l3.2 3.5M12 3v3" />,
    medal: (
      <>
        <path {...LINES} d="M7 2l3.5 7M17 2l-3.5 7M10 2h4" />
        <circle cx={12} cy={15.5} r={6} fill="currentColor" stroke="currentColor" strokeWidth={1.9} />
      </>
    ),
    supply: <path d={PERSON} fill="currentColor" transform="translate(-.6 -.4) scale(1.15)" />,
  };

export const STAR = (
  <path d="M12 2l2.9 6.5 7.1.7-5.3 4.8 1.5 7L12 17.3 5.8 21l1.5-7L2 9.2l7.1-.7z" fill="currentColor" />
);
export const COIN = (
  <g fill="none" stroke="currentColor" strokeWidth={2} strokeLinecap="round">
    <circle cx={12} cy={12} r={9} />
    <path d="M10 17V7.5h5M10 12h4" />
  </g>
);

/** A picture of 1em, for the eye only. */
export const Icon = ({ children }: { readonly children: ReactNode }) => (
  <svg className="fk-icon" viewBox="0 0 24 24" aria-hidden="true">
    {children}
  </svg>
);
