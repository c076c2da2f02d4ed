import type { Message } from '@interregnum/kernel';
import type { LogEntry } from '@interregnum/match';
import type { Translator } from '@interregnum/texts/lazy';

/** The text of each line, by translator: no line is put into words twice. */
const PARAGRAPHS = new WeakMap<Translator, WeakMap<Message, string>>();

function textOf(words: Translator, line: Message): string {
  const known = PARAGRAPHS.get(words) ?? new WeakMap<Message, string>();
  const said = known.get(line) ?? words.say('log', line);
  PARAGRAPHS.set(words, known.set(line, said));
  return said;
}

/** What was told, in words: a paragraph for each decision or turn that there was something to tell of. */
export const paragraphs = (words: Translator, told: readonly LogEntry[]): string[] =>
  told.map((each) => paragraph(words, each)).filter((said) => said !== '');

/** One decision or turn in words. */
export const paragraph = (words: Translator, { lines }: LogEntry): string =>
  lines.map((line) => textOf(words, line)).join(' ');
