/** What the person at a table's screen is about to do; the rest of the screen follows from the table. */
export interface InputState {
  readonly cursor: number;
  /** The part of a choice that has been made already. */
  readonly path: string;
  readonly typed: string;
  /** An answer to the last key, if it needs one. */
  readonly message: string;
  /** News come before choices where there is no room for both. */
  readonly panel: 'news' | 'choices';
  /** Why the program that is to act has not decided, if it has failed. */
  readonly stuck?: string | undefined;
}

export const EMPTY_INPUT: InputState = { cursor: 0, path: '', typed: '', message: '', panel: 'choices' };
