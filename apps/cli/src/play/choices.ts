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
  const rests = under.map((text) => ({ text, rest: words.parts(text).slice(depth) }));
  const whole = ({ text, rest }: { text: string; rest: Part[] }): Item => ({
    text,
    words: rest.map((part) => part.words).join(BETWEEN) || stop,
    whole: true,
  });
  if (under.length <= MOST_LISTED) return rests.map(whole);
  const ways = Map.groupBy(rests, ({ rest }) => rest[0]?.text ?? '');
  return [...ways.entries()].map(([first, sharing]) => {
    if (sharing.length === 1) return whole(sharing[0]);
    return { text: path === '' ? first : `${path} ${first}`, words: `${sharing[0].rest[0].words} …`, whole: false };
  });
}

/** The path one part shorter. */
export const parentOf = (path: string, words: ChoiceWords): string =>
  words
    .parts(path)
    .slice(0, -1)
    .map(({ text }) => text)
    .join(' ');

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
