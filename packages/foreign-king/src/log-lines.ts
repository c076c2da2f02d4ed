import type { LogLine, Move, Values } from '@interregnum/kernel';

/** Every kind of line that is told; each has a sentence in every language. */
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

export const line = (key: (typeof LOG_LINES)[number], values: Values = {}, moves: readonly Move[] = []): LogLine => ({
  key,
  values,
  moves,
});
