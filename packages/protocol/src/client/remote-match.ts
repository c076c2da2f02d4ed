import type { Seat } from '@interregnum/kernel';
import {
  type CommitResult,
  Listeners,
  type MatchAction,
  type MatchPort,
  type MatchView,
  type Viewer,
} from '@interregnum/match';
import { type Hex, HUMAN, type RecordFlaw } from '@interregnum/record';
import type { Answers } from '../answers.ts';
import type { News } from '../told-tables.ts';
import { RequestFailed } from './failures.ts';
import { type Views, viewsAfter } from './views.ts';

/** How a match reaches its server. */
export interface MatchLink {
  /** The seats that the player holds. */
  readonly seats: readonly Seat[];
  turn(seat: Seat, token: Hex, texts: readonly string[]): Promise<Answers['turn']>;
  resign(seat: Seat): Promise<unknown>;
  stop(): Promise<unknown>;
  /** Something seems to be missing here. */
  catchUp(): void;
  after(milliseconds: number, act: () => void): () => void;
}

/** So many milliseconds after a turn was stored its views must have come. */
const VIEWS_DUE = 3000;

/**
 * The port to a match on a server: all it has is what its viewers were sent. It goes on whatever happens to the
 * connection; a turn that was handed in is answered when there is one again.
 */
export class RemoteMatch implements MatchPort {
  /** Turns are not taken back at a table online, and bots think elsewhere. */
  readonly takeback = undefined;
  readonly botFailure = undefined;
  private readonly link: MatchLink;
  private views: Views;
  private readonly listeners = new Listeners();
  readonly subscribe = this.listeners.subscribe;
  private cancelCheck: () => void = () => {};

  constructor(link: MatchLink, views: Views) {
    this.link = link;
    this.views = views;
  }

  /** The id of the match. */
  get id(): string {
    return this.view('audience').start.match;
  }

  get seats(): readonly Seat[] {
    const { kinds } = this.view('audience');
    return this.link.seats.filter((seat) => kinds[seat] === HUMAN);
  }

  get viewers(): readonly Viewer[] {
    return [...this.views.keys()];
  }

  /** A player of one seat is sent no view of the audience, and one who has lost a seat none of that: then the one that is there. */
  view(viewer: Viewer): MatchView {
    const [first] = this.views.values();
    return this.views.get(viewer) ?? this.views.get('audience') ?? first;
  }

  /** Everything anew. */
  replace(views: Views): void {
    const { token } = this.view('audience');
    this.views = views;
    if (this.view('audience').token !== token) this.cancelCheck();
    this.listeners.notify();
  }

  /** Takes what is new; false if it does not fit. */
  update(updates: NonNullable<News['updates']>): boolean {
    const next = viewsAfter(this.views, updates);
    if (next !== undefined) this.replace(next);
    return next !== undefined;
  }

  rename(names: readonly string[]): void {
    const known = this.view('audience').names;
    if (known.length === names.length && known.every((name, seat) => name === names[seat])) return;
    this.replace(new Map([...this.views].map(([viewer, view]) => [viewer, { ...view, names }])));
  }

  async commitTurn(seat: Seat, token: Hex, texts: readonly string[]): Promise<CommitResult> {
    const answer = await orRefused(this.link.turn(seat, token, texts));
    if ('stale' in answer) this.link.catchUp();
    else if (!('refused' in answer)) this.expectNews(token);
    return answer;
  }

  /** A turn that is stored shows soon; if it does not, what tells it was lost. */
  private expectNews(token: Hex): void {
    this.cancelCheck();
    if (this.view('audience').token === token) this.cancelCheck = this.link.after(VIEWS_DUE, () => this.link.catchUp());
  }

  async act(action: MatchAction): Promise<CommitResult> {
    if ('takeBack' in action) return { refused: 'back' };
    const asking = 'resign' in action ? this.link.resign(action.resign) : this.link.stop();
    return orRefused(asking.then(() => ({ stored: true }) as const));
  }

  hurryBot(): void {}

  /** The screen is left; the table goes on. */
  close(): void {
    this.cancelCheck();
    this.listeners.clear();
  }
}

/** Refusals are answers; whatever else keeps a server from doing something is a failure. */
async function orRefused<A extends CommitResult>(asking: Promise<A>): Promise<A | CommitResult> {
  try {
    return await asking;
  } catch (problem) {
    if (!(problem instanceof RequestFailed)) throw problem;
    const { code, refused, decision, refusal } = problem.error;
    if (code === 'over') return { refused: 'over' };
    if (code !== 'refused' || refused === undefined) throw problem;
    // Client and server have one list of flaws; a newer server may know others, which are told by their names alike.
    return { refused: refused as RecordFlaw['flaw'], ...(decision && { decision }), ...(refusal && { refusal }) };
  }
}
