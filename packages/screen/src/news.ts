import type { Message } from '@interregnum/kernel';
import {
  byTurn,
  draftLog,
  isFromMemory,
  type LogEntry,
  logAt,
  logSince,
  newsFrom,
  newsIn,
  viewAt,
} from '@interregnum/match';
import type { Translator } from '@interregnum/texts/lazy';
import { looksBack, type ScreenInput } from './screen-input.ts';
import type { Wording } from './wording.ts';

/** What is news at the moment that is shown, decision by decision. Looking back, one is told one's own last decision as well. */
export function newsLog(input: ScreenInput): LogEntry[] {
  const then = viewAt(input.view, input.moment.shown);
  return looksBack(input) ? logSince(then, newsFrom(then)) : newsIn(then);
}

/** The news in words, turn by turn. */
export const newsWords = (input: ScreenInput, { words }: Wording): string[] =>
  paragraphs(words, byTurn(newsLog(input)));

/** What the turn that is being drafted does, in words. */
export const draftWords = ({ draft }: ScreenInput, { words }: Wording): string[] =>
  draft === undefined ? [] : paragraphs(words, draftLog(draft));

/** What led to the moment of a match that is looked back at, in words. */
export function replayWords({ view, moment }: ScreenInput, { words }: Wording): string {
  const then = viewAt(view, moment.shown);
  return paragraphs(words, logSince(then, moment.since ?? 0)).join(' ');
}

/** What a decision did, in words; nothing before the first one. */
export const decisionWords = ({ view }: ScreenInput, decision: number, { words }: Wording): string =>
  decision < 0 ? '' : paragraphs(words, [logAt(view, decision)]).join(' ');

/** What the log tells, turn by turn, the first turn first; where people play from memory, no more than the news. */
export const logTurns = ({ view }: ScreenInput): LogEntry[] =>
  byTurn(isFromMemory(view) ? newsIn(view) : logSince(view, 0)).filter(({ lines }) => lines.length > 0);

/** What was told, in words: a paragraph for each decision or turn that there was something to tell of. */
export const paragraphs = (words: Translator, told: readonly LogEntry[]): string[] =>
  told.map((each) => paragraph(words, each)).filter((said) => said !== '');

/** One decision or turn in words. */
export const paragraph = (words: Translator, { lines }: LogEntry): string =>
  lines.map((line) => sentenceOf(words, line)).join(' ');

/** The sentence of each line, by translator: no line is put into words twice. */
const SENTENCES = new WeakMap<Translator, WeakMap<Message, string>>();

/** Apps show it as it is, the browser in `News`. */
function sentenceOf(words: Translator, line: Message): string {
  const known = SENTENCES.get(words) ?? new WeakMap<Message, string>();
  const said = known.get(line) ?? words.say('log', line);
  SENTENCES.set(words, known.set(line, said));
  return said;
}
