import type { Seat } from '@interregnum/kernel';
import { isCount, isKind, isName, isTime, type Json, parsed } from './forms.ts';

/** Who sits in a seat from an entry on. */
export interface NameBeside {
  readonly type: 'name';
  readonly beside: number;
  readonly seat: Seat;
  readonly name: string;
}

/** When an entry was made. */
export interface TimeBeside {
  readonly type: 'time';
  readonly beside: number;
  readonly time: string;
}

/** What other programs say of an entry, such as chat: kept as it is, and not checked. */
export interface OtherBeside {
  readonly type: 'other';
  readonly beside: number;
  /** `beside` and `type`, and whatever follows. */
  readonly json: Json;
}

/** What stands beside the chain. Nothing proves it, and without it no hash changes. */
export type Beside = NameBeside | TimeBeside | OtherBeside;

/** How such lines begin, and no others. */
export const BESIDE = '{"beside":';

/** A line beside the chain. */
export function besideLine(said: Beside): string {
  const { beside, type } = said;
  if (type === 'name') return JSON.stringify({ beside, type, seat: said.seat, name: said.name });
  return JSON.stringify(type === 'time' ? { beside, type, time: said.time } : said.json);
}

/** Reads such a line; undefined if it has no such form or is not written in its one way. */
export function readBeside(line: string): Beside | undefined {
  const json = parsed(line);
  if (json === undefined || !isCount(json.beside) || !isKind(json.type)) return undefined;
  const said = besideOf(json.beside, json);
  return said !== undefined && besideLine(said) === line ? said : undefined;
}

function besideOf(beside: number, json: Json): Beside | undefined {
  const { type, seat, name, time } = json;
  if (type === 'name') return isCount(seat) && isName(name) ? { type, beside, seat, name } : undefined;
  if (type === 'time') return isTime(time) ? { type, beside, time } : undefined;
  return { type: 'other', beside, json };
}
