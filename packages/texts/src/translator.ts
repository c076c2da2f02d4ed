import type { Message, Term, Value, Values } from '@interregnum/kernel';
import { type Language, type Lookup, lookupIn } from './catalogues.ts';

/** Puts what a game’s engine says into one language. */
export interface Translator {
  /** The text of a message, looked up as `section.key`: a prompt, a log line, a refusal, a criterion, an invariant. */
  say(section: string, message: Message): string;
  /** The text of a plain key, such as `title` or `card-text.spy`. */
  word(key: string): string;
  /** A value on its own; for a term also in one of its forms, such as the `name` of a faction. */
  term(value: Value, form?: string): string;
}

/**
 * A message writes `{region}` for a value, `{region_in}` for the value in one of the forms that its term offers, and
 * `{followers_count}` for how many a term or a list counts, to choose words by.
 */
export function argumentOf(name: string): { readonly value: string; readonly form: string | undefined } {
  const at = name.indexOf('_');
  return at < 0 ? { value: name, form: undefined } : { value: name.slice(0, at), form: name.slice(at + 1) };
}

/** Negative numbers have a minus, as everywhere on the screen; formatted ones come with a hyphen. */
const withMinus = (text: string): string => text.replace(/(?<![\p{L}\p{N}])-(?=\d)/gu, '−');

const COUNT = 'count';
const PLAIN = 'other';

/** The texts of a game; `nameOf` tells who sits at a seat. */
export function translator(game: string, language: Language, nameOf: (seat: number) => string): Translator {
  const texts = lookupIn(game, language);
  // Made when it is first needed: it takes longer than a paint may.
  let lists: Intl.ListFormat | undefined;

  const spoken = (value: Value, form?: string): string | number => {
    if (typeof value === 'number' || typeof value === 'string') return value;
    if ('term' in value) return termText(texts, value, form);
    if ('seat' in value) return nameOf(value.seat);
    lists ??= new Intl.ListFormat(language, { type: 'conjunction' });
    return lists.format(value.map((each) => String(spoken(each, form))));
  };

  const argument = (values: Values, name: string): string | number => {
    const { value, form } = argumentOf(name);
    if (!Object.hasOwn(values, value)) throw new Error(`no value ${value}`);
    return form === COUNT ? countOf(values[value]) : spoken(values[value], form);
  };

  return {
    say: (section, { key, values }) => {
      const text = texts(`${section}.${key}`);
      return withMinus(text.format(Object.fromEntries([...text.uses].map((name) => [name, argument(values, name)]))));
    },
    word: (key) => texts(key).format({ form: PLAIN }),
    term: (value, form) => withMinus(String(spoken(value, form))),
  };
}

/** A term in a form that it must offer; without one, in its plain form. */
function termText(texts: Lookup, { term, id, count }: Term, form: string | undefined): string {
  const text = texts(`${term}.${id}`);
  if (form !== undefined && !text.forms.has(form)) throw new Error(`${term}.${id} has no form ${form}`);
  if (count === undefined && text.uses.has(COUNT))
    throw new Error(`${term}.${id} needs a count: {"term":"${term}","id":"${id}","count":1}`);
  return text.format({ form: form ?? PLAIN, ...(count === undefined ? {} : { count }) });
}

function countOf(value: Value): number {
  if (typeof value === 'number') return value;
  if (typeof value === 'object' && 'term' in value && value.count !== undefined) return value.count;
  if (typeof value === 'object' && 'length' in value) return value.length;
  throw new Error(`nothing to count in ${JSON.stringify(value)}`);
}
