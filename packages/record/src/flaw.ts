import type { Values } from '@interregnum/kernel';

/** Every reason for which a record is refused. */
export const RECORD_FLAWS = [
  'empty',
  'too-long',
  'torn',
  'form',
  'canonical',
  'hash',
  'order',
  'unknown-game',
  'unknown-rules',
  'options',
  'seats',
  'commitment',
  'seat',
  'decision',
  'over',
  'not-over',
  'no-end',
  'outcome',
] as const;

export type RecordFlawName = (typeof RECORD_FLAWS)[number];

/** What is wrong with a record, and with which of its entries; the header is entry 0. */
export interface RecordFlaw {
  readonly entry: number;
  readonly flaw: RecordFlawName;
  readonly values: Values;
}

export type Flawed = { readonly flaw: RecordFlaw };

export const flawAt = (entry: number, flaw: RecordFlawName, values: Values = {}): Flawed => ({
  flaw: { entry, flaw, values },
});
