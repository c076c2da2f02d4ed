import { HIDDEN } from '@interregnum/kernel';
import { isCard, isFaction } from '@interregnum/screen/king-is-dead';
import type { Mark } from '../drawing.ts';
import { Emblem } from './emblem.tsx';
import { Inline, Piece } from './piece.tsx';

const Pass = () => (
  <Inline className="kd-pass">
    <circle r="44" />
    <path d="M-22 0H22" />
  </Inline>
);

/** Two followers, by their marks in notation. */
export const isPair = (mark: Mark): boolean => mark.includes('+');

const Back = () => (
  <Inline className="kd-backs">
    <rect x="-36" y="-50" width="72" height="100" rx="9" />
  </Inline>
);

/** A piece at full size: a card is a sheet with its picture. */
export const FullPiece = ({ mark }: { readonly mark: Mark }) =>
  isCard(mark) ? (
    <span className="kd-card kd-flying">
      <span className="kd-face">
        <Emblem card={mark} />
      </span>
    </span>
  ) : mark === HIDDEN ? (
    <Back />
  ) : (
    <Glyph mark={mark} />
  );

const CARD_SIZE = [92, 76] as const;
const FOLLOWER_SIZE = [26, 26] as const;
export const sizeOf = (mark: Mark) => (isCard(mark) || mark === HIDDEN ? CARD_SIZE : FOLLOWER_SIZE);

/** A faction's follower, two followers, the picture of a card, or the sign of a pass. */
export function Glyph({ mark }: { readonly mark: Mark }) {
  const factions = (mark.split(' ').at(-1) ?? '').split('+').filter(isFaction);
  if (mark === 'pass') return <Pass />;
  if (isCard(mark)) return <Emblem card={mark} className="kd-inline" />;
  if (factions.length === 0) return null;
  const middle = (factions.length - 1) / 2;
  return (
    <Inline pieces={factions.length}>
      {factions.map((faction, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a pair may be two of a kind
        <Piece key={at} faction={faction} size={100} x={(at - middle) * 110} />
      ))}
    </Inline>
  );
}
