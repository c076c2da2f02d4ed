/** What can be wrong with a database, told apart as far as an operator can do something about it. */
export type StorageErrorKind = 'read-only' | 'full' | 'corrupt' | 'newer' | 'in-use' | 'missing' | 'broken';

/** A database cannot be used. The message is for the operator; it holds paths and codes, nothing stored. */
export class StorageError extends Error {
  readonly kind: StorageErrorKind;

  constructor(kind: StorageErrorKind, message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}

/** Primary codes of SQLite. */
const KINDS: Readonly<Record<number, StorageErrorKind>> = {
  5: 'in-use',
  6: 'in-use',
  8: 'read-only',
  11: 'corrupt',
  13: 'full',
  14: 'read-only',
  26: 'corrupt',
};

/** Codes of the system's calls. */
const SYSTEM: Readonly<Record<string, StorageErrorKind>> = {
  EACCES: 'read-only',
  EPERM: 'read-only',
  EROFS: 'read-only',
  ENOSPC: 'full',
  EDQUOT: 'full',
  // Also what Node says of a folder that cannot be made.
  ENOENT: 'read-only',
};

/** The primary code of an error of SQLite; undefined if it is none. */
export function sqliteCode(problem: unknown): number | undefined {
  const code: unknown = problem instanceof Error ? Reflect.get(problem, 'errcode') : undefined;
  return typeof code === 'number' ? code & 0xff : undefined;
}

/** Any problem with a file as an error that can be told. */
export function storageErrorFrom(problem: unknown, path: string): StorageError {
  if (problem instanceof StorageError) return problem;
  const code = sqliteCode(problem);
  const kind = code === undefined ? SYSTEM[(problem as NodeJS.ErrnoException).code ?? ''] : KINDS[code];
  return new StorageError(kind ?? 'broken', `${path}: ${(problem as Error).message}`, { cause: problem });
}
