import { type Evening, eveningAfter } from '@interregnum/match';
import { useEffect, useState } from 'react';
import type { ShownTable } from '../model/use-shown.ts';
import { eveningOf } from './evening-of.ts';

/** The score of the evening with the match that is over; undefined for the first of its players, and where nothing is kept. */
export function useEvening({ model, input }: ShownTable): Evening | undefined {
  const [before, setBefore] = useState<Evening>();
  const { kinds, end } = input.view;
  useEffect(() => {
    let isLeft = false;
    void eveningOf(model).then((known) => !isLeft && setBefore(known));
    return () => {
      isLeft = true;
    };
  }, [model]);
  return before && eveningAfter(before, kinds.length, end?.winners ?? []);
}
