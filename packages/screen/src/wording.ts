import { botOfKind, isLevel } from '@interregnum/bots';
import type { MatchView } from '@interregnum/match';
import {
  type AppText,
  type ChoiceWords,
  choiceWords,
  type Language,
  type Translator,
  tableText,
  translator,
} from '@interregnum/texts/lazy';

/** How a match is put into words: in which language, and of whom. */
export interface Wording {
  readonly language: Language;
  /** The words of the game: `words.term({ term: 'region', id: 'moray' })`. */
  readonly words: Translator;
  /** Its choices in words. */
  readonly choices: ChoiceWords;
  /** The words of tables, which all apps share. */
  readonly table: AppText;
  /** Who plays for a seat, or for the side behind the seats that no seat plays. */
  readonly nameOf: (side: number) => string;
}

/** How a match of these players is told. */
export function wordingOf(game: string, names: readonly string[], language: Language): Wording {
  const nameOf = (side: number): string =>
    names[side] ?? translator(game, language, String).term({ term: 'side', id: 'virtual' });
  const words = translator(game, language, nameOf);
  const choices = choiceWords(game, language, nameOf);
  return { language, table: tableText(language), nameOf, words, choices };
}

/** What kind of bot plays for a side, in words; undefined for people and for sides that no seat plays. */
export const botWords = ({ kinds }: Pick<MatchView, 'kinds'>, side: number, table: AppText): string | undefined =>
  botKindWords(kinds[side] ?? '', table);

export function botKindWords(kind: string, table: AppText): string | undefined {
  const bot = botOfKind(kind);
  if (bot === undefined) return undefined;
  return table(isLevel(bot.name) ? `level.${bot.name}` : `bot.${bot.name}`);
}
