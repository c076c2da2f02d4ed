import * as v from 'valibot';
import type { Answers, HolidayInfo, NoticeTold, PeopleMet, Welcome as WelcomeTold } from '../answers.ts';
import { ERRORS, type ErrorCode } from '../errors.ts';
import { Bytes, Count, GameName, Hex, Id, Name, RequestId } from '../forms.ts';
import { Match, Offered, Refusal, Told, Whole } from './matches.ts';
import { Info, Line, Moment } from './tables.ts';

const Nothing = v.object({});
const Made = v.object({ table: Id, invitation: v.exactOptional(Id), watching: v.exactOptional(Id) });

const Welcome: v.GenericSchema<unknown, WelcomeTold> = v.object({
  protocol: v.pipe(v.number(), v.integer()),
  player: v.exactOptional(v.object({ id: Id, name: Name })),
  now: Moment,
  address: v.object({ url: v.string(), reach: v.picklist(['machine', 'network', 'everywhere']) }),
  push: v.exactOptional(Bytes(87)),
});

const Vacation: v.GenericSchema<unknown, HolidayInfo> = v.object({ left: Count, until: v.exactOptional(Moment) });

const Person = v.object({ person: Hex, name: Name });
const People: v.GenericSchema<unknown, PeopleMet> = v.object({
  people: v.array(
    v.object({ ...Person.entries, tables: Count, last: Moment, isInvitable: v.exactOptional(v.literal(true)) }),
  ),
  hidden: v.array(Person),
  isInvitable: v.boolean(),
});

/** What a request is answered with if it is done, by its name. */
export const DONE = {
  hello: Welcome,
  create: Made,
  adopt: Made,
  invited: v.object({ info: Info }),
  sit: Nothing,
  stand: Nothing,
  fill: Nothing,
  renew: v.object({ invitation: Id }),
  withdraw: Nothing,
  salt: Nothing,
  reopen: v.object({ invitation: Id }),
  watch: v.union([Told, Whole]),
  unwatch: Nothing,
  seen: Nothing,
  glance: v.object({ match: v.exactOptional(Match) }),
  turn: v.union([
    v.object({ stored: v.literal(true) }),
    v.object({ done: v.literal(true) }),
    v.object({ stale: v.literal(true) }),
  ]),
  plan: v.union([v.object({ stale: v.literal(true) }), Nothing]),
  unplan: Nothing,
  resign: Nothing,
  stop: Nothing,
  pause: Nothing,
  takeback: Nothing,
  leave: Nothing,
  return: Nothing,
  say: Nothing,
  quiet: Nothing,
  report: Nothing,
  rematch: v.object({ table: Id }),
  hint: Nothing,
  offers: Offered,
  record: v.object({ record: v.string() }),
  mine: v.object({ tables: v.array(Line) }),
  holiday: Vacation,
  'begin-holiday': Vacation,
  'end-holiday': Vacation,
  people: People,
  invite: Nothing,
  decline: Nothing,
  hide: Nothing,
  invitable: Nothing,
  rename: Nothing,
  ping: v.object({ now: Moment }),
  visible: Nothing,
  subscribe: Nothing,
  unsubscribe: Nothing,
} satisfies Record<keyof Answers, v.GenericSchema>;

const CODES = Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]];

/** Why a request was not done. */
const Failure = v.object({
  code: v.picklist(CODES),
  path: v.exactOptional(v.string()),
  refused: v.exactOptional(v.string()),
  decision: v.exactOptional(v.string()),
  refusal: v.exactOptional(Refusal),
  seconds: v.exactOptional(v.number()),
});

/** An answer that is no `ok`; what comes without being asked for. */
export const Failed = v.object({ id: v.exactOptional(RequestId), error: Failure });
const Notice: v.GenericSchema<unknown, NoticeTold> = v.object({
  table: Id,
  game: GameName,
  what: v.picklist(['turn', 'invited', 'look-in', 'sat', 'declined', 'begun', 'nothing']),
  name: v.exactOptional(Name),
  isSeen: v.exactOptional(v.literal(true)),
});
export const Pushed = v.union([v.object({ news: Told }), v.object({ whole: Whole }), v.object({ notice: Notice })]);
