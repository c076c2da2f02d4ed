import { landingMarks, type Mark } from '@interregnum/screen';
import { useMemo } from 'react';
import type { ShownTable } from '../model/use-shown.ts';

/** The screen, on which only that glows where what is dragged can be dropped. */
export function useScreenWhileDragged(
  { model, input, screen }: ShownTable,
  dragged: Mark | undefined,
): ShownTable['screen'] {
  return useMemo(() => {
    if (dragged === undefined) return screen;
    const landings = landingMarks(model.gameTable, input, dragged);
    return { ...screen, isOpen: (mark) => landings.has(mark) };
  }, [model, input, screen, dragged]);
}
