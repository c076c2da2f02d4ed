import { type BotSpec, readBotSpec, writeBotSpec } from './spec.ts';

/** A person, as records name the kind of a seat. */
export const HUMAN = 'human';

/** Who takes a seat that nothing is said about, beside one person. */
export const USUAL_OPPONENT = 'squire';

/** A bot as records name it: they know no other signs than letters, digits and hyphens. */
export const kindOfBot = (bot: BotSpec): string => writeBotSpec(bot).replace('@', '-');
export const botOfKind = (kind: string): BotSpec | undefined => readBotSpec(kind.replace('-', '@'));

/** Names of which none is like another: those that are get numbers. */
export function toldApart(names: readonly string[]): string[] {
  const number = (seat: number): number => names.slice(0, seat + 1).filter((name) => name === names[seat]).length;
  const isAlone = (name: string): boolean => names.indexOf(name) === names.lastIndexOf(name);
  return names.map((name, seat) => (isAlone(name) ? name : `${name} ${number(seat)}`));
}
