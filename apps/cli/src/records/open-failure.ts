import { type AppText, describeRecordFlaw } from '@interregnum/texts';
import type { OpenFailure } from './store.ts';

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
export const describeOpenFailure = (text: AppText, failure: OpenFailure): string =>
  'flaw' in failure
    ? `${failure.file}: ${describeRecordFlaw(text, failure.flaw)}`
    : text(`play.trouble.${failure.failure}`, { file: failure.file, reason: reasonIn(text, failure.reason) });

/** What is said of a turn that could not be written; anything but a failure of the system is a bug. */
export function notSaved(text: AppText, file: string, problem: unknown): string {
  const { code } = problem as NodeJS.ErrnoException;
  if (code === undefined) throw problem;
  return text('play.not-saved', { file, reason: reasonIn(text, code) });
}
