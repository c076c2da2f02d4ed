import {
  byTurn,
  isFromMemory,
  newsFrom,
  newsIn,
  type Told,
  toldAt,
  toldDraft,
  toldSince,
  viewAt,
} from '@interregnum/match';
import { paragraphs } from './said.ts';
import { looksBack, type Sight } from './sight.ts';
import type { Telling } from './telling.ts';

/** What is news at the moment that is shown, decision by decision. Looking back, one is told one's own last decision as well. */
export function toldNews(sight: Sight): Told[] {
  const then = viewAt(sight.view, sight.moment.shown);
  return looksBack(sight) ? toldSince(then, newsFrom(then)) : newsIn(then);
}

/** The news in words, turn by turn. */
export const newsWords = (sight: Sight, { words }: Telling): string[] => paragraphs(words, byTurn(toldNews(sight)));

/** What the turn that is being drafted does, in words. */
export const draftWords = ({ draft }: Sight, { words }: Telling): string[] =>
  draft === undefined ? [] : paragraphs(words, toldDraft(draft));

/** What led to the moment of a match that is looked back at, in words. */
export function replayWords({ view, moment }: Sight, { words }: Telling): string {
  const then = viewAt(view, moment.shown);
  return paragraphs(words, toldSince(then, moment.since ?? 0)).join(' ');
}

/** What a decision did, in words; nothing before the first one. */
export const decisionWords = ({ view }: Sight, decision: number, { words }: Telling): string =>
  decision < 0 ? '' : paragraphs(words, [toldAt(view, decision)]).join(' ');

/** What the log tells, turn by turn, the first turn first; where people play from memory, no more than the news. */
export const logTurns = ({ view }: Sight): Told[] =>
  byTurn(isFromMemory(view) ? newsIn(view) : toldSince(view, 0)).filter(({ lines }) => lines.length > 0);
