import { type Beats, beatsBetween, type ScreenInput } from '@interregnum/screen';
import { useState } from 'react';
import { paceNow } from '../model/pace.ts';
import type { TableModel } from '../model/table-model.ts';
import { emptyStage, type Stage, turned } from './stage.ts';

/** What is played when the screen turns from one input to another: nothing where nothing is to move, or moments are passed over. */
function beatsFor({ gameTable, timeline }: TableModel, was: ScreenInput, is: ScreenInput): Beats {
  const leaps = timeline.leaps && was.moment.shown !== is.moment.shown;
  return paceNow() === 0 || leaps ? [] : beatsBetween(gameTable, was, is);
}

/** The stage of a table, and how it is set; another input turns it at once, so that what travels is never seen where it goes. */
export function useStage(model: TableModel, input: ScreenInput): readonly [Stage, (stage: Stage) => void] {
  const [stage, setStage] = useState(() => emptyStage(input));
  const now = turned(stage, input, (was, is) => beatsFor(model, was, is));
  if (now !== stage) setStage(now);
  return [now, setStage];
}
