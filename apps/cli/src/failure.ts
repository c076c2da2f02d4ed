/** 0: done. 2: what was given cannot be used. 1 is kept for commands whose answer can be no. */
export const EXIT = { ok: 0, badInput: 2 } as const;

/** Something that the user gave cannot be used; the message, in the user's language, says what to do. */
export class BadInput extends Error {}
