/** Why nothing could be kept or read: the browser refuses it altogether, has no room, or it is something else. */
export type StorageFailure = 'off' | 'full' | 'other';

/** What storage complains of is a DOMException; a part of the app that cannot be loaded is none. */
export function storageFailure(problem: unknown): StorageFailure {
  if (!(problem instanceof DOMException)) return 'other';
  return problem.name === 'QuotaExceededError' ? 'full' : 'off';
}
