import type { Refusal, State } from '@interregnum/kernel';
import { BORROW, REPAY } from './choices.ts';
import { notation, type PathFlaw, readPath } from './notation.ts';
import { refuse } from './question.ts';
import { phase } from './state/index.ts';
import { END, MOVE, OVER, START } from './terms.ts';
import { QUESTIONS } from './turn.ts';
import { provinceTerm } from './words.ts';

/** FK-KING-1, -2, -4 */
const CLAUSE_OF_PATH: Readonly<Record<PathFlaw, string>> = {
  'no-border': 'FK-KING-1',
  twice: 'FK-KING-2',
  'from-portrait': 'FK-KING-4',
};

/** Why a text is no legal choice now. What bars a choice stands with its question and its action. */
export function refusal(s: State, attempt: string): Refusal | undefined {
  if (phase(s) === OVER) return refuse('FK-END-1', 'over');
  if (/^queen queen\b/.test(attempt)) return refuse('FK-QUEEN-3', 'queen-twice');
  const path = readPath(s, attempt);
  if (path !== undefined && 'flaw' in path)
    return refuse(CLAUSE_OF_PATH[path.flaw], path.flaw, {
      from: provinceTerm(path.from),
      province: provinceTerm(path.at),
    });
  const choice = notation.read(s, attempt);
  if (choice === undefined) return refuse('FK-PHASE-2', 'unreadable', { attempt });
  if ((choice === BORROW || choice === REPAY) && !inWindow(s))
    return refuse(phase(s) === MOVE ? 'FK-LOAN-5' : 'FK-LOAN-4', 'no-loan-now');
  return QUESTIONS[phase(s)].bars(s, choice);
}

/** FK-LOAN-5 */
const inWindow = (s: State): boolean => phase(s) === START || phase(s) === END;
