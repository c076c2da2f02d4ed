import type { BotQuestion } from '@interregnum/hosting';

/** To the process of the bots. */
export type ToProcess = { readonly id: number; readonly question: BotQuestion } | { readonly forget: string };

/** From there: a whole turn in notation, or what went wrong. */
export type FromProcess =
  | { readonly id: number; readonly texts: readonly string[] }
  | { readonly id: number; readonly error: string };
