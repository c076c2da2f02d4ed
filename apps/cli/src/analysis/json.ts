import type { Choice, Game } from '@interregnum/kernel';
import type { AnalysisResult } from './analyze.ts';

const OVER = { best: null, value: null, exact: true, candidates: [] };
const rounded = (share: number): number => Number(share.toFixed(4));

/** What was found out about a position, for programs: one line, choices in notation. */
export function jsonLine(game: Game, { seen, evaluation }: AnalysisResult): string {
  if (evaluation === undefined) return JSON.stringify(OVER);
  const { best, value, exact, candidates, line } = evaluation;
  const notation = (choice: Choice): string => game.notation.write(seen, choice);
  return JSON.stringify({
    best: notation(best),
    value: rounded(value),
    exact,
    candidates: candidates.map((each) => ({
      choice: notation(each.choice),
      value: rounded(each.value),
      visits: each.visits,
    })),
    line: line.map(({ text }) => text),
    iterations: candidates.reduce((sum, { visits }) => sum + visits, 0),
  });
}
