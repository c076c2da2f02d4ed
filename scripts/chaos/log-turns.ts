import { type Hex, HUMAN } from '@interregnum/record';
import type { TableLog } from './logs.ts';

/** A turn in a log: by which entry of the record, on which token, by a person or by a program. */
export interface LogTurn {
  readonly table: string;
  readonly entry: number;
  readonly seat: number;
  readonly token: Hex;
  readonly texts: readonly string[];
  readonly isPersons: boolean;
}

/** All turns of a log. */
export function turnsOf({ id, record, tokens }: TableLog): LogTurn[] {
  if (record === undefined) return [];
  const [start, ...later] = record.entries;
  const kinds = start.type === 'start' ? [...start.seats] : [];
  return later.flatMap((entry, at) => {
    if (entry.type === 'seat') kinds[entry.seat] = entry.kind;
    if (entry.type !== 'turn') return [];
    const { seat, texts } = entry;
    return [{ table: id, entry: at + 1, seat, texts, token: tokens[at], isPersons: kinds[seat] === HUMAN }];
  });
}

/** The key of a turn, by which that of a client and that of a log are compared. */
export const turnKey = ({ table, seat, token, texts }: Omit<LogTurn, 'entry' | 'isPersons'>): string =>
  JSON.stringify([table, seat, token, texts]);
