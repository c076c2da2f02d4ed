import { present } from '@interregnum/match';
import { decidedWords, ownEndWords } from './end-words.ts';
import { logAt } from './log.ts';
import type { ScreenInput } from './screen-input.ts';
import type { Wording } from './wording.ts';

/** Criteria that are counted one by one before they decide together: the votes of Claim. */
const ONE_BY_ONE: ReadonlySet<string> = new Set(['more', 'top', 'silent', 'zeros']);

/** How the rules ended a match, one sentence after the other, the result last; nothing where they did not. */
export function endBeats(input: ScreenInput, wording: Wording): string[] {
  const { view } = input;
  const outcome = view.game.outcome(present(view));
  if (view.end?.by !== 'rules' || outcome === undefined) return [];
  const { words } = wording;
  const counted = view.game.explain(present(view)).filter(({ key }) => ONE_BY_ONE.has(key));
  const lines = logAt(view, view.choices.length - 1).lines.filter(
    ({ key }) => key.replace(/^end-/, '') === outcome.ending,
  );
  const told =
    counted.length > 0
      ? counted.map((vote) => `${words.say('criterion', vote)}.`)
      : [...lines.map((line) => words.say('log', line)), decidedWords(input, wording)];
  return [...told, ownEndWords(input, wording)];
}
