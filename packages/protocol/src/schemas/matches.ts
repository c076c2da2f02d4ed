import * as v from 'valibot';
import { Count, GameName, Hex, Id, Kind, Notation, Options, Seat } from '../forms.ts';
import { Clocks, Info, Planned, Rules, Talk } from './tables.ts';

/** A seat, or everybody who watches. */
const Viewer = v.union([Seat, v.literal('audience')]);
/** Canonical JSON of a game: the game's rules page describes it. */
const Position = v.record(v.string(), v.unknown());
/** A state as 32-bit words, little-endian, in base64: for clients that lay states out as the server does. */
const Words = v.pipe(v.string(), v.regex(/^[A-Za-z0-9+/]*=*$/));

/** The first line of the match's record, without its hash. */
const Start = v.object({
  type: v.literal('start'),
  match: v.string(),
  game: GameName,
  rules: Rules,
  options: Options,
  seats: v.array(Kind),
  whenSeatGoes: v.union([v.literal('stop'), v.object({ bot: Kind })]),
  deal: v.exactOptional(v.object({ commitment: Hex, salts: v.array(Hex), format: v.exactOptional(v.string()) })),
  position: v.exactOptional(Position),
});

const End = v.object({
  type: v.literal('end'),
  by: v.picklist(['rules', 'resigned', 'time', 'agreed', 'stopped']),
  seat: v.exactOptional(Seat),
  outcome: v.exactOptional(
    v.object({ ending: v.string(), winners: v.array(Count), shared: v.boolean(), decidedBy: v.string() }),
  ),
  winners: v.array(Count),
});

const Seating = v.object({ type: v.literal('seat'), seat: Seat, kind: Kind });
const Ending = v.object({ type: v.literal('end'), end: End });

/** For clients that lay states out as the server does: each decision with the words that it changed. */
const UpdateInWords = v.union([
  v.object({
    type: v.literal('turn'),
    seat: Seat,
    decisions: v.array(v.object({ text: Notation, words: v.array(v.pipe(v.number(), v.integer())) })),
    token: Hex,
  }),
  v.object({ type: v.literal('back'), turns: Count, token: Hex }),
  v.object({ type: v.literal('reveal'), state: Words }),
]);

/** For all others: the position after each turn. */
const UpdateInPositions = v.union([
  v.object({
    type: v.literal('turn'),
    seat: Seat,
    decisions: v.array(v.object({ text: Notation })),
    position: Position,
    token: Hex,
  }),
  v.object({ type: v.literal('back'), turns: Count, position: Position, token: Hex }),
  v.object({ type: v.literal('reveal'), position: Position }),
]);

export const Update = v.union([UpdateInWords, UpdateInPositions, Seating, Ending]);

export const Match = v.object({
  viewer: Viewer,
  start: Start,
  kinds: v.array(Kind),
  token: Hex,
  first: v.union([v.object({ words: Words }), v.object({ position: Position })]),
  updates: v.array(Update),
});

export const Whole = v.object({
  table: Id,
  seq: Count,
  hash: v.exactOptional(Hex),
  info: Info,
  matches: v.exactOptional(v.array(Match)),
  clocks: v.exactOptional(Clocks),
  talk: v.exactOptional(v.array(Talk)),
  unseen: v.exactOptional(Count),
  planned: v.exactOptional(v.array(Planned)),
  isOther: v.exactOptional(v.literal(true)),
});

export const Told = v.object({
  table: Id,
  after: Count,
  seq: Count,
  hash: v.exactOptional(Hex),
  info: v.exactOptional(Info),
  updates: v.exactOptional(v.array(v.tuple([Viewer, v.array(Update)]))),
  clocks: v.exactOptional(Clocks),
  talk: v.exactOptional(v.array(Talk)),
  planned: v.exactOptional(v.array(Planned)),
});

/** A text of the catalogues by its key, with what it names. */
const Message = { key: v.string(), values: v.record(v.string(), v.unknown()) };
export const Refusal = v.object({ clause: v.string(), ...Message });
export const Offered = v.object({
  choices: v.array(Notation),
  prompt: v.exactOptional(v.object({ ...Message, onBehalfOf: v.exactOptional(v.number()) })),
  isComplete: v.boolean(),
  position: Position,
  token: Hex,
});
