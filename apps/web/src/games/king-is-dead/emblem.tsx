import type { ReactNode } from 'react';
import './emblem.css';
import type { CardName, FactionName } from '@interregnum/king-is-dead/board';
import { isFaction } from '@interregnum/screen/king-is-dead';
import { AnyPiece, Piece } from './piece.tsx';

/** A follower in the picture of a card: of a faction, or of any. */
type Figure = FactionName | 'any';

const FigureAt = ({ figure, ...place }: { figure: Figure; x: number; y: number; size: number }) =>
  isFaction(figure) ? <Piece faction={figure} plain {...place} /> : <AnyPiece {...place} />;

/** Followers that come to a region or go from it, the ground being the line below. */
function Traffic({ out = [], into = [] }: { readonly out?: readonly Figure[]; readonly into?: readonly Figure[] }) {
  const figures = [...out, ...into];
  const first = 30 - ((figures.length - 1) * 15) / 2;
  return (
    <>
      <path className="kd-ground" d="M5 34Q18 30 30 32T55 33" />
      {figures.map((figure, at) => {
        const x = first + at * 15;
        const goes = at < out.length;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: figures are told apart by their place alone
          <g key={at}>
            <FigureAt figure={figure} x={x} y={goes ? 21 : 9} size={13} />
            <path d={goes ? `M${x} 12V3m-4 4 4-4 4 4` : `M${x} 18v9m-4-4 4 4 4-4`} />
          </g>
        );
      })}
    </>
  );
}

const column = (figures: readonly Figure[], x: number): ReactNode =>
  figures.map((figure, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: figures are told apart by their place alone
    <FigureAt key={at} figure={figure} x={x} y={figures.length === 1 ? 19 : 10 + at * 18} size={15} />
  ));

interface Exchange {
  readonly from: readonly Figure[];
  readonly to: readonly Figure[];
  /** Only across a border. */
  readonly border?: boolean;
}

/** Followers of two regions that change places; if none comes back, a march. */
const Exchanged = ({ from, to, border = false }: Exchange) => (
  <>
    {border ? <path className="kd-border" d="M30 2V36" /> : null}
    {column(from, 11)}
    {column(to, 49)}
    {to.length === 0 ? <path d="M21 19H50m-6-6 6 6-6 6" /> : <path d="M21 14H38m-5-4 5 4-5 4M39 24H22m5-4-5 4 5 4" />}
  </>
);

const Negotiation = () => (
  <>
    <rect className="kd-sheet" x="9" y="9" width="14" height="21" rx="2" />
    <rect className="kd-sheet" x="37" y="9" width="14" height="21" rx="2" />
    <path d="M17 5Q30 0 43 5m-4.5-4 4.5 4-4 3.5M43 34Q30 40 17 34m4.5 4-4.5-4 4-3.5" />
    <circle cx="16" cy="19.5" r="3.5" />
  </>
);

const Eye = () => (
  <>
    <path d="M8 20Q30-3 52 20 30 41 8 20Z" />
    <circle cx="30" cy="19.5" r="8.5" />
    <circle className="kd-full" cx="30" cy="19.5" r="3.5" />
  </>
);

const SealedLetter = () => (
  <>
    <rect className="kd-sheet" x="9" y="6" width="42" height="28" rx="2" />
    <path d="M9 8 30 23 51 8" />
    <circle className="kd-full" cx="30" cy="24" r="6" />
  </>
);

/** The faction that is most numerous in the supply. */
const TallestStack = () => (
  <>
    <path className="kd-sheet" d="M6 24h9v10H6ZM19 10h9v24h-9ZM32 19h9v15h-9Z" />
    <path className="kd-full" d="M19 10h9v9h-9Z" />
    <path d="M31 7Q45 4 49 17m-4-4 4 5 4-5" />
    <path className="kd-ground" d="M3 34H57" />
  </>
);

/** What each card does, as a picture: followers come and go, change places, cross a border. */
const PICTURES: Readonly<Record<CardName, ReactNode>> = {
  'scottish-support': <Traffic into={['scots', 'scots']} />,
  'welsh-support': <Traffic into={['welsh', 'welsh']} />,
  'english-support': <Traffic into={['english', 'english']} />,
  assemble: <Traffic into={['scots', 'welsh', 'english']} />,
  negotiate: <Negotiation />,
  manoeuvre: <Exchanged from={['any']} to={['any']} />,
  outmanoeuvre: <Exchanged from={['any']} to={['any', 'any']} border />,
  spy: <Eye />,
  ambush: <Traffic into={['scots', 'scots']} out={['any']} />,
  march: <Exchanged from={['any', 'any']} to={[]} border />,
  plot: <SealedLetter />,
  aid: <TallestStack />,
  influence: <Exchanged from={['english']} to={['any', 'any']} />,
  dispute: <Exchanged from={['welsh']} to={['any']} />,
  edict: <Exchanged from={['scots', 'scots']} to={['any', 'any']} border />,
  resist: <Traffic into={['welsh', 'english']} />,
  quell: <Traffic out={['welsh']} into={['any', 'any']} />,
  suppress: <Traffic out={['english', 'any']} into={['any']} />,
  muster: <Traffic out={['scots']} into={['any', 'any']} />,
};

/** The picture on a card. */
export const Emblem = ({ card, className = '' }: { readonly card: CardName; readonly className?: string }) => (
  <svg className={`kd-emblem ${className}`} viewBox="0 0 60 40" aria-hidden="true">
    {PICTURES[card]}
  </svg>
);
