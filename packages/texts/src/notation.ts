import type { Seat } from '@interregnum/kernel';
import { catalogue, type Language, lookupIn, TABLE } from './catalogues.ts';
import type { Text } from './text.ts';
import { translator } from './translator.ts';

/** A part of a choice that means one thing: its notation, and the same in words. */
export interface ChoicePart {
  readonly text: string;
  readonly words: string;
}

/** Choices in words. */
export interface ChoiceWords {
  /** The parts of a choice, in the order of its notation. */
  parts(text: string): ChoicePart[];
  /** One part in words. */
  partWords(part: string): string;
  /** What a card, an action or a faction does, if the choice is about one. */
  about(text: string): string | undefined;
  /** Whether a choice stands aside from what the turn is about, such as a loan, and is better listed last. */
  isAside(text: string): boolean;
  /** The action that a choice takes, where actions lie open for everybody whether they are possible or not. */
  actionOf(text: string): string | undefined;
}

/** What the words of a notation may be, and which of them have a text of their own. */
interface Dictionary {
  readonly kinds: readonly string[];
  readonly explained: string;
  /** What may be chosen before and after what the turn is about. */
  readonly asides?: readonly string[];
  /** The factions by the letters that cards are written with. */
  readonly letters?: Readonly<Record<string, string>>;
}

const DICTIONARIES: Readonly<Record<string, Dictionary>> = {
  'king-is-dead': { kinds: ['card', 'region', 'faction'], explained: 'card' },
  'foreign-king': {
    kinds: ['action', 'province', 'place', 'factory'],
    explained: 'action',
    asides: ['borrow', 'repay'],
  },
  claim: {
    kinds: [],
    explained: 'faction',
    letters: { G: 'goblins', K: 'knights', U: 'undead', D: 'dwarves', X: 'doppelgangers' },
  },
};

/** Words of a notation that mean something only together with what follows. */
const LEADS = /^(?:seat|reorder|from|to)$/;

/** The parts of a choice that mean one thing each, in notation. */
export function choiceParts(text: string): string[] {
  const parts: string[] = [];
  for (const token of text.split(' ')) {
    const before = parts.at(-1);
    if (before !== undefined && LEADS.test(before)) parts[parts.length - 1] = `${before} ${token}`;
    else parts.push(token);
  }
  return parts;
}

/** The name of one of a kind, which some terms offer as a form of its own. */
const nameIn = ({ forms, format }: Text): string => format({ form: forms.has('name') ? 'name' : 'other', count: 1 });

export function choiceWords(game: string, language: Language, nameOf: (seat: Seat) => string): ChoiceWords {
  const { kinds, explained, asides = [], letters } = DICTIONARIES[game];
  const { term, word } = translator(game, language, nameOf);
  const [own, texts] = [catalogue(game, language), lookupIn(game, language)];
  const common = translator(TABLE, language, nameOf);
  const kindOf = (token: string): string | undefined => kinds.find((kind) => Object.hasOwn(own, `${kind}.${token}`));

  const inWords = (text: string): string => {
    const tokens = text.split(' ');
    const token = tokens[tokens.length - 1];
    if (tokens[0] === 'seat') return nameOf(Number(token));
    if (tokens[0] === 'reorder') return common.say('choice', { key: 'reorder', values: { count: Number(token) + 1 } });
    if (token.includes('+')) return token.split('+').map(inWords).join(' + ');
    if (/^\d+$/.test(token)) return term({ term: 'count', id: 'citizens', count: Number(token) });
    const kind = kindOf(token);
    if (kind !== undefined) return nameIn(texts(`${kind}.${token}`));
    const faction = letters?.[token[0]];
    if (faction !== undefined) return term({ term: 'card', id: faction, count: Number(token[1]) });
    return common.word(`choice.${token}`);
  };

  return {
    parts: (text) => choiceParts(text).map((part) => ({ text: part, words: inWords(part) })),
    partWords: inWords,
    about(text) {
      if (asides.includes(text)) return common.word(`choice-text.${text}`);
      const tokens = text.split(' ').map((token) => (letters === undefined ? token : letters[token[0]]));
      const found = tokens.findLast((token) => Object.hasOwn(own, `${explained}-text.${token}`));
      return found === undefined ? undefined : word(`${explained}-text.${found}`);
    },
    isAside: (text) => asides.includes(text),
    actionOf(text) {
      const [first] = text.split(' ');
      return kindOf(first) === 'action' ? first : undefined;
    },
  };
}
