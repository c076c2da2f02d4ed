import { type RefObject, useEffect, useState } from 'react';
import type { ShownTable } from '../table/model/use-shown.ts';
import { useLayoutCount } from '../table/motion/use-layout-count.ts';

interface PointerProps {
  /** What is pointed at, one after the other: the first that is open, and nothing once all of it was chosen. */
  readonly marks: readonly string[];
  readonly surface: RefObject<HTMLElement | null>;
  readonly shown: ShownTable;
}

interface Place {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A ring around what a step is about; for eyes only, the voice says it to all. */
export function Pointer({ marks, surface, shown }: PointerProps) {
  const [place, setPlace] = useState<Place>();
  const { screen } = shown;
  const mark = marks.find((each) => screen.isOpen(each) && !screen.isChosen(each));
  const layout = useLayoutCount(surface);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another layout moves every mark
  useEffect(() => {
    const { current } = surface;
    if (current !== null && mark !== undefined) setPlace(placeIn(current, mark));
  }, [mark, surface, layout]);
  return place === undefined || mark === undefined ? null : (
    <span className="pointer" style={place} aria-hidden="true" />
  );
}

function placeIn(surface: HTMLElement, mark: string): Place | undefined {
  const found = surface.querySelector(`[data-mark="${CSS.escape(mark)}"]`)?.getBoundingClientRect();
  if (found === undefined || found.width === 0) return undefined;
  const origin = surface.getBoundingClientRect();
  const { width, height } = found;
  return { left: found.x - origin.x, top: found.y - origin.y, width, height };
}
