import { botOfKind, type Level } from '@interregnum/bots';
import type { Game, Options } from '@interregnum/kernel';
import { HUMAN } from '@interregnum/record';

/** The bot that takes a seat that nothing is said about, beside one person. */
export const DEFAULT_OPPONENT: Level = 'squire';

/**
 * Whether all who play are people, bots that we have (such as `page` or `page-20`), or played by the game itself: records of other
 * programs may name players that are not known here.
 */
export const areKnown = (kinds: readonly string[], game: Game, options: Options): boolean =>
  kinds.every((kind, seat) => kind === HUMAN || botOfKind(kind) !== undefined || kind === game.ownKind(options, seat));

/** Names of which none is like another: those that are get numbers. */
export function distinctNames(names: readonly string[]): string[] {
  const number = (seat: number): number => names.slice(0, seat + 1).filter((name) => name === names[seat]).length;
  const isAlone = (name: string): boolean => names.indexOf(name) === names.lastIndexOf(name);
  return names.map((name, seat) => (isAlone(name) ? name : `${name} ${number(seat)}`));
}
