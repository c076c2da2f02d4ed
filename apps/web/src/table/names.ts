import { isLevel } from '@interregnum/bots';
import type { Player } from '@interregnum/record';
import { botOfKind } from '@interregnum/sitting';
import { playersAt, type Table } from '@interregnum/table';
import { type AppText, type Language, speaker } from '@interregnum/texts/lazy';

/** Who plays for a seat, or for the side behind the seats that nobody plays. */
export function namesAt(names: readonly string[], game: string, language: Language): (side: number) => string {
  return (side) => names[side] ?? speaker(game, language, String).term({ term: 'side', id: 'virtual' });
}

/** Those who sat down at the start: who has resigned since then is one of them, and not the bot that plays on. */
export const playersAtStart = (table: Table): Player[] =>
  playersAt(table).map(({ name }, seat) => ({ name, kind: table.record.start.seats[seat] }));

/** What kind of bot plays for a seat, in the words of a table; undefined for people and for sides that nobody plays. */
export function botWordsAt({ progress }: Table, side: number, table: AppText): string | undefined {
  const bot = botOfKind(progress.kinds[side] ?? '');
  if (bot === undefined) return undefined;
  return table(isLevel(bot.name) ? `level.${bot.name}` : `bot.${bot.name}`);
}
