import type { Look } from '@interregnum/match';
import { useLayoutEffect } from 'react';

/** Gives the seats their colours wherever they are told apart, also in what is opened above the table. */
export function useSeatColours(looks: readonly Look[]): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    for (const [seat, { colour }] of looks.entries()) style.setProperty(`--seat-${seat}`, `var(--hue-${colour})`);
    return () => {
      for (const seat of looks.keys()) style.removeProperty(`--seat-${seat}`);
    };
  }, [looks]);
}
