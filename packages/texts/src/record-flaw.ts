import type { Values } from '@interregnum/kernel';
import type { AppText } from './plain.ts';

/** A flaw of a record, as readers of records name it. */
interface RecordFlaw {
  readonly entry: number;
  readonly flaw: string;
  readonly values: Values;
}

/** What is wrong with a record, and with which entry. */
export function describeRecordFlaw(text: AppText, { entry, flaw, values }: RecordFlaw): string {
  if (entry === 0 && flaw === 'form') return text('record.flaw.foreign');
  return text('record.flaw', { entry, flaw: text(`record.flaw.${flaw}`, seatsFromOne(values)) });
}

/** People count seats from 1. */
const seatsFromOne = (values: Values): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(values).map(([key, value]) => [
      key,
      key === 'seat' || key === 'turn' ? Number(value) + 1 : String(value),
    ]),
  );
