import { botOfKind, isLevel } from '@interregnum/bots';
import { distinctNames, type MatchView } from '@interregnum/match';
import { EMPTY_SEAT, HUMAN } from '@interregnum/record';
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

/** A seat of a table, and what its player is called, if anything. */
type NamedSeat = { readonly kind: string; readonly name?: string };

const isUnnamed = ({ kind, name }: NamedSeat): boolean => name === undefined && (kind === HUMAN || kind === EMPTY_SEAT);

/**
 * What those who sit at a table are called: people by their names, bots by their level, an open seat by its number. Nobody's name
 * is changed for the sake of an open seat.
 */
export function seatNames(seats: readonly NamedSeat[], table: AppText): string[] {
  const held = seats.filter((seat) => !isUnnamed(seat));
  const names = distinctNames(held.map(({ kind, name }) => name ?? botKindWords(kind, table) ?? table(`play.${kind}`)));
  const taken = new Set(names);
  let next = 0;
  return seats.map((seat, at) => {
    if (!isUnnamed(seat)) return names[next++];
    const usual = table('play.player', { number: at + 1 });
    return taken.has(usual) ? `${usual} (${at + 1})` : usual;
  });
}
