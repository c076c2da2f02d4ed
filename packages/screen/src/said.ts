import type { Message } from '@interregnum/kernel';
import type { Told } from '@interregnum/match';
import type { Speaker } from '@interregnum/texts/lazy';

/** What was said of each line, by the words it was said in: no line is put into words twice. */
const SAID = new WeakMap<Speaker, WeakMap<Message, string>>();

function saidOf(words: Speaker, line: Message): string {
  const known = SAID.get(words) ?? new WeakMap<Message, string>();
  const said = known.get(line) ?? words.say('log', line);
  SAID.set(words, known.set(line, said));
  return said;
}

/** What was told, in words: a paragraph for each decision or turn that there was something to tell of. */
export const paragraphs = (words: Speaker, told: readonly Told[]): string[] =>
  told.map((each) => paragraph(words, each)).filter((said) => said !== '');

/** One decision or turn in words. */
export const paragraph = (words: Speaker, { lines }: Told): string =>
  lines.map((line) => saidOf(words, line)).join(' ');
