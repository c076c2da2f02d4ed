import type { Message, Values } from '@interregnum/kernel';

/** Every kind of reason for a turn; each has a clause in every language. */
export const MERITS = [
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
type Merit = (typeof MERITS)[number];

export const merit = (key: Merit, values: Values = {}): Message => ({ key, values });
