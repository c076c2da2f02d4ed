import type { Message, Values } from '@interregnum/kernel';

/** Every kind of log line; each has a sentence in every language. */
export const LOG_LINES = [
  'borrow',
  'repay',
  'pass',
  'queen',
  'build',
  'medal',
  'place',
  'move',
  'send',
  'congress',
  'king',
  'money',
  'order',
  'intervene',
  'stand-by',
  'equal-members',
  'score',
  'no-points',
  'no-majority',
  'inactive',
  'deactivate',
  'leave-active',
  'vplace',
  'vmove',
  'reorder',
  'round',
  'end-factories',
  'end-king',
  'end-both',
] as const;
export type Line = (typeof LOG_LINES)[number];

export const line = (key: Line, values: Values = {}): Message => ({ key, values });
