import type { SearchBotOptions } from './search-bot.ts';

/** The five levels, from one that a beginner beats to the strongest. */
export const LEVELS = ['page', 'squire', 'steward', 'chancellor', 'regent'] as const;
export type Level = (typeof LEVELS)[number];
export const STRONGEST: Level = 'regent';

/** How each level thinks, game by game. The iterations of the strongest take about two seconds for a turn. */
const OPTIONS: Readonly<Record<string, Readonly<Record<Level, SearchBotOptions>>>> = {
  'king-is-dead': {
    page: { iterations: 160, depth: 1, oversight: 0.4, proofs: 0 },
    squire: { iterations: 250, depth: 2, oversight: 0.35, proofs: 0 },
    steward: { iterations: 700, depth: 3, oversight: 0.22, proofs: 0 },
    chancellor: { iterations: 2000, depth: 6, oversight: 0.08, proofs: 5000 },
    regent: { iterations: 200_000, depth: 1000, oversight: 0, proofs: 300_000 },
  },
  'foreign-king': {
    page: { iterations: 35, depth: 1, oversight: 0.95, proofs: 0 },
    squire: { iterations: 80, depth: 2, oversight: 0.9, proofs: 0 },
    steward: { iterations: 150, depth: 2, oversight: 0.82, proofs: 0 },
    chancellor: { iterations: 450, depth: 2, oversight: 0.42, proofs: 0 },
    regent: { iterations: 100_000, depth: 1000, oversight: 0, proofs: 0 },
  },
  claim: {
    page: { iterations: 20, depth: 1, oversight: 0.7, proofs: 0 },
    squire: { iterations: 80, depth: 2, oversight: 0.4, proofs: 0 },
    steward: { iterations: 500, depth: 4, oversight: 0.15, proofs: 0 },
    chancellor: { iterations: 1500, depth: 20, oversight: 0.05, proofs: 2000 },
    regent: { iterations: 60_000, depth: 1000, oversight: 0, proofs: 1_500_000 },
  },
};

/** How a level thinks about a game. */
export function levelOptions(game: string, level: Level): SearchBotOptions {
  const levels = OPTIONS[game];
  if (levels === undefined) throw new Error(`no levels for ${game}`);
  return levels[level];
}
