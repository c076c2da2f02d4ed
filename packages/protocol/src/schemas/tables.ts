import * as v from 'valibot';
import {
  ClockSetting,
  Count,
  GameName,
  Hex,
  Id,
  Kind,
  LookWish,
  Name,
  Options,
  SaidText,
  Seat,
  Texts,
} from '../forms.ts';
import { PHRASES, REACTIONS } from '../phrases.ts';
import type {
  ClocksTold,
  Planned as PlannedTold,
  SeatInfo,
  TableInfo,
  TableLine,
  Talk as TalkTold,
} from '../told-tables.ts';

/** What a server tells of tables, as schemas: for documents and tests. A client should not mind keys that it does not know. */

/** Milliseconds since 1970. */
export const Moment = v.pipe(v.number(), v.integer());
export const Rules = v.pipe(v.number(), v.integer(), v.minValue(1));

const Phase = v.picklist(['gathering', 'dealing', 'playing', 'over', 'withdrawn']);

const WhenSeatGoes = v.union([v.literal('stop'), v.object({ bot: Kind })]);

const Seated: v.GenericSchema<unknown, SeatInfo> = v.object({
  kind: Kind,
  name: v.exactOptional(Name),
  look: v.exactOptional(LookWish),
  keptFor: v.exactOptional(v.string()),
  isKeptForYou: v.exactOptional(v.literal(true)),
  leftBy: v.exactOptional(v.string()),
  mayReturn: v.exactOptional(v.literal(true)),
  isHere: v.exactOptional(v.boolean()),
  holidayUntil: v.exactOptional(Moment),
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
  clock: v.exactOptional(ClockSetting),
  lot: v.exactOptional(Seat),
  commitment: v.exactOptional(Hex),
  isUnsealed: v.exactOptional(v.literal(true)),
  stops: v.array(Seat),
  hinted: v.array(Count),
  pauses: v.exactOptional(v.array(Seat)),
  isPaused: v.exactOptional(v.literal(true)),
  isQuiet: v.exactOptional(v.literal(true)),
  takeback: v.exactOptional(v.object({ seat: Seat, agreed: v.array(Seat) })),
  evening: v.exactOptional(v.object({ played: Count, wins: v.array(Count) })),
  rematch: v.exactOptional(Id),
  startsAt: v.exactOptional(Moment),
  expiresAt: v.exactOptional(Moment),
  isHost: v.exactOptional(v.literal(true)),
  invitation: v.exactOptional(Id),
  watching: v.exactOptional(Id),
  declined: v.exactOptional(v.array(Name)),
});

const Milliseconds = v.pipe(v.number(), v.integer(), v.minValue(0));
/** The clocks of a match when this was sent. */
export const Clocks: v.GenericSchema<unknown, ClocksTold> = v.object({
  left: v.array(Milliseconds),
  runs: v.exactOptional(Seat),
  startsIn: v.exactOptional(Milliseconds),
});

/** Something that was said at a table. */
export const Talk: v.GenericSchema<unknown, TalkTold> = v.object({
  number: Count,
  seat: v.exactOptional(Seat),
  name: v.exactOptional(Name),
  said: v.union([
    v.object({ phrase: v.picklist(PHRASES) }),
    v.object({ reaction: v.picklist(REACTIONS) }),
    v.object({ text: SaidText }),
  ]),
  at: Moment,
  isReported: v.exactOptional(v.literal(true)),
});

const PlanEnding = v.picklist(['changed', 'other-turn', 'back', 'seats', 'impossible']);

/** What a player has planned; of a plan that is under way, no turns of others may be left before the own one. */
export const Planned: v.GenericSchema<unknown, PlannedTold> = v.object({
  seat: Seat,
  passes: v.boolean(),
  plans: v.array(v.array(v.object({ after: v.array(v.object({ seat: Seat, texts: Texts })), texts: Texts }))),
  isDue: v.exactOptional(v.literal(true)),
  ended: v.exactOptional(v.object({ pass: v.exactOptional(PlanEnding), plans: v.exactOptional(PlanEnding) })),
});

export const Line: v.GenericSchema<unknown, TableLine> = v.object({
  table: Id,
  game: GameName,
  rules: Rules,
  options: Options,
  phase: Phase,
  seats: v.array(Seated),
  clock: v.exactOptional(ClockSetting),
  invitedBy: v.exactOptional(v.string()),
  declined: v.exactOptional(v.array(Name)),
  isNew: v.exactOptional(v.literal(true)),
  toAct: v.exactOptional(Seat),
  left: v.exactOptional(Milliseconds),
  touched: Moment,
});
