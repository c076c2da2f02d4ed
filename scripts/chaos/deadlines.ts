import { HUMAN } from '@interregnum/record';
import type { ToldTime } from './ledger.ts';
import type { TableLog } from './logs.ts';

/** Milliseconds after a deadline in which an answer still counts. */
const GRACE = 2000;
/** Milliseconds that a server may take until it has found what is due, on a busy machine. */
const LATE = 10_000;

/** The entries of a log by which somebody's time was over: the match ended by that, or a program plays on. */
export const timeOutsIn = ({ record }: TableLog): readonly { readonly entry: number; readonly seat: number }[] =>
  (record?.entries ?? []).flatMap((made, entry) => {
    if (made.type === 'end' && made.by === 'time') return [{ entry, seat: made.seat ?? -1 }];
    return made.type === 'seat' && made.kind !== HUMAN ? [{ entry, seat: made.seat }] : [];
  });

/** Seats whose time was over earlier than they were told, or is over for long with nothing done; in a load in which nobody leaves. */
export function wrongTimes(log: TableLog, told: readonly ToldTime[]): string[] {
  const early = timeOutsIn(log).filter(({ entry, seat }) => {
    const { line, at } = log.stored[entry];
    const last = told.findLast((each) => each.seq <= line);
    // Half of the grace may have gone by on the way here.
    return last?.seat !== seat || at < last.until + GRACE / 2;
  });
  return [...early.map(({ seat }) => `seat ${seat} too early`), ...(log.overdue > LATE ? ['too late'] : [])];
}
