import { useEffect, useState } from 'react';
import type { Mark } from '../games/drawing.ts';

const markAt = (target: EventTarget | null): Mark | undefined =>
  target instanceof Element ? target.closest<HTMLElement | SVGElement>('[data-mark]')?.dataset.mark : undefined;

/** The mark that the pointer or the focus came upon last; undefined once it is elsewhere. */
export function usePointed(): Mark | undefined {
  const [pointed, setPointed] = useState<Mark>();
  useEffect(() => {
    const come = ({ target }: Event): void => setPointed(markAt(target));
    addEventListener('pointerover', come);
    addEventListener('focusin', come);
    return () => {
      removeEventListener('pointerover', come);
      removeEventListener('focusin', come);
    };
  }, []);
  return pointed;
}
