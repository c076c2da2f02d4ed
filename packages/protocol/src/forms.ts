import { COLOURS, EMBLEMS } from '@interregnum/match';
import { HEX, KIND, NAME, NOTATION } from '@interregnum/record';
import * as v from 'valibot';
import { LIMITS } from './limits.ts';

const text = (pattern: RegExp, what: string) => v.pipe(v.string(), v.regex(pattern, what));

export const ID = /^[A-Za-z0-9_-]{22}$/;
/** 16 random bytes in base64url: ids of tables and players, and secret tokens of links. */
export const Id = text(ID, 'not an id');
export const REQUEST_ID = /^[A-Za-z0-9_-]{1,64}$/;
/** By which a client knows the answer to a request, and a server a request that comes again. */
export const RequestId = text(REQUEST_ID, 'not the id of a request');
export const Hex = text(HEX, 'not 64 hexadecimal digits');
export const Name = text(NAME, 'not a name');
/** What a person would like to be told apart by, beside their name; what is left out is as usual. */
export const LookWish = v.strictObject({
  colour: v.exactOptional(v.picklist(COLOURS)),
  emblem: v.exactOptional(v.picklist(EMBLEMS)),
});
/** `human`, or a bot such as `steward`. */
export const Kind = text(KIND, 'not a kind of player');
export const GameName = text(KIND, 'not the id of a game');
export const Seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LIMITS.seats - 1));
/** How many lines of a table's log a client knows. */
export const Count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000));
const between = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
/** How long people may think: seconds a turn; seconds a match, and more with every answer; or days a turn. */
export const ClockSetting = v.union([
  v.strictObject({ turn: between(10, 3600) }),
  v.strictObject({ game: between(60, 21_600), increment: between(0, 600) }),
  v.strictObject({ days: between(1, 14) }),
]);
export type ClockSetting = Readonly<v.InferOutput<typeof ClockSetting>>;
/** Days since 1970, by UTC. */
export const Day = between(0, 1_000_000);
/** Bytes in base64url, so many characters. */
export const Bytes = (characters: number) => text(new RegExp(`^[A-Za-z0-9_-]{${characters}}$`), 'not a key');
/** What somebody says: no control characters, and none that turn the direction of what follows. */
export const SaidText = text(
  new RegExp(`^[^\\p{Cc}\\u2028\\u2029\\u202a-\\u202e\\u2066-\\u2069]{1,${LIMITS.said}}$`, 'u'),
  'not a text to say',
);
export const Notation = text(NOTATION, 'not a decision');
/** The decisions of one turn. */
export const Texts = v.pipe(v.array(Notation), v.minLength(1), v.maxLength(LIMITS.decisions));
export const Options = v.pipe(
  v.record(text(/^[a-z][a-z-]{0,39}$/, 'not an option'), v.union([v.boolean(), Count])),
  v.maxEntries(20, 'too many options'),
);
