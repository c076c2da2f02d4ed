import { type RefObject, useEffect, useState } from 'react';

/** The parts of a table, and those of its board: one of them may push another aside while the board keeps its size. */
const PARTS = ':scope > *, .table-board :not(svg *), .table-side > *';

/**
 * Rises whenever a part of the surface was given another size, or its board was enlarged. The window's own event is no substitute: it comes before
 * the new layout, and only for windows.
 */
export function useLayoutCount(surface: RefObject<HTMLElement | null>): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (surface.current === null) return;
    const table = surface.current;
    const rise = (): void => setCount((before) => before + 1);
    const observer = new ResizeObserver(rise);
    for (const part of table.querySelectorAll(PARTS)) observer.observe(part);
    table.addEventListener('zoomed', rise);
    return () => {
      observer.disconnect();
      table.removeEventListener('zoomed', rise);
    };
  }, [surface]);
  return count;
}
