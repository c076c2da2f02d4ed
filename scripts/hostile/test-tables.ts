import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Answer, Answers, Offered, Phase, Request, WholeTable } from '@interregnum/protocol';

/** A request without its id. */
export type Wish<Do extends Request['do'] = Request['do']> = Do extends Request['do']
  ? Omit<Extract<Request, { readonly do: Do }>, 'id'>
  : never;

/** Connections that stay open would count as the server's. */
const CLOSE = { connection: 'close' };

/** A player who uses a server as it is meant, by HTTP. What was sent is kept, for others to send it again. */
export class Person {
  readonly player: string;
  readonly key: string;
  readonly sent: string[] = [];
  private readonly port: () => number;

  constructor({ player, key }: { readonly player: string; readonly key: string }, port: () => number) {
    this.player = player;
    this.key = key;
    this.port = port;
  }

  async ask<Do extends Request['do']>(wish: Wish<Do>): Promise<Answers[Do]> {
    const body = JSON.stringify({ id: `r${this.sent.length}`, ...wish });
    this.sent.push(body);
    const headers = { authorization: `Bearer ${this.key}`, ...CLOSE };
    const response = await fetch(`http://127.0.0.1:${this.port()}/api/requests`, { method: 'POST', headers, body });
    const answer = (await response.json()) as Answer<Do>;
    if (!('ok' in answer)) throw new Error(`${body} was answered with ${JSON.stringify(answer)}`);
    return answer.ok;
  }
}

export async function newPerson(port: () => number): Promise<Person> {
  const init = { method: 'POST', body: '{"key":true}', headers: CLOSE };
  const response = await fetch(`http://127.0.0.1:${port()}/api/player`, init);
  return new Person((await response.json()) as { player: string; key: string }, port);
}

/** A table that nothing may happen to. */
export interface Target {
  readonly table: string;
  readonly phase: Phase;
  readonly host: Person;
  /** Who sits where; undefined for open seats and bots. */
  readonly seats: readonly (Person | undefined)[];
  readonly invitation: string;
  readonly watching: string;
  /** The token of the next turn, and the seat to make it. */
  readonly token?: string;
  readonly toAct?: number;
  /** The first decision of a turn that could be made. */
  readonly choice?: string;
}

const salt = (table: string, seat: number): string => createHash('sha256').update(`${table} ${seat}`).digest('hex');
const hashOf = (hex: string): string => createHash('sha256').update(Buffer.from(hex, 'hex')).digest('hex');

type Seats = Wish<'create'>['seats'];
/** How a table is to be. */
interface Plan {
  readonly phase: Phase;
  readonly game: string;
  readonly options?: Wish<'create'>['options'];
  readonly seats: Readonly<Seats>;
  readonly watch?: 'link' | 'nobody';
  readonly hints?: boolean;
  readonly clock?: Wish<'create'>['clock'];
  /** How many turns people make. */
  readonly turns?: number;
}

/** A table of every phase, of all games, with and without bots. */
const PLANS: readonly Plan[] = [
  { phase: 'gathering', game: 'claim', seats: ['me', 'open'] },
  { phase: 'gathering', game: 'king-is-dead', seats: ['me', 'open', { bot: 'page' }], watch: 'nobody' },
  { phase: 'dealing', game: 'claim', seats: ['me', 'open'] },
  { phase: 'playing', game: 'claim', seats: ['me', 'open'], turns: 5 },
  { phase: 'playing', game: 'king-is-dead', seats: ['me', 'open'], turns: 3, watch: 'nobody' },
  { phase: 'playing', game: 'king-is-dead', options: { advanced: true }, seats: ['me', 'open'], turns: 2 },
  { phase: 'playing', game: 'foreign-king', seats: ['me', 'open', { bot: 'page' }], turns: 2 },
  { phase: 'over', game: 'claim', seats: ['me', 'open'], turns: 2 },
  { phase: 'withdrawn', game: 'claim', seats: ['me', 'open'] },
];

/** Makes all tables, each of two people. */
export async function openTables(people: readonly Person[]): Promise<Target[]> {
  const targets: Target[] = [];
  for (const [at, plan] of PLANS.entries())
    targets.push(await openTable(plan, people[at % people.length], people[(at + 1) % people.length]));
  return targets;
}

/** Makes a table of two people. */
export async function openTable(plan: Plan, host: Person, friend: Person): Promise<Target> {
  const { phase, game, options = {}, seats, watch = 'link', hints = false, clock } = plan;
  const own = hashOf(salt(game, 0));
  const settled = {
    begins: 'first',
    whenSeatGoes: 'stop',
    watch,
    hints,
    name: 'Ana',
    ...(clock && { clock }),
  } as const;
  const made = await host.ask<'create'>({
    do: 'create',
    game,
    options,
    seats: [...seats],
    saltHashes: [own],
    ...settled,
  });
  const { table, invitation = '', watching = '' } = made;
  const target = { table, phase, host, invitation, watching, seats: [host, undefined] };
  if (phase === 'withdrawn') await host.ask<'withdraw'>({ do: 'withdraw', table });
  if (phase === 'gathering' || phase === 'withdrawn') return target;
  await friend.ask<'sit'>({
    do: 'sit',
    table,
    token: invitation,
    seat: 1,
    name: 'Boris',
    saltHash: hashOf(salt(game, 1)),
  });
  // A player who asks for something counts as here: then the deal begins.
  await friend.ask<'watch'>({ do: 'watch', table });
  await isIn('dealing', host, table);
  await host.ask<'salt'>({ do: 'salt', table, seat: 0, salt: salt(game, 0) });
  const seated = { ...target, seats: [host, friend] };
  if (phase === 'dealing') return seated;
  await friend.ask<'salt'>({ do: 'salt', table, seat: 1, salt: salt(game, 1) });
  const next = await play(table, seated.seats, plan.turns ?? 0);
  if (phase === 'over') await friend.ask<'resign'>({ do: 'resign', table, seat: 1 });
  return { ...seated, ...(phase === 'playing' && next) };
}

async function isIn(phase: Phase, person: Person, table: string): Promise<void> {
  for (let tries = 0; tries < 500; tries++) {
    const { info } = (await person.ask<'watch'>({ do: 'watch', table })) as WholeTable;
    if (info.phase === phase) return;
    await sleep(10);
  }
  throw new Error(`the table is not in ${phase}`);
}

/** Makes turns, each of the first things that are offered, and waits for bots; then tells what could be done next. */
async function play(table: string, people: readonly Person[], turns: number) {
  let made = 0;
  for (let tries = 0; tries < 500; tries++) {
    for (const [seat, person] of people.entries()) {
      const offers = await person.ask<'offers'>({ do: 'offers', table, seat, draft: [] }).catch(() => undefined);
      if (offers === undefined) continue;
      if (made++ >= turns) return { token: offers.token, toAct: seat, choice: offers.choices[0] };
      await turnFrom(offers, table, person, seat);
    }
    await sleep(10);
  }
  throw new Error('no player is to act');
}

async function turnFrom(first: Offered, table: string, person: Person, seat: number): Promise<void> {
  const texts: string[] = [];
  for (let offers = first; !offers.isComplete; ) {
    texts.push(offers.choices[0]);
    offers = await person.ask<'offers'>({ do: 'offers', table, seat, draft: texts });
  }
  await person.ask<'turn'>({ do: 'turn', table, seat, token: first.token, texts });
}
