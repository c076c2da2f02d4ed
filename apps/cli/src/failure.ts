/** 0: done. 1: the answer is no. 2: what was given cannot be used. */
export const EXIT = { ok: 0, no: 1, badInput: 2 } as const;

/** Something that the user gave cannot be used; the message, in the user's language, says what to do. */
export class BadInput extends Error {}
