import type { Choice, Solution, State } from '@interregnum/kernel';
import { type Candidate, candidatesOf, resultOf } from './candidates.ts';
import { dealOf } from './deal.ts';
import { possibleDifferences } from './goals.ts';
import { Search } from './search.ts';

/**
 * Perfect play in the second phase, from a full state; undefined if looking at `budget` decisions does not prove the
 * result. What is left of the budget goes into winning by more votes, or losing by less.
 */
export function solve(s: State, budget: number): Solution | undefined {
  const deal = dealOf(s);
  const search = new Search(deal, budget);
  const candidates = candidatesOf(deal, search.line);
  const differences = possibleDifferences(deal);
  const reached = (at: number) => someReaches(search, candidates, differences[at], differences[at - 1]);
  const win = differences.findIndex((difference) => difference > 0);
  const draw = differences.findIndex((difference) => difference >= 0);
  const won = reached(win);
  const lost = !won && !reached(draw);
  if (search.exhausted) return undefined;
  if (won) for (let at = win + 1; at < differences.length && reached(at); ) at++;
  if (lost) for (let at = draw - 1; at > 0 && !reached(at); ) at--;
  return { ...solutionBy(candidates), nodes: search.nodes };
}

/** Whether a candidate reaches a difference; one that does not gets `lower` at most. False too once the search is exhausted. */
function someReaches(search: Search, candidates: readonly Candidate[], difference: number, lower: number): boolean {
  search.ask(difference);
  for (const candidate of candidates) {
    if (candidate.most < difference) continue;
    const reached = search.reaches(candidate.place);
    if (search.exhausted) return false;
    if (reached) {
      candidate.least = difference;
      return true;
    }
    candidate.most = lower;
  }
  return false;
}

function solutionBy(candidates: readonly Candidate[]): Omit<Solution, 'nodes'> {
  const [best] = candidates.toSorted((a, b) => b.least - a.least || b.most - a.most);
  const values = new Map<Choice, number>();
  for (const candidate of candidates) {
    const result = resultOf(candidate);
    if (result !== undefined) for (const choice of candidate.choices) values.set(choice, result);
  }
  return { best: best.choices[0], value: resultOf(best) as number, values };
}
