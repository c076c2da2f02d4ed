import { isName, LONGEST_NAME, UNSHOWN } from '@interregnum/record';

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
