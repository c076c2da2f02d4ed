import type { FastRandom, Game, Options, Seat } from '@interregnum/kernel';
import {
  type Appended,
  enterAll,
  isOver,
  type Match,
  resigning,
  startMatch,
  stateText,
  stopping,
  takeTurn,
  updatesFor,
  type Viewer,
} from '@interregnum/match';
import { commitmentTo, EMPTY_SEAT, type Hex, HUMAN, hexOf, sha256 } from '@interregnum/record';
import {
  type ErrorCode,
  hashOfSalt,
  type MatchUpdate,
  type News,
  type Phase,
  type RequestError,
  type TableInfo,
  type WholeMatch,
} from '../../src/index.ts';

export const hexFrom = (text: string): Hex => hexOf(sha256(new TextEncoder().encode(text)));

/** Something is not done, and why. */
export class Refuses extends Error {
  readonly error: RequestError;

  constructor(code: ErrorCode, more: Partial<RequestError> = {}) {
    super(code);
    this.error = { code, ...more };
  }
}

interface FakeSeat {
  kind: string;
  player?: string;
  name?: string;
  saltHash?: Hex;
  salt?: Hex;
}

/** What a fake table is made of: the kind of each seat, `nobody` for people who are to come. */
export interface FakeSetting {
  readonly game: Game;
  readonly options: Options;
  readonly kinds: readonly string[];
}

/** A table for tests: seats, a deal, a match, and everything that has happened to it. */
export class FakeTable {
  readonly setting: FakeSetting;
  readonly id: string;
  phase: Phase = 'gathering';
  seq = 1;
  match: Match | undefined;
  private round = 0;
  private readonly seats: FakeSeat[];
  private happened: { readonly seq: number; readonly before: Match; readonly next: Appended }[] = [];
  private begunAt = 0;
  private stops = new Set<Seat>();

  constructor(id: string, setting: FakeSetting) {
    this.id = id;
    this.setting = setting;
    this.seats = setting.kinds.map((kind) => ({ kind }));
  }

  private get seed(): Hex {
    return hexFrom(`${this.id} seed ${this.round}`);
  }

  get hash(): Hex | undefined {
    return this.match?.head.hash;
  }

  heldBy(player: string): Seat[] {
    return this.seats.flatMap((seat, at) => (seat.player === player ? [at] : []));
  }

  viewersAt(player: string): Viewer[] {
    const held = this.heldBy(player);
    return held.length === 1 ? held : [...held, 'audience'];
  }

  info(player: string): TableInfo {
    const { game, options } = this.setting;
    const isBefore = this.phase === 'gathering' || this.phase === 'dealing';
    return {
      table: this.id,
      game: game.meta.id,
      rules: game.meta.rulesVersion,
      options,
      phase: this.phase,
      host: 'Ana',
      begins: 'first',
      whenSeatGoes: 'stop',
      watch: 'link',
      hints: false,
      commitment: commitmentTo(this.seed),
      stops: [...this.stops],
      hinted: [],
      seats: this.seats.map(({ kind, player: holder, name, saltHash, salt }) => ({
        kind,
        ...(name !== undefined && { name }),
        ...(holder === player && { isYours: true }),
        ...(isBefore && saltHash !== undefined && { saltHash }),
        ...(isBefore && salt !== undefined && { isSalted: true }),
      })),
    };
  }

  sit(player: string, seat: Seat, name: string, saltHash: Hex | undefined): void {
    const at = this.seats[seat];
    const isAgain = this.phase === 'gathering' && at?.player === player;
    if (at?.kind !== EMPTY_SEAT && !isAgain) throw new Refuses('seat-taken');
    if (this.match === undefined && saltHash === undefined) throw new Refuses('bad-request', { path: 'saltHash' });
    Object.assign(at, { kind: HUMAN, player, name, saltHash });
    this.seq++;
    if (this.match !== undefined) this.advance(enterAll(this.match, [{ type: 'seat', seat, kind: HUMAN }]));
    else if (
      this.seats.every(({ kind, saltHash: hash }) => kind !== EMPTY_SEAT && (kind !== HUMAN || hash !== undefined))
    )
      this.phase = 'dealing';
  }

  /** Before the deal somebody gets up: what was given for this deal is of no use any more. */
  free(seat: Seat): void {
    this.phase = 'gathering';
    this.round++;
    this.seq++;
    Object.assign(this.seats[seat], { kind: EMPTY_SEAT, player: undefined, name: undefined });
    for (const each of this.seats) Object.assign(each, { saltHash: undefined, salt: undefined });
  }

  /** During the match a seat is handed out anew. */
  reopen(seat: Seat): void {
    if (this.match === undefined) return;
    Object.assign(this.seats[seat], { kind: EMPTY_SEAT, player: undefined, name: undefined });
    this.advance(enterAll(this.match, [{ type: 'seat', seat, kind: EMPTY_SEAT }]));
  }

