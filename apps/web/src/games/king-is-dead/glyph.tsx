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
