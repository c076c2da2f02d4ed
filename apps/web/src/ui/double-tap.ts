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

/** Where answers are: what was done by itself was perhaps about to be done there by hand. */
const ANSWERS = '.prompt, .table-hand, .table-board';

let heldUntil = 0;

/** To be called when something is done by itself: for as long as a double tap takes, no answer is touched or pressed. */
export function holdAnswers(at: number): void {
  heldUntil = at + DOUBLE_TAP;
}

/** Whether a touch or a key was meant for what has just been done by itself. */
export const isHeld = (at: number): boolean => at < heldUntil;

const isAnswer = ({ target }: Event): boolean => target instanceof Element && target.closest(ANSWERS) !== null;

function stop(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

/**
 * For a box of buttons that make room for others: the second tap of a double one does nothing to what is in the place of the
 * first by then. Nor is any answer touched that is held.
 */
export function useFirstTapOnly(): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let first: Tap | undefined;
    const tapped = (event: MouseEvent): void => {
      if (isHeld(event.timeStamp) && isAnswer(event)) {
        stop(event);
        return;
      }
      // Keys touch no place.
      if (event.detail === 0) return;
      const tap = tapOf(event);
      if (first !== undefined && isLate(first, tap)) stop(event);
      else if (event.type === 'click') first = box.current?.contains(event.target as Node) ? tap : undefined;
    };
    const pressed = (event: KeyboardEvent): void => {
      if ((event.key === 'Enter' || event.key === ' ') && isHeld(event.timeStamp) && isAnswer(event)) stop(event);
    };
    // Before anything within the page hears of it.
    document.addEventListener('keydown', pressed, { capture: true });
    document.addEventListener('mousedown', tapped, { capture: true });
    document.addEventListener('click', tapped, { capture: true });
    return () => {
      document.removeEventListener('keydown', pressed, { capture: true });
      document.removeEventListener('mousedown', tapped, { capture: true });
      document.removeEventListener('click', tapped, { capture: true });
    };
  }, []);
  return box;
}
