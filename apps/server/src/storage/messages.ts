import type { Outcome } from './batch.ts';
import type { Part } from './migrate.ts';
import type { StorageErrorKind } from './storage-error.ts';

/** What the thread of the database is started with. */
export interface StorageData {
  readonly folder: string;
  readonly parts: readonly Part[];
}

/** What it says: that it is open or why not, and what became of each transaction of a batch. */
export type FromStorage =
  | { readonly isOpen: true }
  | { readonly error: { readonly kind: StorageErrorKind; readonly message: string } }
  | { readonly outcomes: readonly Outcome[] };
