/** The keys of a position. */
export const KEYS = [
  'actor',
  'game',
  'king',
  'order',
  'pending',
  'pendingOrder',
  'phase',
  'players',
  'provinces',
  'result',
  'round',
  'schema',
  'seats',
  'stock',
  'turn',
] as const;
export type Parts = Readonly<Record<(typeof KEYS)[number], unknown>>;

/** The largest number that is read where the rules set no bound: far more than any game reaches. */
export const MANY = 1_000_000_000;
