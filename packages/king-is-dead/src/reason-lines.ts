import type { Message, Values } from '@interregnum/kernel';

/** Every kind of reason for a turn; each has a clause in every language. */
export const REASON_KEYS = [
  'wins',
  'shares',
  'takes',
  'unstable',
  'leads',
  'caught-up',
  'tied',
  'deserted',
  'court-most',
  'court-level',
  'court-behind',
  'sets',
  'strength',
  'sooner',
  'keeps',
  'keeps-solo',
] as const;
type ReasonKey = (typeof REASON_KEYS)[number];

export const reason = (key: ReasonKey, values: Values = {}): Message => ({ key, values });
