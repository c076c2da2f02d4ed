import { botOfKind, LEVELS } from '@interregnum/bots';
import { distinctNames } from '@interregnum/match';
import { HUMAN } from '@interregnum/record';
import { type AppText, type Language, tableText } from '@interregnum/texts';
import { botName, botText } from '../bots/words.ts';

/** Who is offered for a seat; others can be named. */
export const OFFERED: readonly string[] = [HUMAN, ...LEVELS, 'random'];
/** A program that was named on the command line, as records name it. */
export const kindOfProgram = (name: string): string => `program-${name.toLowerCase().replaceAll('_', '-')}`;

/** What one of a kind is called; programs, by their kinds, bring their own names. */
function nameOfKind(kind: string, text: AppText, programs: ReadonlyMap<string, string>): string {
  const bot = botOfKind(kind);
  return bot === undefined ? (programs.get(kind) ?? kind) : botName(text, bot.name);
}

/** How a seat is taken: by a person, by a bot or by a program. */
export const kindWords = (kind: string, language: Language, programs: ReadonlyMap<string, string>): string =>
  kind === HUMAN ? tableText(language)('play.kind.human') : nameOfKind(kind, tableText(language), programs);

/** How one of a kind plays, where there is something to say. */
export function kindText(kind: string, language: Language): string | undefined {
  const bot = botOfKind(kind);
  return bot === undefined ? undefined : botText(tableText(language), bot.name);
}

/**
 * The usual names of those who sit at a table: people are numbered by their seats, programs only if others are called so
 * too. Whom the game plays itself has a name of its own.
 */
export function defaultNames(
  kinds: readonly string[],
  language: Language,
  programs: ReadonlyMap<string, string>,
): string[] {
  const text = tableText(language);
  const names = kinds.map((kind, seat) => {
    if (kind === HUMAN) return text('play.player', { number: seat + 1 });
    const isPlayer = botOfKind(kind) !== undefined || programs.has(kind);
    return isPlayer ? kindWords(kind, language, programs) : text(`play.${kind}`);
  });
  return distinctNames(names);
}
