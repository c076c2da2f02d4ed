import { expect } from 'vitest';
import { MatchClient, viewFor } from '../../src/index.ts';
import { newMatch, type Setting } from '../matches.ts';
import { expectSame } from '../updates.ts';
import { RemotePort } from './port.ts';
import { type Connection, Server } from './server.ts';

const NAMES = ['Ana', 'Ben', 'Cléo'];

/** A client and its server, with a test between them that says which message arrives when. */
export class Between {
  readonly server: Server;
  readonly client: MatchClient;
  readonly port: RemotePort;
  private readonly connection: Connection;
  private toServer: string[] = [];
  private toClient: string[] = [];

  constructor(setting: Setting, seat: number) {
    this.server = new Server(newMatch(setting), NAMES, 'between');
    this.connection = { seats: [seat], send: (text) => this.toClient.push(text) };
    this.port = new RemotePort([seat], (text) => this.toServer.push(text));
    this.server.connect(this.connection);
    this.port.receive(this.toClient.splice(0)[0]);
    this.client = new MatchClient({ port: this.port });
  }

  drafts(...texts: readonly string[]): void {
    for (const text of texts) expect(this.client.draftChoice(text)).toBeUndefined();
  }

  /** What the client has sent arrives at the server; each message as often as is said. */
  async sent(times = 1): Promise<void> {
    for (const text of this.toServer.splice(0))
      for (let time = 0; time < times; time++) this.server.receive(this.connection, text);
    await this.settled();
  }

  /** What the server has sent arrives at the client: answers or views. */
  async arrives(which: 'answerTo' | 'updates'): Promise<void> {
    const arrived = this.toClient.filter((text) => text.includes(`"${which}"`));
    this.toClient = this.toClient.filter((text) => !arrived.includes(text));
    for (const text of arrived) this.port.receive(text);
    await this.settled();
  }

  /** The answers that are underway are lost. */
  async losesAnswers(): Promise<void> {
    this.toClient = this.toClient.filter((text) => !text.includes('"answerTo"'));
    this.port.giveUp();
    await this.settled();
  }

  async settled(): Promise<void> {
    for (let again = 0; again < 8; again++) await undefined;
  }

  /** Another seat takes its turn, or does something else. */
  other(seat: number, does: 'pass' | { readonly resign: number } | { readonly takeBack: true }): unknown {
    const answers: string[] = [];
    const connection = { seats: [seat], send: (text: string) => answers.push(text) };
    const { token } = this.server.match.head;
    const message = does === 'pass' ? { ask: 0, turn: { seat, token, texts: [does] } } : { ask: 0, action: does };
    this.server.receive(connection, JSON.stringify(message));
    return JSON.parse(answers[0]).answer;
  }

  expectKnown(): void {
    expectSame(this.client.view, viewFor(this.server.match, this.client.viewer ?? 'audience', NAMES));
  }
}
