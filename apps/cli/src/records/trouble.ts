import type { Values } from '@interregnum/kernel';
import type { RecordFlaw } from '@interregnum/record';
import type { AppText } from '@interregnum/texts';
import type { Trouble } from './store.ts';

/** What is wrong with a record, and with which entry. */
export const describeRecordFlaw = (text: AppText, { entry, flaw, values }: RecordFlaw): string =>
  text('record.flaw', { entry, flaw: text(`record.flaw.${flaw}`, seatsFromOne(values)) });

/** People count seats from 1. */
const seatsFromOne = (values: Values): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(values).map(([key, value]) => [
      key,
      key === 'seat' || key === 'turn' ? Number(value) + 1 : String(value),
    ]),
  );

/** Failures of the system that have words of their own. */
export const KNOWN_REASONS: readonly string[] = [
  'ENOENT',
  'EEXIST',
  'EACCES',
  'EISDIR',
  'ENOTDIR',
  'ENOSPC',
  'EROFS',
  'ECHANGED',
  'ENAMETOOLONG',
  'ENOTFILE',
];

/** Why the system could not do something with a file, in words where there are some. */
export const reasonIn = (text: AppText, code: string): string =>
  KNOWN_REASONS.includes(code) ? text(`reason.${code}`) : text('reason.other', { code });

/** Why a saved table cannot be opened, and what to do. */
export const describeTrouble = (text: AppText, trouble: Trouble): string =>
  'flaw' in trouble
    ? `${trouble.file}: ${describeRecordFlaw(text, trouble.flaw)}`
    : text(`play.trouble.${trouble.trouble}`, { file: trouble.file, reason: reasonIn(text, trouble.reason) });

/** What is said of a turn that could not be written; anything but a failure of the system is a bug. */
export function notSaved(text: AppText, file: string, problem: unknown): string {
  const { code } = problem as NodeJS.ErrnoException;
  if (code === undefined) throw problem;
  return text('play.not-saved', { file, reason: reasonIn(text, code) });
}
