import { Session as AnySession } from '@interregnum/sitting';
import type { Saved } from '../records/saved.ts';

/** A table that is played here: every committed turn is on the disk before the next seat decides. */
export class Session extends AnySession<Saved> {}
