import type { Refusal, State } from '@interregnum/kernel';
import { barsQueen } from './actions/queen.ts';
import { BORROW, DIRECT, REPAY } from './choices.ts';
import { type PathFlaw, readPath } from './king-paths.ts';
import { notation } from './notation.ts';
import { refuse } from './question.ts';
import { francs, mover, phase } from './state/index.ts';
import { DEACTIVATE, END, MOVE, OVER, START } from './terms.ts';
import { QUESTIONS } from './turn.ts';
import { provinceTerm } from './words.ts';

/** Why a text is no legal choice now. What bars a choice stands with its question and its action. */
export function refusal(s: State, attempt: string): Refusal | undefined {
  if (phase(s) === OVER) return refuse('FK-END-1', 'over');
  const choice = notation.read(s, attempt);
  if (choice === undefined) return ofNoChoice(s, attempt);
  if ((choice === BORROW || choice === REPAY) && !inWindow(s)) return ofLoan(s);
  return QUESTIONS[phase(s)].bars(s, choice);
}

/** FK-LOAN-5 */
const inWindow = (s: State): boolean => phase(s) === START || phase(s) === END;

/** FK-LOAN-4, -5  Between the mover's windows, or while a seat answers a question. */
const ofLoan = (s: State): Refusal =>
  refuse(phase(s) === MOVE || phase(s) === DEACTIVATE ? 'FK-LOAN-5' : 'FK-LOAN-4', 'no-loan-now');

/** A text that names no choice: an action that is malformed, if this is the moment for one, or nothing at all. */
function ofNoChoice(s: State, attempt: string): Refusal | undefined {
  const malformed = /^queen queen\b/.test(attempt) ? refuse('FK-QUEEN-3', 'queen-twice') : ofPath(s, attempt);
  if (malformed === undefined) return refuse('FK-PHASE-2', 'unreadable', { attempt });
  if (phase(s) !== START) return QUESTIONS[phase(s)].bars(s, DIRECT);
  const byQueen = attempt.startsWith('queen') ? barsQueen(s, francs(s, mover(s))) : undefined;
  return byQueen ?? malformed;
}

const CLAUSE_OF_PATH: Readonly<Record<PathFlaw, string>> = {
  'no-border': 'FK-KING-1',
  twice: 'FK-KING-2',
  'from-portrait': 'FK-KING-4',
};

function ofPath(s: State, attempt: string): Refusal | undefined {
  const path = readPath(s, attempt);
  if (path === undefined || 'choice' in path) return undefined;
  const values = { from: provinceTerm(path.from), province: provinceTerm(path.to) };
  return refuse(CLAUSE_OF_PATH[path.flaw], path.flaw, values);
}
