import { claimOutline } from '../claim/rules/outline.ts';
import { foreignKingOutline } from '../foreign-king/rules/outline.ts';
import { kingIsDeadOutline } from '../king-is-dead/rules/outline.ts';
import type { Outline } from './outline.ts';

/** How the rules of each game are told, by its id. */
export const OUTLINES: ReadonlyMap<string, Outline> = new Map([
  ['king-is-dead', kingIsDeadOutline],
  ['foreign-king', foreignKingOutline],
  ['claim', claimOutline],
]);
