import type { ChoicePart, ChoiceWords } from './notation.ts';

/** Something to choose: a whole choice, or the beginning that several of them share. */
export interface ChoiceItem {
  readonly text: string;
  readonly words: string;
  readonly whole: boolean;
}

const BETWEEN = ' · ';

/** How a list of choices is made: in which words, what is said for going no further, and what fits on the screen. */
export interface ChoiceListOptions {
  readonly words: ChoiceWords;
  readonly stop: string;
  readonly fits: (words: readonly string[]) => boolean;
}

/**
 * The choices that begin with `path`, which is empty at first: all of them if they fit, else the ways to go on. Actions
 * are a menu that keeps its shape from turn to turn. What stands aside comes last.
 */
export function choiceItems(
  path: string,
  texts: readonly string[],
  { words, stop, fits }: ChoiceListOptions,
): ChoiceItem[] {
  const under = texts.filter((text) => path === '' || text === path || text.startsWith(`${path} `));
  const depth = path === '' ? 0 : words.parts(path).length;
  const shared = sharedParts(under.map((text) => words.parts(text).slice(depth)));
  const rests = under.map((text) => ({ text, rest: words.parts(text).slice(depth + shared) }));
  const whole = ({ text, rest }: { text: string; rest: ChoicePart[] }): ChoiceItem => ({
    text,
    words: rest.map((part) => part.words).join(BETWEEN) || stop,
    whole: true,
  });
  const asidesLast = (a: ChoiceItem, b: ChoiceItem): number =>
    Number(words.isAside(a.text)) - Number(words.isAside(b.text));
  const all = rests.map(whole).sort(asidesLast);
  const isMenu = path === '' && new Set(texts.map(words.actionOf)).size > 1;
  if (!isMenu && fits(all.map((item) => item.words))) return all;
  const ways = Map.groupBy(rests, ({ rest }) => rest[0]?.text ?? '');
  const grouped = [...ways.values()].map((sharing): ChoiceItem => {
    const [first] = sharing;
    if (sharing.length === 1) return whole(first);
    return { text: beginning(first.text, depth + shared + 1, words), words: `${first.rest[0].words} …`, whole: false };
  });
  return grouped.sort(asidesLast);
}

/** The first parts of a choice, in notation. */
const beginning = (text: string, count: number, words: ChoiceWords): string =>
  words
    .parts(text)
    .slice(0, count)
    .map((part) => part.text)
    .join(' ');

/** How many parts all of them begin with: what does not differ need not be read again and again. */
function sharedParts(choices: readonly (readonly ChoicePart[])[]): number {
  const [first, ...others] = choices;
  if (others.length === 0) return 0;
  const differs = first.findIndex(({ text }, at) => others.some((parts) => parts[at]?.text !== text));
  return differs < 0 ? first.length : differs;
}

/** The path one part shorter. */
export const parentPath = (path: string, words: ChoiceWords): string =>
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

const plain = (text: string): string =>
  text
    .toLowerCase()
    .trim()
    .replaceAll(/[\s·]+/g, ' ');

/** The text among those that exist that was meant, if it was typed in other cases or with more blanks. */
export const closestChoice = (typed: string, texts: readonly string[]): string =>
  texts.find((text) => plain(text) === plain(typed)) ?? typed.trim();

/** The item that was named by its words, or by the beginning of them if no other begins so. */
export function itemNamed(typed: string, items: readonly ChoiceItem[]): ChoiceItem | undefined {
  const exact = items.find(({ words }) => plain(words.replace(/ …$/, '')) === plain(typed));
  const begun = items.filter(({ words }) => plain(words).startsWith(plain(typed)));
  return exact ?? (begun.length === 1 ? begun[0] : undefined);
}
