import type { Game, Heuristics } from '@interregnum/kernel';

/** What was asked for. */
interface Asked {
  /** Positions judged: one for every iteration of a search. */
  judged: number;
  /** The facts of positions whose choices were weighed, and how many choices there were in all. */
  readonly weighed: string[];
  offered: number;
  /** The budgets of attempts at a proof. */
  readonly budgets: number[];
}

/** Heuristics that notes what it is asked for. */
export function spied(game: Game, heuristics: Heuristics): { readonly asked: Asked; readonly heuristics: Heuristics } {
  const asked: Asked = { judged: 0, weighed: [], offered: 0, budgets: [] };
  const { solve } = heuristics;
  return {
    asked,
    heuristics: {
      ...heuristics,
      judge: (s, shares) => {
        asked.judged++;
        heuristics.judge(s, shares);
      },
      weigh: (s, choices, count, weights) => {
        asked.weighed.push(s.subarray(0, game.facts).join());
        asked.offered += count;
        heuristics.weigh(s, choices, count, weights);
      },
      ...(solve === undefined
        ? {}
        : {
            solve: (s, budget) => {
              asked.budgets.push(budget);
              return solve(s, budget);
            },
          }),
    },
  };
}
