import './explainer.css';
import { useEffect, useState } from 'react';

/** What is told of something, and where it is. */
interface Tip {
  readonly words: string;
  readonly x: number;
  readonly y: number;
}

/** Milliseconds that a pointer rests on something, or a finger presses it, before it is explained. */
const RESTS = 600;

/** Pixels at once that a finger trembles while it presses. */
const TREMBLES = 3;

/**
 * What there is to say of something on the table: what screen readers say of it. What bears nothing but its own words says
 * it already.
 */
function wordsOf(target: EventTarget | null): string {
  const named = target instanceof Element ? target.closest('main.table [aria-label]:not(section, ul, ol, svg)') : null;
  const words = named?.getAttribute('aria-label') ?? '';
  return words === named?.textContent?.trim() ? '' : words;
}

/** Whether it is a picture that does nothing when it is touched: a pile, a card at stake, a count. */
function isStill(target: EventTarget | null): boolean {
  const named = target instanceof Element ? target.closest('[aria-label]') : null;
  return named?.getAttribute('role') === 'img' && named.closest('button, a, [role="button"]') === null;
}

/** Explains such a picture at once when a finger touches it. */
function listenForTouches(show: (tip: Tip) => void): () => void {
  const touched = (event: MouseEvent): void => {
    if (!(event instanceof PointerEvent) || event.pointerType !== 'touch') return;
    const { target, clientX: x, clientY: y } = event;
    const words = isStill(target) ? wordsOf(target) : '';
    if (words !== '') show({ words, x, y });
  };
  document.addEventListener('click', touched);
  return () => document.removeEventListener('click', touched);
}

/** Explains what a pointer rests on, a finger presses for a while, or touches where nothing else comes of it, or `?` is asked of. */
export function Explainer() {
  const [tip, setTip] = useState<Tip>();
  useEffect(() => listenFor(setTip), []);
  useEffect(() => listenForTouches(setTip), []);
  if (tip === undefined) return null;
  const isLow = tip.y > innerHeight / 2;
  return (
    <p
      role="tooltip"
      className="explainer"
      style={{
        left: Math.min(Math.max(tip.x, 170), innerWidth - 170),
        ...(isLow ? { bottom: innerHeight - tip.y + 16 } : { top: tip.y + 20 }),
      }}
    >
      {tip.words}
    </p>
  );
}

function listenFor(show: (tip: Tip | undefined) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isPressed = false;
  const hide = (): void => {
    clearTimeout(timer);
    show(undefined);
  };
  const wait = ({ target, clientX: x, clientY: y }: PointerEvent, then = (): void => {}): void => {
    hide();
    const words = wordsOf(target);
    if (words === '') return;
    timer = setTimeout(() => {
      then();
      show({ words, x, y });
    }, RESTS);
  };
  const moved = (event: PointerEvent): void => {
    const hasTitle = event.target instanceof Element && event.target.closest('[title]') !== null;
    if (event.pointerType === 'mouse' && event.buttons === 0 && !hasTitle) wait(event);
    // A finger that moves drags something.
    else if (Math.hypot(event.movementX, event.movementY) > TREMBLES) hide();
  };
  const pressed = (event: PointerEvent): void => {
    isPressed = false;
    const isMeant = (): void => {
      isPressed = true;
    };
    if (event.pointerType === 'mouse') hide();
    else wait(event, isMeant);
  };
  // What was pressed to be explained is not touched.
  const clicked = (event: Event): void => {
    if (!isPressed) return;
    isPressed = false;
    event.preventDefault();
    event.stopPropagation();
  };
  const keyed = ({ key, target }: KeyboardEvent): void => {
    hide();
    if (key !== '?' || target instanceof HTMLInputElement || !(target instanceof Element)) return;
    const { x, y, width, height } = target.getBoundingClientRect();
    const words = wordsOf(target);
    if (words !== '') show({ words, x: x + width / 2, y: y + height / 2 });
  };
  const released = (): void => clearTimeout(timer);
  // Before anything within the page hears of it.
  const ending = new AbortController();
  const early = { capture: true, signal: ending.signal };
  document.addEventListener('pointermove', moved, early);
  document.addEventListener('pointerdown', pressed, early);
  document.addEventListener('pointerup', released, early);
  document.addEventListener('pointercancel', hide, early);
  document.addEventListener('contextmenu', clicked, early);
  document.addEventListener('click', clicked, early);
  document.addEventListener('keydown', keyed, early);
  document.addEventListener('wheel', hide, early);
  return () => ending.abort();
}