  salt(player: string, seat: Seat, salt: Hex): void {
    const at = this.seats[seat];
    if (at?.player !== player) throw new Refuses('not-yours');
    if (this.phase !== 'dealing' || at.salt !== undefined) throw new Refuses('not-now');
    if (hashOfSalt(salt, sha256) !== at.saltHash) throw new Refuses('salt');
    at.salt = salt;
    this.seq++;
    if (this.seats.every(({ kind, salt: given }) => kind !== HUMAN || given !== undefined)) this.deal();
  }

  private deal(): void {
    const { game, options } = this.setting;
    const salts = this.seats.map(({ salt }) => salt ?? '');
    const kinds = this.seats.map(({ kind }) => kind);
    this.match = startMatch({ game, options, kinds, id: this.id, seed: this.seed, salts }).match;
    this.phase = 'playing';
    this.begunAt = ++this.seq;
  }

  private playing(): Match {
    if (this.match === undefined) throw new Refuses('not-begun');
    if (isOver(this.match)) throw new Refuses('over');
    return this.match;
  }

  turn(player: string, seat: Seat, token: Hex, texts: readonly string[]): object {
    if (this.match === undefined) throw new Refuses('not-begun');
    if (!this.heldBy(player).includes(seat)) throw new Refuses('not-yours');
    const taken = takeTurn(this.match, seat, token, texts);
    if ('refused' in taken) throw new Refuses('refused', taken);
    if (!('match' in taken)) return taken;
    this.advance(taken);
    return { stored: true };
  }

  resign(player: string, seat: Seat): void {
    if (!this.heldBy(player).includes(seat)) throw new Refuses('not-yours');
    this.advance(enterAll(this.playing(), resigning(this.playing(), seat)));
  }

  stop(player: string): void {
    for (const seat of this.heldBy(player)) this.stops.add(seat);
    this.seq++;
    const people = this.seats.flatMap(({ kind }, seat) => (kind === HUMAN ? [seat] : []));
    if (people.every((seat) => this.stops.has(seat))) this.advance(enterAll(this.playing(), stopping(this.playing())));
  }

  /** Programs take their turns. */
  botActs(random: FastRandom, randomTurn: (match: Match, random: FastRandom) => string[]): boolean {
    const { match } = this;
    if (match === undefined || isOver(match)) return false;
    const seat = match.game.toAct(match.state);
    const { kind } = this.seats[seat];
    if (kind === HUMAN || kind === EMPTY_SEAT) return false;
    const taken = takeTurn(match, seat, match.head.token, randomTurn(match, random));
    if ('match' in taken) this.advance(taken);
    return true;
  }

  private advance(next: Appended): void {
    if (this.match === undefined) throw new Error('no match');
    this.seq += next.lines.length;
    this.happened.push({ seq: this.seq, before: this.match, next });
    this.match = next.match;
    if (isOver(next.match)) this.phase = 'over';
  }

  private updates(viewer: Viewer, after: number): MatchUpdate[] {
    const since = this.happened.filter(({ seq }) => seq > after);
    return since.flatMap(({ before, next }) => updatesFor(before, next.match, next.entries, viewer));
  }

  /** What is new since; undefined if everything has to be sent. */
  news(player: string, after: number, info = true): News | undefined {
    if (after > this.seq || (this.match !== undefined && after < this.begunAt)) return undefined;
    const viewers = this.match === undefined ? [] : this.viewersAt(player);
    return {
      table: this.id,
      after,
      seq: this.seq,
      ...(this.hash !== undefined && { hash: this.hash }),
      ...(info && { info: this.info(player) }),
      ...(viewers.length > 0 &&
        after < this.seq && { updates: viewers.map((viewer) => [viewer, this.updates(viewer, after)]) }),
    };
  }

  /** Whether the log had this hash when it had so many lines. */
  hasKnown(seq: number, hash: Hex | undefined): boolean {
    if (hash === undefined || this.match === undefined) return seq <= this.seq && hash === undefined;
    const at = this.happened.findLast((each) => each.seq <= seq);
    const first = this.happened[0]?.before ?? this.match;
    return seq <= this.seq && hash === (at?.next.match ?? first).head.hash;
  }

  /** All of the match that a player's viewers may know; for clients without a layout, positions. */
  matches(player: string, hasLayout: boolean): WholeMatch[] | undefined {
    const { match } = this;
    if (match === undefined) return undefined;
    const { start } = match.progress;
    return this.viewersAt(player).map((viewer) => ({
      viewer,
      start,
      kinds: match.progress.kinds,
      token: match.head.token,
      first: hasLayout ? { words: stateText(match.game.redact(match.first, viewer)) } : { position: {} },
      updates: hasLayout ? this.updates(viewer, 0) : [],
    }));
  }

  /** What a backup keeps, and how the table is that again. */
  backup(): () => void {
    const kept = {
      seq: this.seq,
      phase: this.phase,
      match: this.match,
      happened: [...this.happened],
      stops: new Set(this.stops),
    };
    return () => Object.assign(this, kept);
  }
}
