/** The ports that are tried where none was asked for, from the usual one on. Apart, so that help can name them at once. */
export const NEARBY = { first: 4173, last: 4192 } as const;
