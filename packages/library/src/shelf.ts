import { OPTIONS as claim } from '@interregnum/claim/options';
import { OPTIONS as foreignKing } from '@interregnum/foreign-king/options';
import type { Game, OptionDeclaration } from '@interregnum/kernel';
import { OPTIONS as kingIsDead } from '@interregnum/king-is-dead/options';

/** A game whose rules are not loaded before somebody takes it from the shelf. */
export interface Boxed {
  readonly options: readonly OptionDeclaration[];
  readonly open: () => Promise<Game>;
}

/** The games of GAMES by their ids, for a program that starts before it needs rules, and then those of one game. */
export const SHELF: ReadonlyMap<string, Boxed> = new Map([
  ['king-is-dead', { options: kingIsDead, open: async () => (await import('@interregnum/king-is-dead')).kingIsDead }],
  ['foreign-king', { options: foreignKing, open: async () => (await import('@interregnum/foreign-king')).foreignKing }],
  ['claim', { options: claim, open: async () => (await import('@interregnum/claim')).claim }],
]);
