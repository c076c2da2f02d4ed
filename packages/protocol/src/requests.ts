import * as v from 'valibot';
import {
  Bytes,
  ClockSetting,
  Count,
  Day,
  GameName,
  Hex,
  Id,
  Kind,
  LookWish,
  Name,
  Notation,
  Options,
  RequestId,
  SaidText,
  Seat,
  Texts,
} from './forms.ts';
import { LIMITS } from './limits.ts';
import { PHRASES, REACTIONS } from './phrases.ts';

/** A table and where its log stood when the client last heard of it; `hash` tells another log of the same length. */
const Known = v.strictObject({ seq: Count, hash: v.optional(Hex) });

const WhenSeatGoes = v.union([v.literal('stop'), v.strictObject({ bot: Kind })]);

/** Who is to sit where: the creator, anybody who has the link, or a bot. */
const SeatWanted = v.union([v.literal('me'), v.literal('open'), v.strictObject({ bot: Kind })]);

/** Every request has the id of its client's. One that changes something is answered as before if it comes again. */
const request = <const Do extends string, Entries extends v.ObjectEntries>(name: Do, entries: Entries) =>
  v.strictObject({ id: RequestId, do: v.literal(name), ...entries });

/** The first message on a socket. `layouts` names the state layouts that the client knows, by `game@rules`. */
const Hello = request('hello', {
  protocol: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000)),
  layouts: v.optional(v.record(v.string(), Hex)),
});

/** A new table. One hash of a salt for each seat of the creator's, in order. */
const Create = request('create', {
  game: GameName,
  rules: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000))),
  options: Options,
  seats: v.pipe(v.array(SeatWanted), v.minLength(1), v.maxLength(LIMITS.seats)),
  name: Name,
  look: v.optional(LookWish),
  saltHashes: v.pipe(v.array(Hex), v.maxLength(LIMITS.seats)),
  /** The first seat begins; or lot decides, drawn with the deal. */
  begins: v.picklist(['first', 'lot']),
  whenSeatGoes: WhenSeatGoes,
  /** Who may watch: those with the link for it, or nobody. */
  watch: v.picklist(['link', 'nobody']),
  hints: v.boolean(),
  /** How long people may think; for ever where there is none. */
  clock: v.optional(ClockSetting),
});

/** A match that was played on one machine goes on at a server, which gets its secret. */
const Adopt = request('adopt', {
  record: v.pipe(v.string(), v.maxLength(LIMITS.record)),
  secret: v.optional(v.strictObject({ seed: Hex, position: v.optional(v.record(v.string(), v.unknown())) })),
  /** The seats that the sender goes on to play; all other seats of people are open. */
  seats: v.pipe(v.array(Seat), v.maxLength(LIMITS.seats)),
  /** Seats of bots that are open from now on. */
  open: v.optional(v.pipe(v.array(Seat), v.maxLength(LIMITS.seats))),
  name: Name,
  look: v.optional(LookWish),
  watch: v.picklist(['link', 'nobody']),
  hints: v.boolean(),
});

/** What a link leads to; nothing changes. */
const Invited = request('invited', { table: Id, token: Id });
const Sit = request('sit', {
  table: Id,
  token: v.optional(Id),
  seat: Seat,
  name: Name,
  look: v.optional(LookWish),
  /** Not for a match that has begun, where a seat was handed out anew. */
  saltHash: v.optional(Hex),
});
/** Before the deal: gives the seat up. */
const Stand = request('stand', { table: Id, seat: Seat });
/** Before the deal, by the creator: a bot takes a seat, or it is open again. */
const Fill = request('fill', { table: Id, seat: Seat, kind: v.union([v.literal('open'), Kind]) });
/** By the creator: another link, and the old one leads nowhere. */
const Renew = request('renew', { table: Id });
/** Before the deal, by the creator: there will be no match. */
const Withdraw = request('withdraw', { table: Id });
/** Once all hashes are told: the salt itself. */
const Salt = request('salt', { table: Id, seat: Seat, salt: Hex });
/** During a match, by the creator: the seat of a person is open again, to be taken by the link that is answered. */
const Reopen = request('reopen', { table: Id, seat: Seat });

/** All that the viewer may know, or what is new since; on a socket also whatever happens from now on. */
const Watch = request('watch', { table: Id, token: v.optional(Id), known: v.optional(Known) });
const Unwatch = request('unwatch', { table: Id });
/** So many lines of a table's log have been shown to the player, on any device: what follows is news to them. */
const Seen = request('seen', { table: Id, seq: Count });
/** A match as it stands, without what led there: for a small picture of it. */
const Glance = request('glance', { table: Id });

const Turn = request('turn', { table: Id, seat: Seat, token: Hex, texts: Texts });
const PlannedTurn = v.strictObject({
  /** Exactly these turns of others, all up to the own one. */
  after: v.pipe(
    v.array(v.strictObject({ seat: Seat, texts: Texts })),
    v.minLength(1),
    v.maxLength(LIMITS.turnsBetween),
  ),
  texts: Texts,
});
/**
 * What a seat plays by itself from this moment on, in place of all that was planned for it before: it passes until something
 * changes, or answers what others do. Nobody else is told.
 */
