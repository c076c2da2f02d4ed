import type { AttackContext } from '../attack-context.ts';
import type { Chance } from '../chance.ts';
import { sendRequests } from '../judge-responses.ts';
import { codeOf } from '../tally.ts';
import { newPerson, type Person, type Wish } from '../test-tables.ts';
import type { Response } from '../wire.ts';

/** People of whom some do what they must not, at tables of their own. What comes of it is looked at at once. */
export type Scene = (context: AttackContext, chance: Chance) => Promise<void>;

/** People whom nobody knows yet: whatever they leave is theirs. */
export async function newPeople<const Count extends number>(
  { port, passers }: AttackContext,
  count: Count,
): Promise<Person[] & { readonly length: Count }> {
  const people = await Promise.all(Array.from({ length: count }, () => newPerson(() => port)));
  for (const { player } of people) passers.add(player);
  return people as Person[] & { readonly length: Count };
}

/** What a request by HTTP brings beside its path. */
interface Call {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** Sends one request over a connection of its own. */
export async function call(context: AttackContext, path: string, { method = 'GET', headers, body }: Call = {}) {
  const text = body === undefined ? '' : JSON.stringify(body);
  const all = {
    Host: '127.0.0.1',
    Connection: 'close',
    ...headers,
    ...(body !== undefined && { 'Content-Length': `${Buffer.byteLength(text)}` }),
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  const bytes = Buffer.from([`${method} ${path} HTTP/1.1`, ...lines, '', text].join('\r\n'));
  const isToHead = method === 'HEAD';
  const [response] = await sendRequests(context.port, bytes, context.tally, { count: 1, isToHead });
  return response ?? ({ status: 0, head: '', body: '' } satisfies Response);
}

/** A request for a table at which somebody may still sit down, as `Person` and `call` send it. */
export const NEW_TABLE = {
  do: 'create',
  game: 'claim',
  options: {},
  seats: ['me', 'open'],
  saltHashes: ['a'.repeat(64)],
  begins: 'first',
  whenSeatGoes: 'stop',
  watch: 'link',
  hints: false,
  name: 'Ana',
} satisfies Wish<'create'>;

/** As a page of the server sends what changes something. */
export const ORIGIN = { Origin: 'http://127.0.0.1' };
export const bearer = ({ key }: Pick<Person, 'key'>) => ({ Authorization: `Bearer ${key}` });

/** What a request was answered with: `ok`, or the code of the refusal. */
export const saidIn = ({ body }: Response): string => codeOf(body) ?? 'nothing';

let asked = 0;

/** What comes of a request about tables. */
export const ask = async (context: AttackContext, person: Pick<Person, 'key'>, wish: object): Promise<string> =>
  saidIn(
    await call(context, '/api/requests', {
      method: 'POST',
      headers: bearer(person),
      body: { id: `s${asked++}`, ...wish },
    }),
  );

/** What comes of a request about the sender, and whatever is told then. */
export const askIdentity = (context: AttackContext, headers: Readonly<Record<string, string>>, body: unknown) =>
  call(context, '/api/identity', { method: 'POST', headers: { ...ORIGIN, ...headers }, body });

/** Notes what must not be. */
export function expectThat({ tally }: AttackContext, isSo: boolean, finding: string, example: unknown): void {
  if (!isSo) tally.found('untyped', finding, JSON.stringify(example));
}

/** Notes that what was asked for was answered otherwise than it must be. */
export const expectSaid = (context: AttackContext, said: string, wanted: string, finding: string): void =>
  expectThat(context, said === wanted, finding, `${said} in place of ${wanted}`);
