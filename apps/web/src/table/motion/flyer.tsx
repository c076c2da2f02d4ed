import type { ComponentType } from 'react';
import type { Flight } from './flights.ts';

/** Between two pieces that go the same way, for all of them together, as a part of the beat. */
const APART = 0.14;
const MOST_APART = 0.45;

interface FlyerProps {
  readonly flight: Flight;
  readonly duration: number;
  readonly Piece: ComponentType<{ readonly mark: string }>;
}

/** A piece in the air, drawn as its game draws it. */
export function Flyer({ flight, duration, Piece }: FlyerProps) {
  const { piece, count, width, height, frames, order } = flight;
  const fly = (element: HTMLElement | null): void => {
    if (element === null || element.getAnimations().length > 0) return;
    const delay = Math.min(MOST_APART, APART * order) * duration;
    const timing = { duration: duration - delay, delay, easing: 'cubic-bezier(0.4, 0, 0.2, 1)', fill: 'both' } as const;
    element.animate(frames, timing);
  };
  return (
    <span className="flight" style={{ width, height, fontSize: width }} ref={fly}>
      <Piece mark={piece} />
      {count > 1 && <b>{count}</b>}
    </span>
  );
}
