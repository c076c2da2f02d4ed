import { randomBytes } from 'node:crypto';
import { findGame } from '@interregnum/games/all';
import type { FastRandom } from '@interregnum/kernel';
import { hasEnded, MatchClient, offersIn, waitsFor } from '@interregnum/match';
import {
  type ClientPorts,
  Connection,
  createTable,
  memoryStorage,
  RemoteTable,
  type SocketEvents,
} from '@interregnum/protocol/client';
import { sha256 } from '@interregnum/record';
import { WebSocket } from 'ws';
import type { Ledger } from './ledger.ts';

type Wanted = Parameters<typeof createTable>[1];

/** A table that a person has sat at. */
export interface Place {
  readonly table: RemoteTable;
  client?: MatchClient;
}

/** A player who acts at random, over the same client as every page. Whatever is said and heard goes through the ledger. */
export class Person {
  readonly id: string;
  readonly name: string;
  readonly connection: Connection;
  readonly places: Place[] = [];
  private readonly random: FastRandom;

  constructor(name: string, identity: { player: string; key: string }, parts: PersonParts) {
    this.id = identity.player;
    this.name = name;
    this.random = parts.random;
    this.connection = new Connection(portsOf(identity, parts));
    this.connection.start();
  }

  create(wanted: Omit<Wanted, 'name'>): ReturnType<typeof createTable> {
    return createTable(this.connection, { ...wanted, name: this.name });
  }

  /** Comes to a table, and takes a seat where that is open. */
  async comeTo(table: string, token?: string, seat?: number): Promise<void> {
    const names = (seats: readonly { readonly name?: string }[]) => seats.map(({ name }) => name ?? '');
    const place = { table: new RemoteTable(this.connection, { table, names, ...(token && { token }) }) };
    this.places.push(place);
    if (seat !== undefined) await place.table.sit(seat, this.name);
  }

  /** The last table, with what is drafted there; none before its match has begun. */
  get place(): Required<Place> | undefined {
    const place = this.places.at(-1);
    const match = place?.table.match;
    if (place === undefined || match === undefined) return undefined;
    if (place.client?.port !== match) place.client = new MatchClient({ port: match });
    return { ...place, client: place.client };
  }

  /** Does something at the last table, if there is anything to do. */
  act(): void {
    const client = this.place?.client;
    if (client?.asked !== undefined) {
      const offers = offersIn(client.asked);
      client.draftChoice(offers[this.random.below(offers.length)]);
    } else if (client?.canCommit) void client.commitDraft();
  }

  /**
   * Whether nothing is on its way any more, and no bot or planned turn is about to be played: a turn that is stored while the server
   * ends may be told to nobody.
   */
  get isQuiet(): boolean {
    const { connection, places } = this;
    return connection.unanswered.length === 0 && places.every(({ table }) => !table.isBehind && !goesOn(table));
  }
}

/** Whether something is about to happen at a table without any person. */
function goesOn({ match, planned }: RemoteTable): boolean {
  const view = match?.view(match.viewers[0]);
  if (view === undefined || hasEnded(view)) return false;
  return waitsFor(view, []) === 'bot' || planned.some(({ isDue }) => isDue);
}

interface PersonParts {
  /** Where it is; it may come back at the same place. */
  readonly server: { readonly port: number };
  readonly ledger: Ledger;
  readonly random: FastRandom;
}

/** Asks a server for a new player. */
export async function newPerson(name: string, parts: PersonParts): Promise<Person> {
  const init = { method: 'POST', body: '{"key":true}' };
  const response = await fetch(`http://127.0.0.1:${parts.server.port}/api/player`, init);
  return new Person(name, (await response.json()) as { player: string; key: string }, parts);
}

function portsOf({ player, key }: { player: string; key: string }, { server, ledger }: PersonParts): ClientPorts {
  const connect = ({ opened, received, closed }: SocketEvents) => {
    const headers = { authorization: `Bearer ${key}` };
    const socket = new WebSocket(`ws://127.0.0.1:${server.port}/api/socket`, { headers });
    socket.on('open', () => {
      ledger.opened(player);
      opened();
    });
    socket.on('message', (data) => {
      ledger.heard(player, String(data));
      received(String(data));
    });
    socket.on('error', () => {});
    socket.on('close', closed);
    const send = (text: string): void => {
      ledger.sent(player, text);
      if (socket.readyState === socket.OPEN) socket.send(text);
    };
    return { send, close: () => socket.terminate() };
  };
  return {
    connect,
    after: (milliseconds, act) => {
      const timer = setTimeout(act, milliseconds);
      return () => clearTimeout(timer);
    },
    randomBytes: (count) => randomBytes(count),
    sha256,
    storage: memoryStorage(),
    loadGame: async (game, rules) => findGame(game, rules),
  };
}
