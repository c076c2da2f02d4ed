import { hasEnded } from '@interregnum/match';
import { useEffect } from 'react';
import { topDialog } from '../../ui/dialog.tsx';
import type { TableModel } from '../model/table-model.ts';
import type { Timeline } from '../model/timeline.ts';

const DEEDS: Readonly<Record<string, (replay: Timeline) => void>> = {
  ArrowLeft: (timeline) => timeline.step(-1),
  ArrowRight: (timeline) => timeline.step(1),
  Home: (timeline) => timeline.goTo(0),
  End: (timeline) => timeline.goTo(timeline.last),
  ' ': (timeline) => timeline.toggle(),
};

/** What answers the space bar itself; the other keys mean something to fields only. A slider has no use for space. */
const PRESSED = 'button, a, [role="button"], input:not([type="range"]), select, textarea';
const FIELDS = 'input, select, textarea';

/**
 * Arrows, Home and End lead through the match, space plays it, Escape returns to a match that goes on, unless what has the
 * focus needs these keys itself.
 */
export function useReplayKeys(model: TableModel): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event;
      if (event.defaultPrevented || altKey || ctrlKey || metaKey || shiftKey) return;
      const returns = key === 'Escape' && !hasEnded(model.client.view);
      if (!returns && !Object.hasOwn(DEEDS, key)) return;
      const isTaken = target instanceof Element && target.closest(key === ' ' ? PRESSED : FIELDS) !== null;
      if (isTaken || topDialog() !== undefined) return;
      if (returns) model.follow();
      else DEEDS[key](model.timeline);
      event.preventDefault();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, [model]);
}
