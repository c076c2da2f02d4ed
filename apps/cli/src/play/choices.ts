import type { ChoiceWords, Part } from '@interregnum/texts';

/** Something to choose: a whole choice, or the beginning that several of them share. */
export interface Item {
  readonly text: string;
  readonly words: string;
  readonly whole: boolean;
}

/** So many choices are listed at once; more are asked for part by part. */
const MOST_LISTED = 20;

const BETWEEN = ' · ';

/** The choices that begin with `path`, which is empty at first: all of them, or the ways to go on. */
export function itemsUnder(path: string, texts: readonly string[], words: ChoiceWords, stop: string): Item[] {
  const under = texts.filter((text) => path === '' || text === path || text.startsWith(`${path} `));
  const depth = path === '' ? 0 : words.parts(path).length;
  const shared = sharedParts(under.map((text) => words.parts(text).slice(depth)));
  const rests = under.map((text) => ({ text, rest: words.parts(text).slice(depth + shared) }));
  const whole = ({ text, rest }: { text: string; rest: Part[] }): Item => ({
    text,
    words: rest.map((part) => part.words).join(BETWEEN) || stop,
    whole: true,
  });
  if (under.length <= MOST_LISTED) return rests.map(whole);
  const ways = Map.groupBy(rests, ({ rest }) => rest[0]?.text ?? '');
  return [...ways.values()].map((sharing) => {
    const [first] = sharing;
    if (sharing.length === 1) return whole(first);
    return { text: beginning(first.text, depth + shared + 1, words), words: `${first.rest[0].words} …`, whole: false };
  });
}

/** The first parts of a choice, in notation. */
const beginning = (text: string, count: number, words: ChoiceWords): string =>
  words
    .parts(text)
    .slice(0, count)
    .map((part) => part.text)
    .join(' ');

/** How many parts all of them begin with: what does not differ need not be read again and again. */
function sharedParts(choices: readonly (readonly Part[])[]): number {
  const [first, ...others] = choices;
  if (others.length === 0) return 0;
  const differs = first.findIndex(({ text }, at) => others.some((parts) => parts[at]?.text !== text));
  return differs < 0 ? first.length : differs;
}

/** The path one part shorter. */
export const parentOf = (path: string, words: ChoiceWords): string =>
  beginning(path, words.parts(path).length - 1, words);

/** A choice as crumbs: what has been decided so far. */
export const crumbs = (texts: readonly string[], words: ChoiceWords): string =>
  texts
    .map((text) =>
      words
        .parts(text)
        .map((part) => part.words)
        .join(BETWEEN),
    )
    .join(' › ');

/** The text among those that exist which was meant, if it was typed in other cases or with more blanks. */
export function meant(typed: string, texts: readonly string[]): string {
  const plain = (text: string): string => text.toLowerCase().trim().replaceAll(/\s+/g, ' ');
  return texts.find((text) => plain(text) === plain(typed)) ?? typed.trim();
}
