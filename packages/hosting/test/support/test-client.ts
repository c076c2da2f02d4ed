import type { FastRandom } from '@interregnum/kernel';
import {
  decideIn,
  layoutOf,
  type MatchView,
  newDraft,
  present,
  readStateText,
  seenIn,
  textsOf,
  type Update,
  type Viewer,
  viewAfter,
} from '@interregnum/match';
import {
  type Answer,
  type Answers,
  type ClocksTold,
  hashOfSalt,
  type News,
  type Planned,
  PROTOCOL,
  type Request,
  type TableInfo,
  type Talk,
  type WholeMatch,
  type WholeTable,
} from '@interregnum/protocol';
import { type Hex, sha256 } from '@interregnum/record';
import type { Session } from '../../src/index.ts';
import { gameOf, hexFrom, idFrom, type World } from './world.ts';

/** What a client sends, without the id that it is given. */
export type Asked = Request extends infer Each
  ? Each extends Request
    ? Omit<Each, 'id'> & { id?: string }
    : never
  : never;

const LAYOUTS = Object.fromEntries(
  ['king-is-dead', 'foreign-king', 'claim'].map((id) => {
    const game = gameOf(id);
    return [`${id}@${game.meta.rulesVersion}`, layoutOf(game)];
  }),
);

/** A client of one player: sends requests, keeps what it is told of one table, and does its part of the deal. */
export class TestClient {
  readonly player: string;
  readonly name: string;
  readonly sent: { readonly at: number; readonly text: string }[] = [];
  readonly views = new Map<Viewer, MatchView>();
  info: TableInfo | undefined;
  clocks: ClocksTold | undefined;
  /** What was said, in the order in which it was heard. */
  readonly heard: Talk[] = [];
  /** What the player has planned. */
  planned: readonly Planned[] = [];
  seq = -1;
  hash: Hex | undefined;
  /** Everything that did not fit what was known. */
  readonly gaps: News[] = [];
  wholes = 0;
  private world: World;
  private session: Session | undefined;
  private readonly knowsLayouts: boolean;
  private readonly answers = new Map<string, Answer>();
  private requests = 0;
  /** The table that is watched, and the request for that. */
  private table = '';
  private watching = '';
  private salts = 0;
  private readonly saltBehind = new Map<Hex, Hex>();
  /** Whether it sends salts, and new hashes, by itself. */
  isHelpful = true;

  constructor(world: World, name: string, knowsLayouts = true) {
    this.world = world;
    this.name = name;
    this.player = idFrom(`player ${name}`);
    this.knowsLayouts = knowsLayouts;
  }

  async connect(world = this.world): Promise<this> {
    this.world = world;
    this.session = world.host.connect(this.player, (text) => this.hear(text));
    const layouts = this.knowsLayouts ? { layouts: LAYOUTS } : {};
    await this.ask({ do: 'hello', protocol: PROTOCOL, ...layouts });
    return this;
  }

  disconnect(): void {
    this.session?.close();
    this.session = undefined;
  }

  /** A hash for a seat; the salt behind it is sent when it is asked for. */
  saltHash(): Hex {
    const salt = hexFrom(`${this.name} salt ${this.salts++}`);
    const hash = hashOfSalt(salt, sha256);
    this.saltBehind.set(hash, salt);
    return hash;
  }

  saltOf(hash: Hex | undefined): Hex {
    return (hash && this.saltBehind.get(hash)) ?? hexFrom('no salt');
  }

  /** Sends a request and returns its answer. */
  async ask(asked: Asked): Promise<Answer> {
    const id = asked.id ?? `${this.player.slice(0, 8)}-${this.requests++}`;
    await this.session?.receive(JSON.stringify({ ...asked, id }));
    return this.answers.get(id) ?? { error: { code: 'unavailable' } };
  }

  async must<Do extends Request['do']>(asked: Asked & { readonly do: Do }): Promise<Answers[Do]> {
    const answer = await this.ask(asked);
    if ('error' in answer) throw new Error(`${asked.do}: ${JSON.stringify(answer.error)}`);
    return answer.ok as Answers[Do];
  }

