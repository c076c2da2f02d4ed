import './flyers.css';
import type { Move } from '@interregnum/kernel';
import { movesIn, type ScreenInput, sceneBetween } from '@interregnum/screen';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { paceNow } from '../model/pace.ts';
import type { ShownTable } from '../model/use-shown.ts';
import { middleOf, placeOf } from './anchors.ts';

/** A move between two points of the window. */
interface Path {
  readonly key: string;
  readonly move: Move;
  readonly from: DOMRect;
  readonly to: DOMRect;
}

/** More pieces than this at once would only be a swarm. */
const MOST = 12;
const DURATION = 320;

/** Shows pieces travelling as what was done tells, whenever the screen turns to another moment. */
export function Flyers({
  shown,
  surface,
}: {
  readonly shown: ShownTable;
  readonly surface: RefObject<HTMLElement | null>;
}) {
  const { model, input } = shown;
  const { Glyph } = model.gameTable;
  const before = useRef<ScreenInput>(undefined);
  const [paths, setPaths] = useState<readonly Path[]>([]);
  useLayoutEffect(() => {
    const was = before.current;
    before.current = input;
    const isStill = was === undefined || paceNow() === 0 || (model.timeline.looksBack && model.timeline.leaps);
    const moves = isStill ? [] : movesIn(sceneBetween(model.gameTable, was, input));
    if (surface.current === null || moves.length === 0) return;
    setPaths(pathsIn(surface.current, moves).slice(0, MOST));
    const landed = setTimeout(() => setPaths([]), DURATION);
    return () => clearTimeout(landed);
  }, [model, input, surface]);
  if (paths.length === 0) return null;
  return createPortal(
    <div className="flyers" aria-hidden="true">
      {paths.map(({ key, move, from, to }) => (
        <span key={key} className="flyer" ref={(element) => fly(element, from, to)}>
          <Glyph mark={move.piece} />
          {move.count > 1 && <b>{move.count}</b>}
        </span>
      ))}
    </div>,
    document.body,
  );
}

let numbered = 0;

function pathsIn(surface: HTMLElement, moves: readonly Move[]): Path[] {
  return moves.flatMap((move) => {
    const [from, to] = [placeOf(surface, move.from, move.piece), placeOf(surface, move.to, move.piece)];
    return from === undefined || to === undefined ? [] : [{ key: `${numbered++}`, move, from, to }];
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
