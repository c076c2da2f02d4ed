import { type FindGame, type Start, verify } from '@interregnum/record';
import type { DealCheck } from './check-deal.ts';

/** What was checked of a deal, and what it comes to. */
export interface Fairness {
  readonly verdict: 'good' | 'bad' | 'some';
  readonly steps: readonly { readonly step: 'record' | 'seal' | 'own' | 'others' | 'lot'; readonly holds: boolean }[];
}

interface Given {
  /** The record of the finished match, as the server gave it. */
  readonly record: string;
  readonly findGame: FindGame;
  /** How the match began, as this device was told at the time. */
  readonly start: Start;
  /** What this device has kept from before the deal, compared with that. */
  readonly deal: DealCheck | undefined;
}

/** Checks that no side chose the deal: the whole record, and what this device knew before it was dealt. */
export function fairnessOf({ record, findGame, start, deal }: Given): Fairness {
  const verified = verify(record, { findGame });
  const isWhole = 'format' in verified && verified.format === 2 && !verified.unchecked.turns;
  const isSame = isWhole && JSON.stringify(verified.record.start) === JSON.stringify(start);
  const holds = isWhole && isSame;
  const own =
    deal === undefined
      ? []
      : ([
          { step: 'seal', holds: holds && deal.commitment },
          { step: 'own', holds: deal.ownSalts },
          { step: 'others', holds: deal.hashes },
          ...(deal.lot === undefined ? [] : [{ step: 'lot', holds: deal.lot } as const]),
        ] as const);
  const steps = [{ step: 'record' as const, holds }, ...own];
  if (steps.some((each) => !each.holds)) return { verdict: 'bad', steps };
  return { verdict: deal === undefined ? 'some' : 'good', steps };
}