  async watch(table: string, token?: string): Promise<void> {
    this.table = table;
    this.watching = `${this.player.slice(0, 8)}-w${this.requests++}`;
    await this.must({ do: 'watch', id: this.watching, table, ...(token && { token }) });
  }

  /** Comes back with what it knows. */
  async watchAgain(table: string): Promise<WholeTable | News> {
    this.table = table;
    this.watching = `${this.player.slice(0, 8)}-w${this.requests++}`;
    const known = { seq: this.seq, ...(this.hash && { hash: this.hash }) };
    return this.must({ do: 'watch', id: this.watching, table, known });
  }

  private hear(text: string): void {
    this.sent.push({ at: this.world.clock.now(), text });
    const message = JSON.parse(text);
    if (message.news) this.take(message.news);
    else if (message.whole) this.take(message.whole);
    else if (message.id) this.answers.set(message.id, message);
    if (message.id === this.watching && message.ok) this.take(message.ok);
  }

  private take(told: WholeTable | News): void {
    if (told.table !== this.table) return;
    if ('after' in told) this.takeNews(told);
    else this.takeWhole(told);
    this.seq = told.seq;
    this.hash = told.hash;
    if (told.info !== undefined) this.info = told.info;
    this.clocks = told.clocks;
    this.heard.push(...(told.talk ?? []));
    this.planned = told.planned ?? ('after' in told ? this.planned : []);
    if (this.isHelpful) this.doPart();
  }

  private takeNews(news: News): void {
    if (news.after !== this.seq) this.gaps.push(news);
    for (const [viewer, updates] of news.updates ?? [])
      if (this.knowsLayouts) for (const update of updates) this.fold(viewer, update as Update);
  }

  private fold(viewer: Viewer, update: Update): void {
    const view = this.views.get(viewer);
    const next = view && viewAfter(view, update);
    if (next === undefined) throw new Error(`${this.name} cannot fold ${update.type} for ${viewer}`);
    this.views.set(viewer, next);
  }

  private takeWhole({ matches }: WholeTable): void {
    this.wholes++;
    if (matches === undefined || !this.knowsLayouts) return;
    this.views.clear();
    for (const match of matches) {
      this.views.set(match.viewer, firstView(match));
      for (const update of match.updates) this.fold(match.viewer, update as Update);
    }
  }

  /** Sends salts once all hashes are told; brings another hash where an own seat has none. */
  private doPart(): void {
    const { info } = this;
    for (const [seat, { isYours, saltHash, isSalted }] of info?.seats.entries() ?? []) {
      if (!isYours || info === undefined) continue;
      const { table, phase } = info;
      if (phase === 'dealing' && isSalted === false)
        void this.ask({ do: 'salt', table, seat, salt: this.saltOf(saltHash) });
      if (phase === 'gathering' && saltHash === undefined)
        void this.ask({ do: 'sit', table, seat, name: this.name, saltHash: this.saltHash() });
    }
  }

  get seats(): number[] {
    return this.info?.seats.flatMap(({ isYours }, seat) => (isYours ? [seat] : [])) ?? [];
  }

  /** A turn at random of a seat that is to act. */
  randomTurn(seat: number, random: FastRandom): readonly string[] {
    const view = this.viewOf(seat);
    let draft = newDraft(view.game, present(view));
    while (!draft.isComplete) {
      const seen = seenIn(draft);
      draft = decideIn(draft, view.game.notation.write(seen, view.game.pick(seen, random)));
    }
    return textsOf(draft);
  }

  viewOf(viewer: Viewer): MatchView {
    const view = this.views.get(viewer);
    if (view === undefined) throw new Error(`${this.name} does not see with the eyes of ${viewer}`);
    return view;
  }
}

function firstView({ viewer, start, kinds, token, first }: WholeMatch): MatchView {
  const game = gameOf(start.game, start.rules);
  const state = 'words' in first ? readStateText(first.words, game.size) : undefined;
  if (state === undefined) throw new Error('no words');
  const names = kinds.map(() => '');
  return {
    game,
    start,
    viewer,
    states: [state],
    choices: [],
    deciders: [],
    turnEnds: [],
    kinds,
    names,
    end: undefined,
    isRevealed: false,
    token,
  };
}
