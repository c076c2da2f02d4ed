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

/** Far more than any game reaches, and small enough for a word. */
export const MANY = 1_000_000;
