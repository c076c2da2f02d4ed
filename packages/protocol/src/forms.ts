import { HEX, KIND, NAME, NOTATION } from '@interregnum/record';
import * as v from 'valibot';
import { LIMITS } from './limits.ts';

const text = (pattern: RegExp, what: string) => v.pipe(v.string(), v.regex(pattern, what));

/** 16 random bytes in base64url: ids of tables and players, and secret tokens of links. */
export const Id = text(/^[A-Za-z0-9_-]{22}$/, 'not an id');
/** By which a client knows the answer to a request, and a server a request that comes again. */
export const RequestId = text(/^[A-Za-z0-9_-]{1,64}$/, 'not the id of a request');
export const Hex = text(HEX, 'not 64 hexadecimal digits');
export const Name = text(NAME, 'not a name');
/** `human`, or a bot such as `steward`. */
export const Kind = text(KIND, 'not a kind of player');
export const GameName = text(KIND, 'not the id of a game');
export const Seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LIMITS.seats - 1));
/** How many lines of a table's log a client knows. */
export const Count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000));
export const Notation = text(NOTATION, 'not a decision');
export const Options = v.pipe(
  v.record(text(/^[a-z][a-z-]{0,39}$/, 'not an option'), v.union([v.boolean(), Count])),
  v.maxEntries(20, 'too many options'),
);
