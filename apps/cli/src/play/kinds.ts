import { LEVELS } from '@interregnum/bots';
import { type AppText, appText, type Language, tableText } from '@interregnum/texts';
import { type BotSpec, readBotSpec, writeBotSpec } from '../bots/spec.ts';
import { botName, botText } from '../bots/words.ts';

/** A person, and those who sit where nobody decides: the Saxons of the solo game. */
export const HUMAN = 'human';
export const SAXONS = 'saxons';

/** Who is offered for a seat; others can be named. */
export const OFFERED: readonly string[] = [HUMAN, ...LEVELS, 'random'];
/** Who takes a seat that nothing is said about, beside one person. */
export const USUAL_OPPONENT = 'squire';

/** A bot as records name it: they know no other signs than letters, digits and hyphens. */
export const kindOfBot = (bot: BotSpec): string => writeBotSpec(bot).replace('@', '-');
export const botOfKind = (kind: string): BotSpec | undefined => readBotSpec(kind.replace('-', '@'));

/** A program that was named on the command line, as records name it. */
export const kindOfProgram = (name: string): string => `program-${name.toLowerCase().replaceAll('_', '-')}`;

/** What one of a kind is called; programs, by their kinds, bring their own names. */
function nameOfKind(kind: string, text: AppText, programs: ReadonlyMap<string, string>): string {
  const bot = botOfKind(kind);
  return bot === undefined ? (programs.get(kind) ?? kind) : botName(text, bot.name);
}

/** How a seat is taken: by a person, by a bot or by a program. */
export const kindWords = (kind: string, language: Language, programs: ReadonlyMap<string, string>): string =>
  kind === HUMAN ? tableText(language)('play.kind.human') : nameOfKind(kind, appText(language), programs);

/** How one of a kind plays, where there is something to say. */
export function kindText(kind: string, language: Language): string | undefined {
  const bot = botOfKind(kind);
  return bot === undefined ? undefined : botText(appText(language), bot.name);
}

/** The usual names of those who sit at a table: people are numbered by their seats, programs only if others are called so too. */
export function usualNames(
  kinds: readonly string[],
  language: Language,
  programs: ReadonlyMap<string, string>,
): string[] {
  const names = kinds.map((kind, seat) => {
    if (kind === HUMAN) return tableText(language)('play.player', { number: seat + 1 });
    return kind === SAXONS ? tableText(language)('play.saxons') : kindWords(kind, language, programs);
  });
  const number = (seat: number): number => names.slice(0, seat + 1).filter((name) => name === names[seat]).length;
  const isAlone = (name: string): boolean => names.indexOf(name) === names.lastIndexOf(name);
  return names.map((name, seat) => (isAlone(name) ? name : `${name} ${number(seat)}`));
}
