import { hasEnded } from '@interregnum/match';
import { useEffect, useState } from 'react';
import type { TableModel } from '../table/model/table-model.ts';

async function keep({ client, extras, own }: TableModel): Promise<void> {
  const { view, seats } = client;
  const [{ onlyPerson, resultOf }, { keepResult }] = await Promise.all([
    import('./result-of.ts'),
    import('./results-store.ts'),
  ]);
  const seat = extras === undefined ? onlyPerson(view.start.seats) : seats.length === 1 ? seats[0] : undefined;
  if (seat === undefined) return;
  const { isHinted: hints, day } = own;
  const result = resultOf(view, seat, {
    at: new Date().toISOString(),
    ...(hints !== undefined && { hints }),
    ...(extras !== undefined && { online: true }),
    ...(day !== undefined && { day }),
  });
  if (result !== undefined) await keepResult(result);
}

/** Keeps the result of a match that ends on this screen; once more when what was hidden is shown. */
export function useKeptResult(model: TableModel): void {
  const { view } = model.client;
  const [wasOver] = useState(() => hasEnded(view));
  const isOver = hasEnded(view);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was hidden may decide by how much
  useEffect(() => {
    // A browser that keeps nothing has told so at the table.
    if (isOver && !wasOver) keep(model).catch(() => {});
  }, [model, isOver, wasOver, view.isRevealed]);
}
