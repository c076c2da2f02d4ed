import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { Seat } from '@interregnum/kernel';
import { kingIsDead } from '@interregnum/king-is-dead';
import { layoutOf } from '@interregnum/match';
import {
  type Answers,
  type FromServer,
  hashOfSalt,
  PROTOCOL,
  type Request,
  type RequestFields,
} from '@interregnum/protocol/client';
import { WebSocket } from 'ws';
import { Place } from './place.ts';

const sha256 = (bytes: Uint8Array): Uint8Array => createHash('sha256').update(bytes).digest();
const LAYOUTS = { [`${kingIsDead.meta.id}@${kingIsDead.meta.rulesVersion}`]: layoutOf(kingIsDead) };

/** What was sent and heard, to know how long messages of turns are. */
export const traffic = { turns: 0, sent: 0, acknowledged: 0, pushed: 0 };

/** Somebody with an identity and a socket. */
export class Player {
  private readonly socket: WebSocket;
  private readonly awaited = new Map<string, (answer: FromServer) => void>();
  private readonly places = new Map<string, Place>();
  private asked = 0;

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', (data) => this.receive(String(data)));
  }

  /** A new player is let in and greets the server. */
  static async enter(port: number): Promise<Player> {
    const init = { method: 'POST', body: '{"key":true}' };
    const response = await fetch(`http://127.0.0.1:${port}/api/player`, init);
    const { key } = (await response.json()) as { readonly key: string };
    const socket = new WebSocket(`ws://127.0.0.1:${port}/api/socket`, {
      headers: { authorization: `Bearer ${key}` },
      perMessageDeflate: false,
    });
    const player = new Player(socket);
    await once(socket, 'open');
    await player.ask('hello', { protocol: PROTOCOL, layouts: LAYOUTS });
    return player;
  }

  /** Makes a table for itself and whoever else is wanted: an open seat for a friend, or a bot. */
  async create(other: 'open' | { readonly bot: string }): Promise<{ place: Place; invitation: string }> {
    const salt = newSalt();
    const { table, invitation = '' } = await this.ask('create', {
      game: kingIsDead.meta.id,
      options: { seats: 2 },
      seats: ['me', other],
      name: 'Ada',
      saltHashes: [hashOfSalt(salt, sha256)],
      begins: 'first',
      whenSeatGoes: 'stop',
      watch: 'link',
      hints: false,
    });
    return { place: await this.watch(table, 0, salt), invitation };
  }

  /** Sits down where a friend has invited to. */
  async sit(table: string, token: string): Promise<Place> {
    const salt = newSalt();
    await this.ask('sit', { table, token, seat: 1, name: 'Bea', saltHash: hashOfSalt(salt, sha256) });
    return this.watch(table, 1, salt);
  }

  /** Follows a table until its match begins; the salt is given when all hashes are told. */
  private async watch(table: string, seat: Seat, salt: string): Promise<Place> {
    const place = new Place(table);
    this.places.set(table, place);
    void place.until(() => place.phase === 'dealing').then(() => this.ask('salt', { table, seat, salt }));
    const answer = await this.ask('watch', { table });
    if ('after' in answer) place.news(answer);
    else place.whole(answer);
    return place;
  }

  /** Leaves a table. */
  async leave({ table }: Place): Promise<void> {
    this.places.delete(table);
    await this.ask('unwatch', { table });
  }

  /** Takes a turn: done once the server says that it is stored. */
  async turn({ table, seat, token }: Place, texts: string[]): Promise<void> {
    const answer = await this.ask('turn', { table, seat, token, texts });
    if (!('stored' in answer)) throw new Error(`a turn was not stored: ${JSON.stringify(answer)}`);
  }

  close(): void {
    this.socket.terminate();
  }

  private ask<Do extends Request['do']>(name: Do, said: RequestFields<Do>): Promise<Answers[Do]> {
    // As long as the ids of the web app.
    const id = String(++this.asked).padStart(16, '0');
    const text = JSON.stringify({ id, do: name, ...said });
    if (name === 'turn') {
      traffic.turns++;
      traffic.sent += text.length;
    }
    this.socket.send(text);
    return new Promise((resolve, reject) => {
      this.awaited.set(id, (answer) => {
        if ('ok' in answer) resolve(answer.ok as Answers[Do]);
        else reject(new Error(`${text}: ${JSON.stringify(answer)}`));
      });
    });
  }

  private receive(text: string): void {
    const message: FromServer = JSON.parse(text);
    if ('news' in message) {
      const place = this.places.get(message.news.table);
      if (message.news.updates !== undefined && place?.isToAct === false) traffic.pushed += text.length;
      place?.news(message.news);
    } else if ('whole' in message) this.places.get(message.whole.table)?.whole(message.whole);
    else if ('id' in message && message.id !== undefined) {
      if ('ok' in message && 'stored' in message.ok) traffic.acknowledged += text.length;
      this.awaited.get(message.id)?.(message);
      this.awaited.delete(message.id);
    }
  }
}

const newSalt = (): string => randomBytes(32).toString('hex');
