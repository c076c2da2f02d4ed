import { type RefObject, useEffect, useRef } from 'react';

/** Milliseconds in which a second tap may follow a first one. */
export const DOUBLE_TAP = 500;

/** Pixels that a finger moves between the two at most. */
const TREMBLES = 24;

interface Tap {
  readonly at: number;
  readonly x: number;
  readonly y: number;
  /** What was touched, by its words: what is in its place a moment later has others. */
  readonly words: string;
}

function tapOf({ timeStamp, clientX, clientY, target }: MouseEvent): Tap {
  const touched = target instanceof Element ? target.closest('button, a, form') : null;
  const words = touched?.getAttribute('aria-label') ?? touched?.textContent ?? '';
  return { at: timeStamp, x: clientX, y: clientY, words };
}

/** Whether a tap was meant for what was in its place when the first one was made. */
export const isLate = (first: Tap, second: Tap): boolean =>
  second.at - first.at < DOUBLE_TAP &&
  Math.hypot(second.x - first.x, second.y - first.y) < TREMBLES &&
  second.words !== first.words;

/**
 * For a box of buttons that make room for others: the second tap of a double one does nothing to what is in the place of the
 * first by then.
 */
export function useFirstTapOnly(): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let first: Tap | undefined;
    const tapped = (event: MouseEvent): void => {
      // Keys touch no place.
      if (event.detail === 0) return;
      const tap = tapOf(event);
      if (first !== undefined && isLate(first, tap)) {
        event.preventDefault();
        event.stopPropagation();
      } else if (event.type === 'click') first = box.current?.contains(event.target as Node) ? tap : undefined;
    };
    // Before anything within the page hears of it.
    document.addEventListener('mousedown', tapped, { capture: true });
    document.addEventListener('click', tapped, { capture: true });
    return () => {
      document.removeEventListener('mousedown', tapped, { capture: true });
      document.removeEventListener('click', tapped, { capture: true });
    };
  }, []);
  return box;
}
