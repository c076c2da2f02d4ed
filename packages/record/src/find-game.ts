import type { Game, Options } from '@interregnum/kernel';
import { type Flawed, flawAt } from './flaw.ts';

/** Finds the rules that a record was played by; undefined if they are not known. */
export type FindGame = (game: string, rulesVersion: number) => Game | undefined;

/** The game that a first entry names, if its options are complete and in order. */
export function findRules(
  findGame: FindGame,
  id: string,
  version: number,
  options: Options,
): { readonly game: Game } | Flawed {
  const game = findGame(id, version);
  if (game === undefined) {
    const isKnown = findGame(id, 1) !== undefined;
    return isKnown ? flawAt(0, 'unknown-rules', { game: id, version }) : flawAt(0, 'unknown-game', { game: id });
  }
  const read = game.options(options);
  return 'refusal' in read || !sameOptions(read.options, options) ? flawAt(0, 'options') : { game };
}

/** Whether options are the same, in the same order. */
export const sameOptions = (a: Options, b: Options): boolean => JSON.stringify(a) === JSON.stringify(b);
