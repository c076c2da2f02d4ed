import type { Level } from '@interregnum/bots';

/** The bot that takes a seat that nothing is said about, beside one person. */
export const DEFAULT_OPPONENT: Level = 'squire';

/** Names of which none is like another: those that are get numbers. */
export function distinctNames(names: readonly string[]): string[] {
  const number = (seat: number): number => names.slice(0, seat + 1).filter((name) => name === names[seat]).length;
  const isAlone = (name: string): boolean => names.indexOf(name) === names.lastIndexOf(name);
  return names.map((name, seat) => (isAlone(name) ? name : `${name} ${number(seat)}`));
}
