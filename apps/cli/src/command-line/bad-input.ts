import { visible } from '../terminal/layout.ts';

/** 0: done. 1: the answer is no. 2: what was given cannot be used. 130: Ctrl-C came before it was done. */
export const EXIT = { ok: 0, no: 1, badInput: 2, interrupted: 130 } as const;

/** Something that the user gave cannot be used; the message, in the user's language, says what to do. */
export class BadInput extends Error {}

/** Says on standard error what is wrong; what was given comes back in it, and must not reach the terminal as commands. */
export const complain = (message: string): void => {
  process.stderr.write(`${visible(message)}\n`);
};
