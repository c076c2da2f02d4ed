import './flyers.css';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Pieces } from '../games/view.ts';
import { middleOf, placeOf } from './anchors.ts';
import { type Flight, flightsBetween } from './flights.ts';
import { paceNow } from './pace.ts';
import type { Shown } from './use-table.ts';

/** A flight between two points of the window. */
interface Path {
  readonly key: string;
  readonly flight: Flight;
  readonly from: DOMRect;
  readonly to: DOMRect;
}

/** More pieces than this at once would only be a swarm. */
const MOST = 12;
const DURATION = 320;

/** Shows pieces travelling from where they were to where they are, whenever the position on the screen changes. */
export function Flyers({ shown, surface }: { readonly shown: Shown; readonly surface: RefObject<HTMLElement | null> }) {
  const { model, position } = shown;
  const { Glyph } = model.view;
  const before = useRef<Pieces>(undefined);
  const [paths, setPaths] = useState<readonly Path[]>([]);
  useLayoutEffect(() => {
    const now = model.view.pieces(position);
    const isStill = before.current === undefined || paceNow() === 0 || model.replay?.leaps === true;
    const flights = before.current === undefined || isStill ? [] : flightsBetween(before.current, now);
    before.current = now;
    if (surface.current === null || flights.length === 0) return;
    setPaths(pathsIn(surface.current, flights.slice(0, MOST)));
    const landed = setTimeout(() => setPaths([]), DURATION);
    return () => clearTimeout(landed);
  }, [model, position, surface]);
  if (paths.length === 0) return null;
  return createPortal(
    <div className="flyers" aria-hidden="true">
      {paths.map(({ key, flight, from, to }) => (
        <span key={key} className="flyer" ref={(element) => fly(element, from, to)}>
          <Glyph mark={flight.kind} />
          {flight.count > 1 && <b>{flight.count}</b>}
        </span>
      ))}
    </div>,
    document.body,
  );
}

let numbered = 0;

function pathsIn(surface: HTMLElement, flights: readonly Flight[]): Path[] {
  return flights.flatMap((flight) => {
    const [from, to] = [placeOf(surface, flight.from), placeOf(surface, flight.to)];
    return from === undefined || to === undefined ? [] : [{ key: `${numbered++}`, flight, from, to }];
  });
}

function fly(element: HTMLElement | null, from: DOMRect, to: DOMRect): void {
  if (element === null || element.getAnimations().length > 0) return;
  const middle = (rect: DOMRect): string => {
    const { x, y } = middleOf(rect);
    return `translate(${x}px, ${y}px)`;
  };
  element.animate(
    [
      { transform: `${middle(from)} translate(-50%, -50%) scale(1)`, opacity: 1 },
      { transform: `${middle(to)} translate(-50%, -50%) scale(1.15)`, opacity: 1, offset: 0.85 },
      { transform: `${middle(to)} translate(-50%, -50%) scale(0.9)`, opacity: 0 },
    ],
    { duration: DURATION, easing: 'cubic-bezier(0.3, 0, 0.2, 1)', fill: 'both' },
  );
}