const Plan = request('plan', {
  table: Id,
  seat: Seat,
  token: Hex,
  passes: v.boolean(),
  plans: v.pipe(
    v.array(v.pipe(v.array(PlannedTurn), v.minLength(1), v.maxLength(LIMITS.planned))),
    v.maxLength(LIMITS.plans),
  ),
});
/** Nothing is planned for a seat any more, and the player knows what became of it. */
const Unplan = request('unplan', { table: Id, seat: Seat });
const Resign = request('resign', { table: Id, seat: Seat });
/** Agrees to stop without winners, or not any more. It stops once all people at the table agree. */
const Stop = request('stop', { table: Id, agrees: v.boolean() });
/**
 * Wants a pause, or not any more. All clocks stand once all people at the table want it, until one of them does not: then
 * they go on after ten seconds.
 */
const Pause = request('pause', { table: Id, wants: v.boolean() });
/**
 * Wants the last turn of an own seat to be taken back, with all that followed it; or agrees to what another player wants; or not
 * any more. It happens once all people at the table agree, and is forgotten with the next turn.
 */
const TakeBack = request('takeback', { table: Id, wants: v.boolean() });
/** A bot plays on for the holder of a seat: said by themselves, or by the creator of somebody who is away. */
const Leave = request('leave', { table: Id, seat: Seat });
/** Who has left plays on; so does a turn of theirs, as long as the bot has not moved. */
const Return = request('return', { table: Id, seat: Seat });
const Said = v.union([
  v.strictObject({ phrase: v.picklist(PHRASES) }),
  v.strictObject({ reaction: v.picklist(REACTIONS) }),
  v.strictObject({ text: SaidText }),
]);
/**
 * Says something: those who play to everybody, those who watch among themselves until the match is over. Who watches brings the
 * token of their link, and a name.
 */
const Say = request('say', { table: Id, token: v.optional(Id), name: v.optional(Name), said: Said });
/** By the creator: nobody writes words of their own any more, or again. */
const Quiet = request('quiet', { table: Id, isQuiet: v.boolean() });
/** Tells the creator of a line that should not have been written. */
const Report = request('report', { table: Id, token: v.optional(Id), number: Count });
/** The next match of the same players, seats rotated: the first to ask makes the table, the others sit down there. */
const Rematch = request('rematch', { table: Id, saltHashes: v.pipe(v.array(Hex), v.maxLength(LIMITS.seats)) });
/** A hint was asked for, which everybody at the table is told; refused where the table allows none. */
const Hint = request('hint', { table: Id, seat: Seat });
/** For clients without rules: what can be chosen after the decisions of a draft. */
const Offers = request('offers', {
  table: Id,
  seat: Seat,
  draft: v.pipe(v.array(Notation), v.maxLength(LIMITS.decisions)),
});
/** `token` is for who watches by the link. */
const RecordOf = request('record', { table: Id, token: v.optional(Id) });
const Mine = request('mine', {});
/** The player's holiday, and how many days of the year are left for others; nothing changes. */
const Holiday = request('holiday', {});
/**
 * Clocks that count in days stand for the player from now on, up to a last day, or as long as they have days. Said again, it
 * sets another last day.
 */
const BeginHoliday = request('begin-holiday', { last: v.optional(Day) });
const EndHoliday = request('end-holiday', {});
/** Whom the player has met at tables whose matches have begun, and whom they have hidden; nothing changes. */
const People = request('people', {});
/** Before the deal, by the creator: an open seat is kept for somebody whom they have met. */
const Invite = request('invite', { table: Id, seat: Seat, person: Hex });
/** Gives up the seats that are kept for the player. */
const Decline = request('decline', { table: Id });
/** Somebody is listed no more and cannot invite the player, nor the player them; or they are listed again. */
const Hide = request('hide', { person: Hex, isHidden: v.boolean() });
/** Whether anybody may invite the player. */
const Invitable = request('invitable', { isInvitable: v.boolean() });
const Rename = request('rename', { name: Name });
const Ping = request('ping', {});
/** Whether somebody can see the page. From then on its socket is told, too, where it becomes the player's turn. */
const Visible = request('visible', { isVisible: v.boolean() });

const Endpoint = v.pipe(v.string(), v.maxLength(LIMITS.endpoint), v.startsWith('http'));
/**
 * A device of the player's wants to be told of turns while no page is open, by its push service: of all tables or of none, and
 * otherwise of some. Said again, it replaces what was said of this endpoint.
 */
const Subscribe = request('subscribe', {
  endpoint: Endpoint,
  /** As `PushSubscription` has them: a point of P-256, and 16 bytes. */
  keys: v.strictObject({ p256dh: Bytes(87), auth: Bytes(22) }),
  all: v.boolean(),
  tables: v.pipe(v.record(Id, v.boolean()), v.maxEntries(LIMITS.tablesSetApart)),
});
const Unsubscribe = request('unsubscribe', { endpoint: Endpoint });

/** Everything that a client may ask for. */
export const Request = v.variant('do', [
  Hello,
  Create,
  Adopt,
  Invited,
  Sit,
  Stand,
  Fill,
  Renew,
  Withdraw,
  Salt,
  Reopen,
  Watch,
  Unwatch,
  Seen,
  Glance,
  Turn,
  Plan,
  Unplan,
  Resign,
  Stop,
  Pause,
  TakeBack,
  Leave,
  Return,
  Say,
  Quiet,
  Report,
  Rematch,
  Hint,
  Offers,
  RecordOf,
  Mine,
  Holiday,
  BeginHoliday,
  EndHoliday,
  People,
  Invite,
  Decline,
  Hide,
  Invitable,
  Rename,
  Ping,
  Visible,
  Subscribe,
  Unsubscribe,
]);

export type Request = v.InferOutput<typeof Request>;
/** One kind of request: `RequestTo<'sit'>`. */
export type RequestTo<Do extends Request['do']> = Extract<Request, { readonly do: Do }>;
