import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FastRandom } from '@interregnum/kernel';
import type { IdentityAnswers, IdentityRequest } from '@interregnum/protocol';
import { Ledger } from '../../../scripts/chaos/ledger.ts';
import { newPerson, type Person } from '../../../scripts/chaos/person.ts';
import { type RunningServer, readSettings, startServer } from '../src/online.ts';

/** Nobody waits in a test. */
const HOSTING = {
  startDelay: 10,
  botDelays: { page: 10, squire: 10, steward: 10, chancellor: 10, regent: 10 },
  lookEvery: 100,
  firstRetry: 50,
  lease: 200,
  noticeDelay: 10,
};

/** A whole server in this process, over a data folder of its own, that can be started again. */
export class TestServer {
  readonly home = mkdtempSync(join(tmpdir(), 'interregnum-'));
  readonly data: string;
  readonly people: Person[] = [];
  port = 0;
  private server: RunningServer | undefined;

  constructor(data?: string) {
    this.data = data ?? join(this.home, 'data');
  }

  async start(env: Readonly<Record<string, string>> = {}): Promise<void> {
    const files = join(this.home, 'web');
    mkdirSync(files, { recursive: true });
    const settings = readSettings({ HOST: '127.0.0.1', PORT: String(this.port), DATA: this.data, ...env });
    this.server = await startServer(settings, files, () => {}, { hosting: HOSTING });
    this.port = this.server?.port ?? 0;
  }

  async stop(): Promise<void> {
    await this.server?.close();
    this.server = undefined;
  }

  /** Leaves nothing behind. */
  async end(): Promise<void> {
    for (const { connection } of this.people) connection.close();
    await this.stop();
    rmSync(this.home, { recursive: true });
  }

  async person(name = 'Ana'): Promise<Person> {
    const person = await newPerson(name, { server: this, ledger: new Ledger(), random: new FastRandom('tea') });
    this.people.push(person);
    return person;
  }

  fetch(path: string, init?: RequestInit): Promise<Response> {
    return fetch(`http://127.0.0.1:${this.port}${path}`, init);
  }

  /** Asks with the key of a program. */
  async ask(key: string, request: object): Promise<{ readonly status: number; readonly answer: unknown }> {
    const init = { method: 'POST', headers: { authorization: `Bearer ${key}` }, body: JSON.stringify(request) };
    const response = await this.fetch('/api/requests', init);
    return { status: response.status, answer: await response.json() };
  }

  /** Asks about its own player with the key of a program, which has to be done. */
  async askIdentity<Do extends IdentityRequest['do']>(
    key: string,
    request: Extract<IdentityRequest, { readonly do: Do }> & { readonly do: Do },
  ): Promise<IdentityAnswers[Do]> {
    const init = { method: 'POST', headers: { authorization: `Bearer ${key}` }, body: JSON.stringify(request) };
    const answer = (await (await this.fetch('/api/identity', init)).json()) as { ok: IdentityAnswers[Do] };
    if (answer.ok === undefined) throw new Error(JSON.stringify(answer));
    return answer.ok;
  }

  async newKey(): Promise<string> {
    const response = await this.fetch('/api/player', { method: 'POST', body: '{"key":true}' });
    return ((await response.json()) as { key: string }).key;
  }
}

/** A request for a table of Claim against a bot. */
export const wanted = (id: string, saltHash = 'ab'.repeat(32)): object => ({
  id,
  do: 'create',
  game: 'claim',
  options: { seats: 2 },
  seats: ['me', { bot: 'page' }],
  name: 'Ana',
  saltHashes: [saltHash],
  begins: 'first',
  whenSeatGoes: 'stop',
  watch: 'link',
  hints: false,
});
