import './arrows.css';
import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { middleOf, placeOf } from './anchors.ts';
import { type Flight, flightsBetween } from './flights.ts';
import type { Shown } from './use-table.ts';

interface Arrow {
  readonly flight: Flight;
  readonly path: string;
}

/** More arrows than this would only be a thicket; the news tell it all. */
const MOST = 10;

/** Shows where pieces have gone since the viewer's last turn, until the next one begins; or at a moment looked back at. */
export function Arrows({ shown, surface }: { readonly shown: Shown; readonly surface: RefObject<HTMLElement | null> }) {
  const [size, setSize] = useState('');
  const [arrows, setArrows] = useState<readonly Arrow[]>([]);
  useEffect(() => {
    const measure = (): void => setSize(`${innerWidth} ${innerHeight}`);
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another size moves every anchor
  useLayoutEffect(() => {
    const flights = surface.current === null ? [] : flightsSince(shown).slice(0, MOST);
    setArrows(flights.flatMap((flight) => arrowIn(surface.current as HTMLElement, flight)));
  }, [shown, surface, size]);
  if (arrows.length === 0) return null;
  return (
    <svg className="arrows" aria-hidden="true">
      <marker id="arrow-head" viewBox="0 0 10 10" refX="8" refY="5" markerWidth="6" markerHeight="6" orient="auto">
        <path d="M0 0 10 5 0 10z" />
      </marker>
      {arrows.map(({ flight, path }) => (
        <path
          key={`${flight.kind} ${flight.from} ${flight.to}`}
          d={path}
          className="arrow"
          markerEnd="url(#arrow-head)"
        />
      ))}
    </svg>
  );
}

/**
 * How many decisions had been made when pieces began to move: up to the viewer's last one, or to the moment before the
 * one looked back at. Undefined once the viewer has begun to choose, and at the end.
 */
function movedSince({ model, scene }: Shown): number | undefined {
  const { table, asked, touched, replay } = model;
  if (replay !== undefined) return replay.isAtEnd ? undefined : replay.since;
  if (asked === undefined || asked !== scene.viewer || touched.length > 0 || table.draft.choices.length > 0) return;
  const last = table.record.decisions.findLastIndex(({ seat }) => seat === asked);
  return last < 0 ? undefined : last + 1;
}

function flightsSince(shown: Shown): Flight[] {
  const { model, position, scene } = shown;
  const { game, states } = model.table;
  const since = movedSince(shown);
  if (since === undefined) return [];
  const before = JSON.parse(game.position.write(game.redact(states[since], scene.viewer))) as never;
  return flightsBetween(model.view.pieces(before), model.view.pieces(position));
}

function arrowIn(surface: HTMLElement, flight: Flight): Arrow[] {
  const [from, to] = [placeOf(surface, flight.from), placeOf(surface, flight.to)];
  if (from === undefined || to === undefined || from.width + to.width === 0) return [];
  const origin = surface.getBoundingClientRect();
  const at = (rect: DOMRect): { x: number; y: number } => {
    const { x, y } = middleOf(rect);
    return { x: Math.round(x - origin.x), y: Math.round(y - origin.y) };
  };
  const [a, b] = [at(from), at(to)];
  const bend = { x: (a.x + b.x) / 2 + (a.y - b.y) * 0.15, y: (a.y + b.y) / 2 + (b.x - a.x) * 0.15 };
  return [{ flight, path: `M${a.x} ${a.y}Q${Math.round(bend.x)} ${Math.round(bend.y)} ${b.x} ${b.y}` }];
}
