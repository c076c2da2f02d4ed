import type { Message, State } from '@interregnum/kernel';
import { toldOfAsking } from './intervention.ts';
import { line } from './log-lines.ts';
import { toldOfScoring } from './scoring.ts';
import { endedBy, phase, round } from './state/index.ts';
import { ENDINGS, OVER } from './terms.ts';
import { QUESTIONS } from './turn.ts';

/** What a choice did: its own line, told where its rule stands, and what followed from it. All is public (FK-SETUP-10). */
export function log(before: State, choice: number, after: State): readonly Message[] {
  const told = [...QUESTIONS[phase(before)].tell(before, choice, after)];
  told.push(...toldOfAsking(before, after), ...toldOfScoring(before, after));
  if (round(after) > round(before)) told.push(line('round', { count: round(after) }));
  if (phase(after) === OVER) told.push(line(`end-${ENDINGS[endedBy(after) - 1]}`));
  return told;
}
