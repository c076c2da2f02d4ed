import { viewAt } from '@interregnum/match';
import { byTurn, logSince, newsFrom, newsIn, paragraph, type Told } from './log.ts';
import { looksBack, type ScreenInput } from './screen-input.ts';
import type { Wording } from './wording.ts';

/** What is news at the moment that is shown, decision by decision. Looking back, one is told one's own last decision as well. */
export function newsLog(input: ScreenInput): Told[] {
  const then = viewAt(input.view, input.moment.shown);
  return looksBack(input) ? logSince(then, newsFrom(then)) : newsIn(then);
}

/** The news in words, turn by turn, each with what was worth a word; `remarkOn` tells that of a decision. */
export function newsWords(
  input: ScreenInput,
  { words }: Wording,
  remarkOn: (decision: number) => string = () => '',
): string[] {
  const log = newsLog(input);
  const first = input.moment.shown - log.length;
  const turns = Map.groupBy(log.keys(), (at) => log[at].turn);
  return [...turns.values()]
    .map((decisions) => {
      const told = paragraph(words, byTurn(decisions.map((at) => log[at]))[0]);
      return [told, ...decisions.map((at) => remarkOn(first + at))].filter(Boolean).join(' ');
    })
    .filter((said) => said !== '');
}
