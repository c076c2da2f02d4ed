import { isLevel } from '@interregnum/bots';
import type { Header } from '@interregnum/record';
import { botOfKind } from '@interregnum/sitting';
import type { Table } from '@interregnum/table';
import { type AppText, type Language, speaker } from '@interregnum/texts/lazy';

/** Who plays for a seat, or for the side behind the seats that nobody plays. */
export function namesAt({ seats, game }: Header, language: Language): (side: number) => string {
  return (side) => seats[side]?.name ?? speaker(game, language, String).term({ term: 'side', id: 'virtual' });
}

/** What kind of bot plays for a seat, in the words of a table; undefined for people and for sides that nobody plays. */
export function botWordsAt({ record }: Table, side: number, table: AppText): string | undefined {
  const bot = botOfKind(record.header.seats[side]?.kind ?? '');
  if (bot === undefined) return undefined;
  return table(isLevel(bot.name) ? `level.${bot.name}` : `bot.${bot.name}`);
}
