import * as v from 'valibot';
import type { SeatInfo, TableInfo, TableLine } from '../answers.ts';
import { Count, GameName, Hex, Id, Kind, Name, Options, Seat } from '../forms.ts';

/** What a server tells of tables, as schemas: for documents and tests. A client should not mind keys that it does not know. */

/** Milliseconds since 1970. */
export const Moment = v.pipe(v.number(), v.integer());
export const Rules = v.pipe(v.number(), v.integer(), v.minValue(1));

const Phase = v.picklist(['gathering', 'dealing', 'playing', 'over', 'withdrawn']);

const WhenSeatGoes = v.union([v.literal('stop'), v.object({ bot: Kind })]);

const Seated: v.GenericSchema<unknown, SeatInfo> = v.object({
  kind: Kind,
  name: v.exactOptional(Name),
  isHere: v.exactOptional(v.boolean()),
  isYours: v.exactOptional(v.boolean()),
  saltHash: v.exactOptional(Hex),
  isSalted: v.exactOptional(v.boolean()),
});

export const Info: v.GenericSchema<unknown, TableInfo> = v.object({
  table: Id,
  game: GameName,
  rules: Rules,
  options: Options,
  phase: Phase,
  seats: v.array(Seated),
  host: v.string(),
  begins: v.picklist(['first', 'lot']),
  whenSeatGoes: WhenSeatGoes,
  watch: v.picklist(['link', 'nobody']),
  hints: v.boolean(),
  lot: v.exactOptional(Seat),
  commitment: v.exactOptional(Hex),
  isUnsealed: v.exactOptional(v.literal(true)),
  stops: v.array(Seat),
  hinted: v.array(Count),
  rematch: v.exactOptional(Id),
  startsAt: v.exactOptional(Moment),
  expiresAt: v.exactOptional(Moment),
  isHost: v.exactOptional(v.literal(true)),
  invitation: v.exactOptional(Id),
  watching: v.exactOptional(Id),
});

export const Line: v.GenericSchema<unknown, TableLine> = v.object({
  table: Id,
  game: GameName,
  rules: Rules,
  options: Options,
  phase: Phase,
  seats: v.array(Seated),
  toAct: v.exactOptional(Seat),
  touched: Moment,
});
