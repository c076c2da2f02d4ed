import type { RecordFlaw } from '@interregnum/record';
import type { AppText } from '@interregnum/texts';
import type { Trouble } from './store.ts';

/** What is wrong with a record, and with which entry. */
export const describeFlaw = (text: AppText, { entry, flaw, values }: RecordFlaw): string =>
  text('record.flaw', { entry, flaw: text(`record.flaw.${flaw}`, values as Record<string, string | number>) });

/** Why a saved table cannot be opened, and what to do. */
export const describeTrouble = (text: AppText, trouble: Trouble): string =>
  'flaw' in trouble
    ? `${trouble.file}: ${describeFlaw(text, trouble.flaw)}`
    : text(`play.trouble.${trouble.trouble}`, { file: trouble.file, reason: trouble.reason });
