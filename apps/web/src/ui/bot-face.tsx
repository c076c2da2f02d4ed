import './bot-face.css';
import { botOfKind } from '@interregnum/bots';
import type { ReactNode } from 'react';

/** The face is a plate in the shape of a shield: machines of the court, not people. */
const PLATE = 'M11 19H37V29Q37 40 24 45Q11 40 11 29Z';
const GRILLE = 'M20 35v4M24 35.500v5M28 35v4';

interface Look {
  readonly headgear: ReactNode;
  readonly eyes: ReactNode;
}

const roundEyes = (radius: number): ReactNode => (
  <>
    <circle className="bot-dark" cx="18.500" cy="26.500" r={radius} />
    <circle className="bot-dark" cx="29.500" cy="26.500" r={radius} />
  </>
);

const slits = (height: number): ReactNode => (
  <path className="bot-dark" d={`M14.500 26h7v${height}h-7ZM26.500 26h7v${height}h-7Z`} />
);

/** By level: what it wears tells its rank, and its eyes how far it sees. */
const LOOKS: Readonly<Record<string, Look>> = {
  // A soft cap with a feather; wide eyes.
  page: {
    headgear: <path d="M9 19Q10 8 24 8Q36 8 39 19ZM34 11Q38 2 45 4Q44 12 37 15" />,
    eyes: roundEyes(3),
  },
  // A kettle hat with a rivet.
  squire: {
    headgear: (
      <>
        <path d="M4 19H44Q38 7 24 7T4 19ZM24 7V13" />
        <circle className="bot-dark" cx="24" cy="15.500" r="1.200" />
      </>
    ),
    eyes: roundEyes(2.2),
  },
  // A flat cap with the key of the house.
  steward: {
    headgear: (
      <>
        <path d="M10 19V9H38V19Z" />
        <path d="M22 14H32V17M28.500 14V16.500" />
        <circle cx="19" cy="14" r="3" />
      </>
    ),
    eyes: slits(3),
  },
  // A doctor’s cap with its tassel, and a glass to read by.
  chancellor: {
    headgear: <path d="M13 19V13M35 19V13M5 10.500 24 3.500 43 10.500 24 17.500ZM42 11V20" />,
    eyes: (
      <>
        {roundEyes(1.8)}
        <circle cx="29.500" cy="26.500" r="5" />
        <path d="M34 29 36 36" />
      </>
    ),
  },
  // A crown, and one slit that misses nothing.
  regent: {
    headgear: <path d="M11 19 8.500 6 17 12.500 24 3 31 12.500 39.500 6 37 19ZM11 15.500H37" />,
    eyes: <path className="bot-dark" d="M13.500 25.500H34.500V28.500H13.500Z" />,
  },
};

/** Bots that are no level: a bare head with an aerial. */
const PLAIN: Look = { headgear: <path d="M24 19V9M13 19Q14 14 24 14T35 19" />, eyes: slits(2) };

/** The face of a bot, 1.9em high; nothing for people and for what a game plays by itself. */
export function BotFace({ kind, className = '' }: { readonly kind: string; readonly className?: string }) {
  const bot = botOfKind(kind);
  if (bot === undefined) return null;
  const { headgear, eyes } = LOOKS[bot.name] ?? PLAIN;
  return (
    <svg viewBox="0 0 48 48" className={`bot-face ${className}`} aria-hidden="true">
      <path d={PLATE} />
      {headgear}
      {eyes}
      <path d={GRILLE} />
    </svg>
  );
}
