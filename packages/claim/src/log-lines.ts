import type { LogLine, Move, Values } from '@interregnum/kernel';

/** Every kind of line that is told; each has a sentence in every language. */
export const LOG_LINES = [
  'lead',
  'reply',
  'trick',
  'undead',
  'dwarves',
  'won',
  'drew',
  'drew-unseen',
  'turned-up',
  'second-phase',
  'end-won',
  'end-drawn',
] as const;

export const line = (key: (typeof LOG_LINES)[number], values: Values = {}, moves: readonly Move[] = []): LogLine => ({
  key,
  values,
  moves,
});
