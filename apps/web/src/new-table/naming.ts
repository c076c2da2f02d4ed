import { isName } from '@interregnum/record';

/** How many characters a name may have. */
const LONGEST_NAME = 40;

/** What must not be in a name: control characters, what turns the direction of a text, what is not seen at all. */
const UNSHOWN = /[\p{C}\p{Zl}\p{Zp}\p{DI}\ufffd]/u;

/** Why something is no name: nothing is there, it is too long, holds what cannot be shown, or nothing to read. */
export type NameFlaw = 'empty' | 'long' | 'unshown' | 'bare';

/** What is wrong with a name. Records decide whether it is one. */
export function nameFlaw(name: string): NameFlaw | undefined {
  if (isName(name)) return undefined;
  if (name === '') return 'empty';
  if (UNSHOWN.test(name)) return 'unshown';
  return lettersOver(name) > 0 ? 'long' : 'bare';
}

/** By how many characters a name is too long. */
export const lettersOver = (name: string): number => Math.max(0, [...name].length - LONGEST_NAME);
