import './arrows.css';
import type { Move } from '@interregnum/kernel';
import { arrowsOf, type ScreenInput } from '@interregnum/screen';
import { type RefObject, useLayoutEffect, useState } from 'react';
import { anchorOf, middleOf } from './anchors.ts';
import { useLayoutCount } from './use-layout-count.ts';

interface Arrow {
  readonly move: Move;
  readonly path: string;
}

/** Always the same list, so that nothing is drawn anew where there is no arrow before and after. */
const NONE: readonly Arrow[] = [];

/** More arrows than this would only be a thicket; the news tell it all. */
const MOST = 10;

interface ArrowsProps {
  readonly input: ScreenInput;
  /** Whether pieces are on their way: arrows would tell where to, and be measured where nothing stays. */
  readonly isPlaying: boolean;
  readonly surface: RefObject<HTMLElement | null>;
}

/** Shows where pieces have gone since the viewer's last turn, until the next one begins; or at a moment looked back at. */
export function Arrows({ input, isPlaying, surface }: ArrowsProps) {
  const layout = useLayoutCount(surface);
  const [arrows, setArrows] = useState(NONE);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another layout moves every anchor
  useLayoutEffect(() => {
    const drawn = surface.current;
    const moves = isPlaying ? [] : arrowsOf(input);
    // Without a move nothing is measured: that would lay the page out once more.
    const isEmpty = drawn === null || moves.length === 0;
    setArrows(isEmpty ? NONE : moves.flatMap((move) => arrowIn(drawn, move)).slice(0, MOST));
  }, [input, isPlaying, surface, layout]);
  if (arrows.length === 0) return null;
  return (
    <svg className="arrows" aria-hidden="true">
      <marker id="arrow-head" viewBox="0 0 10 10" refX="8" refY="5" markerWidth="6" markerHeight="6" orient="auto">
        <path d="M0 0 10 5 0 10z" />
      </marker>
      {arrows.map(({ move, path }) => (
        <path key={`${move.piece} ${move.from} ${move.to}`} d={path} className="arrow" markerEnd="url(#arrow-head)" />
      ))}
    </svg>
  );
}

function arrowIn(surface: HTMLElement, move: Move): Arrow[] {
  const [from, to] = [anchorOf(surface, move.from, move.piece), anchorOf(surface, move.to, move.piece)];
  if (from === undefined || to === undefined || from.width + to.width === 0) return [];
  const origin = surface.getBoundingClientRect();
  const at = (rect: DOMRect): { x: number; y: number } => {
    const { x, y } = middleOf(rect);
    return { x: Math.round(x - origin.x), y: Math.round(y - origin.y) };
  };
  const [a, b] = [at(from), at(to)];
  const bend = { x: (a.x + b.x) / 2 + (a.y - b.y) * 0.15, y: (a.y + b.y) / 2 + (b.x - a.x) * 0.15 };
  return [{ move, path: `M${a.x} ${a.y}Q${Math.round(bend.x)} ${Math.round(bend.y)} ${b.x} ${b.y}` }];
}
