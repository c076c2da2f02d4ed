import type { Seat, State } from '@interregnum/kernel';
import { hasEnded, type MatchClient, openMatch } from '@interregnum/match';
import { type Connection, isOpen, type RemoteTable, type TableInfo, type Talk } from '@interregnum/protocol/client';
import { statesOf } from '@interregnum/record';
import { findOnly } from '../../games/index.ts';
import { Observable } from '../../table/model/observable.ts';
import type { KeptClocks } from '../clocks/clock-times.ts';
import { TalkModel } from '../talk/talk-model.ts';

interface Parts {
  readonly remote: RemoteTable;
  readonly client: MatchClient;
  readonly connection: Connection;
  /** Of the link by which the visitor watches. */
  readonly token: string | undefined;
}

/** A table at a server on this screen: what is opened above it, what was true a moment ago, and all once it is over. */
export class OnlineTable extends Observable {
  readonly remote: RemoteTable;
  readonly client: MatchClient;
  readonly connection: Connection;
  /** What is opened above the table. */
  opened: 'seats' | 'fair' | 'takeback' | 'talk' | 'plans' | 'planning' | undefined;
  lately: 'stored' | 'back' | undefined;
  clocks: KeptClocks | undefined;
  readonly talk: TalkModel;
  /** What somebody else has just said. */
  justSaid: Talk | undefined;
  private lastHeard: number;
  private talkTimer: ReturnType<typeof setTimeout> | undefined;
  private readonly token: string | undefined;
  /** Every state of a match that is over. */
  private states: readonly State[] | undefined;
  private isFetching = false;
  private wasOpen: boolean;
  private wasPending = false;
  /** What the next turn was made on when the table was opened. */
  private readonly openedOn: string;
  private hideTimer: ReturnType<typeof setTimeout> | undefined;
  private readonly unsubscribe: readonly (() => void)[];

  constructor({ remote, client, connection, token }: Parts) {
    super();
    this.remote = remote;
    this.client = client;
    this.connection = connection;
    this.token = token;
    this.openedOn = client.view.token;
    this.wasOpen = connection.state === 'open';
    this.talk = new TalkModel(remote.id);
    this.lastHeard = remote.talk.at(-1)?.number ?? 0;
    // A host with an open seat in a running match has to invite a player first.
    if (this.info.isHost && this.info.phase === 'playing' && this.info.seats.some(isOpen)) this.opened = 'seats';
    const update = (): void => this.update();
    this.unsubscribe = [remote, client, connection].map((each) => each.subscribe(update));
    this.update();
  }

  /** What is known of the table beside its match; it is known since there is a match. */
  get info(): TableInfo {
    const { info } = this.remote;
    if (info === undefined) throw new Error('the table was never told');
    return info;
  }

  /** The seats of the visitor, also those that a bot plays until they are back. */
  get ownSeats(): readonly Seat[] {
    const left = this.info.seats.flatMap(({ mayReturn }, seat) => (mayReturn ? [seat] : []));
    return [...this.client.seats, ...left];
  }

  /** How many turns were taken since the visitor was here; none any more once another one was. */
  get unseen(): number {
    return this.client.view.token === this.openedOn ? this.remote.unseen : 0;
  }

  open(what: OnlineTable['opened']): void {
    this.opened = what;
    this.changed();
  }

  /** The match record, as far as the viewer may have it. */
  async recordText(): Promise<string> {
    const { token } = this;
    return (await this.remote.ask('record', token === undefined ? {} : { token })).record;
  }

  /** Of a match that is over, once its record has come. */
  stateAt(decisions: number): State | undefined {
    return this.states?.[decisions];
  }

  private update(): void {
    const isOpen = this.connection.state === 'open';
    const { isPending, notice, view } = this.client;
    if (isOpen && !this.wasOpen) this.showBriefly('back');
    else if (this.wasPending && !isPending && notice === undefined) this.showBriefly('stored');
    this.wasOpen = isOpen;
    this.wasPending = isPending;
    const { clocks: told } = this.remote;
    if (told !== this.clocks?.told) this.clocks = told && { told, since: performance.now() };
    this.listen();
    if (hasEnded(view)) void this.fetchStates();
    this.changed();
  }

  /** All that was said has been read. */
  readTalk(): void {
    this.changeTalk(() => this.talk.read(this.remote.talk));
  }

  /** Changes what of the talk is shown here. */
  changeTalk(change: () => void): void {
    change();
    this.changed();
  }

  /** Shows what somebody else says for a moment. */
  private listen(): void {
    const { remote, lastHeard } = this;
    const latest = this.talk.unread(remote.talk, this.ownSeats).findLast(({ number }) => number > lastHeard);
    this.lastHeard = remote.talk.at(-1)?.number ?? lastHeard;
    if (latest === undefined) return;
    this.justSaid = latest;
    clearTimeout(this.talkTimer);
    this.talkTimer = setTimeout(() => {
      this.justSaid = undefined;
      this.changed();
    }, 8000);
  }

  /** Shows a message for a moment. */
  private showBriefly(what: 'stored' | 'back'): void {
    this.lately = what;
    clearTimeout(this.hideTimer);
    this.hideTimer = setTimeout(() => {
      this.lately = undefined;
      this.changed();
    }, 4000);
  }

  private async fetchStates(): Promise<void> {
    if (this.isFetching) return;
    this.isFetching = true;
    try {
      const opened = openMatch(await this.recordText(), findOnly(this.client.view.game));
      if ('match' in opened && opened.match.progress.isRevealed) this.states = statesOf(opened.match.progress);
      this.changed();
    } catch {
      // Nothing can be played on from here then; the match itself is shown all the same.
    }
  }

  close(): void {
    clearTimeout(this.hideTimer);
    clearTimeout(this.talkTimer);
    for (const each of this.unsubscribe) each();
    this.forgetListeners();
  }
}
