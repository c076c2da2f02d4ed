import type { Travel } from '@interregnum/screen';
import { type ComponentType, useEffect, useState } from 'react';

interface RisingProps {
  readonly to: number;
  readonly duration: number;
}

/** A number that rises one by one. */
function Rising({ to, duration }: RisingProps) {
  const [now, setNow] = useState(Math.min(1, to));
  useEffect(() => {
    if (now >= to) return;
    const timer = setTimeout(() => setNow(now + 1), (duration * 0.7) / to);
    return () => clearTimeout(timer);
  }, [now, to, duration]);
  return <b>{now}</b>;
}

interface CountsProps {
  readonly counts: readonly Pick<Travel, 'piece' | 'count'>[];
  readonly place: DOMRect;
  readonly duration: number;
  readonly Piece: ComponentType<{ readonly mark: string }>;
}

/** What has been counted at a place, kind by kind, above it. */
export const Counts = ({ counts, place, duration, Piece }: CountsProps) => (
  <p className="beat-counts" style={{ left: place.x + place.width / 2, top: Math.max(56, place.y - 4) }}>
    {counts.map(({ piece, count }) => (
      <span key={piece}>
        <Piece mark={piece} />
        <Rising to={count} duration={duration} />
      </span>
    ))}
  </p>
);
