import { type RefObject, useEffect, useState } from 'react';

/** The parts of a table, and those of its board: one of them may push another aside while the board keeps its size. */
const PARTS = ':scope > *, .table-board :not(svg *), .table-side > *';

/**
 * Rises whenever a part of the surface was given another size. The window's own event is no substitute: it comes before
 * the new layout, and only for windows.
 */
export function useLayoutCount(surface: RefObject<HTMLElement | null>): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (surface.current === null) return;
    const observer = new ResizeObserver(() => setCount((before) => before + 1));
    for (const part of surface.current.querySelectorAll(PARTS)) observer.observe(part);
    return () => observer.disconnect();
  }, [surface]);
  return count;
}
