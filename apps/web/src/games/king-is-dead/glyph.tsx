import type { Mark } from '../view.ts';
import { Emblem } from './emblem.tsx';
import { Inline, Piece } from './piece.tsx';
import { isCard, isFaction } from './position.ts';

const Pass = () => (
  <Inline className="kd-pass">
    <circle r="44" />
    <path d="M-22 0H22" />
  </Inline>
);

/** A faction's follower, two followers, the picture of a card, or the sign of a pass. */
export function Glyph({ mark }: { readonly mark: Mark }) {
  const factions = (mark.split(' ').at(-1) ?? '').split('+').filter(isFaction);
  if (mark === 'pass') return <Pass />;
  if (isCard(mark)) return <Emblem card={mark} className="kd-inline" />;
  if (factions.length === 0) return null;
  const [size, apart] = factions.length === 1 ? [100, 0] : [60, 25];
  return (
    <Inline>
      {factions.map((faction, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a pair may be two of a kind
        <Piece key={at} faction={faction} size={size} x={at === 0 ? -apart : apart} />
      ))}
    </Inline>
  );
}
