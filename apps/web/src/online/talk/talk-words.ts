import type { SeatInfo, Talk } from '@interregnum/protocol/client';
import type { AppText } from '@interregnum/texts/lazy';

/** What was said, in the language of the screen. */
export function saidWords(said: Talk['said'], words: AppText): string {
  if ('text' in said) return said.text;
  return 'phrase' in said ? words(`talk.phrase.${said.phrase}`) : words(`talk.reaction.${said.reaction}`);
}

/** Who said it. Where a bot plays for somebody, who is away said it all the same. */
export const speakerOf = (
  { seat, name }: Talk,
  seats: readonly SeatInfo[],
  names: readonly string[],
  words: AppText,
): string => (seat === undefined ? (name ?? words('talk.watcher')) : seats[seat]?.leftBy || names[seat]);
