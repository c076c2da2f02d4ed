import type { Refusal, Values } from '@interregnum/kernel';

/** Every reason for which a record is refused. */
export const RECORD_FLAWS = [
  // Of its text.
  'empty',
  'too-long',
  'torn',
  'form',
  'canonical',
  'hash',
  'order',
  // Of its start.
  'unknown-game',
  'unknown-rules',
  'options',
  'seats',
  'own-kind',
  'when-seat-goes',
  'salt',
  'commitment',
  'position',
  'position-shown',
  'position-sealed',
  // Of its turns, seats and takebacks.
  'no-seat',
  'empty-seat',
  'seat',
  'decision',
  'turn-incomplete',
  'turn-too-long',
  'same-kind',
  'back',
  // Of its end.
  'over',
  'not-over',
  'no-end',
  'outcome',
  'goes-on',
  'clock',
  'winners',
  'reveal-early',
  'reveal',
  // Of the lines beside its chain.
  'beside-form',
  'beside-entry',
  'beside-seat',
  'beside-time',
  'beside-twice',
] as const;

export type RecordFlawName = (typeof RECORD_FLAWS)[number];

/** What is wrong with a record, and with which of its entries, or beside which; the first entry is 0. */
export interface RecordFlaw {
  readonly entry: number;
  readonly flaw: RecordFlawName;
  readonly values: Values;
}

/** A flaw; of a decision that is not possible, also why not. */
export type Flawed = { readonly flaw: RecordFlaw; readonly refusal?: Refusal };

export const flawAt = (entry: number, flaw: RecordFlawName, values: Values = {}): Flawed => ({
  flaw: { entry, flaw, values },
});
