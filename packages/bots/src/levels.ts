import type { Thinking } from './thinker.ts';

/** The five levels, from one that a beginner beats to the strongest. */
export const LEVELS = ['page', 'squire', 'steward', 'chancellor', 'regent'] as const;
export type Level = (typeof LEVELS)[number];
export const STRONGEST: Level = 'regent';

/** How each level thinks, game by game. The iterations of the strongest take about two seconds for a turn. */
const THINKING: Readonly<Record<string, Readonly<Record<Level, Thinking>>>> = {
  'king-is-dead': {
    page: { iterations: 150, depth: 1, oversight: 0.5, proofs: 0 },
    squire: { iterations: 400, depth: 2, oversight: 0.25, proofs: 0 },
    steward: { iterations: 1500, depth: 4, oversight: 0.1, proofs: 0 },
    chancellor: { iterations: 20_000, depth: 100, oversight: 0, proofs: 20_000 },
    regent: { iterations: 300_000, depth: 1000, oversight: 0, proofs: 200_000 },
  },
  'foreign-king': {
    page: { iterations: 150, depth: 1, oversight: 0.5, proofs: 0 },
    squire: { iterations: 400, depth: 2, oversight: 0.25, proofs: 0 },
    steward: { iterations: 1500, depth: 4, oversight: 0.1, proofs: 0 },
    chancellor: { iterations: 20_000, depth: 100, oversight: 0, proofs: 0 },
    regent: { iterations: 200_000, depth: 1000, oversight: 0, proofs: 0 },
  },
  claim: {
    page: { iterations: 50, depth: 1, oversight: 0.5, proofs: 0 },
    squire: { iterations: 200, depth: 2, oversight: 0.25, proofs: 0 },
    steward: { iterations: 800, depth: 4, oversight: 0.1, proofs: 0 },
    chancellor: { iterations: 5_000, depth: 100, oversight: 0, proofs: 20_000 },
    regent: { iterations: 50_000, depth: 1000, oversight: 0, proofs: 1_000_000 },
  },
};

/** How a level thinks about a game. */
export function thinkingOf(game: string, level: Level): Thinking {
  const levels = THINKING[game];
  if (levels === undefined) throw new Error(`nobody has learnt to play ${game}`);
  return levels[level];
}
