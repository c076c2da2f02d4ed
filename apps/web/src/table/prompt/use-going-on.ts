import type { GoesOn } from '@interregnum/screen';
import { useEffect } from 'react';
import { useSettings } from '../../shell/settings.ts';
import type { ShownTable } from '../model/use-shown.ts';

/** Milliseconds until a turn is committed: enough to read why, or to call a card back. */
const WAITS: Readonly<Record<GoesOn, number>> = { ended: 0, forced: 2200, touched: 1600 };

/** What is waited for, and how long. */
export interface GoingOn {
  readonly why: GoesOn;
  readonly wait: number;
}

/**
 * Commits a turn that goes on by itself, after a moment in which it can be called back. What was only tried out waits for a
 * touch. Undefined where nothing goes on by itself; who is patient waits where there is nothing to choose, too.
 */
export function useGoingOn({ model, screen, input }: ShownTable, isPatient: boolean): GoingOn | undefined {
  const { turns } = useSettings();
  const goesOn = isPatient && screen.goesOn === 'forced' ? undefined : screen.goesOn;
  const why = turns === 'asked' || !model.canCommit ? undefined : goesOn;
  const isMeant = why === 'forced' || model.isOwnDraft;
  const { draft } = input;
  useEffect(() => {
    if (why === undefined || !isMeant || draft === undefined) return;
    const timer = setTimeout(() => model.commit(), WAITS[why]);
    return () => clearTimeout(timer);
  }, [model, why, isMeant, draft]);
  return why !== undefined && isMeant ? { why, wait: WAITS[why] } : undefined;
}
