import type { Evening } from '@interregnum/match';
import type { Hex, Secret } from '@interregnum/record';

/** A table as it is kept: the match record, and beside it what no record may hold before its end. */
export interface StoredTable {
  readonly id: string;
  /** The match record, line by line, as files hold it. */
  readonly record: string;
  /** What the deal came from, or what seals the position; the record reveals it at its end. Empty if nothing is hidden. */
  readonly seed: Hex;
  /** The position that the match started from, if it is sealed. */
  readonly position?: Secret['position'];
  /** What was chosen in the turn that is not committed yet, in notation. */
  readonly draft: readonly string[];
  /** Whose turn it is, so that lists need no rules; none once it is over, and not known of older rows. */
  readonly toAct?: number | undefined;
  /** When the row was last written, in milliseconds since 1970; rows of browsers have the name. Not what was touched on a screen. */
  readonly touched: number;
  /** What its players have won in matches before it, one after another: the score of the evening. */
  readonly evening?: Evening | undefined;
  /** Whether a hint was asked for; not known of older rows. */
  readonly hinted?: boolean | undefined;
  /** The table at the server where the match goes on: nothing is played here any more. */
  readonly movedTo?: string | undefined;
}

/** What a row of the storage may hold. */
export type Row = Readonly<Partial<Record<keyof StoredTable, unknown>>>;

/** Whether a row is what `saveTable` writes: anything may have changed what a browser keeps. */
export const isStoredTable = ({ id, record, seed, draft }: Row): boolean =>
  typeof id === 'string' && typeof record === 'string' && typeof seed === 'string' && Array.isArray(draft);

/** What opens the start of a kept match. */
export const secretOf = ({ seed, position }: StoredTable): Secret | undefined =>
  seed === '' ? undefined : { seed, ...(position !== undefined && { position }) };

/** A secret as a row holds it. */
export const storedSecret = (secret: Secret | undefined): Pick<StoredTable, 'seed' | 'position'> =>
  secret ?? { seed: '' };
