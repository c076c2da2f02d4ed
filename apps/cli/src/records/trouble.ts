import { type AppText, describeRecordFlaw } from '@interregnum/texts';
import type { Trouble } from './store.ts';

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
