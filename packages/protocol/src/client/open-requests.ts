import type { Answer, Answers } from '../answers.ts';
import { LIMITS } from '../limits.ts';
import type { Request } from '../requests.ts';
import { base64Url } from './base64-url.ts';
import { ConnectionClosed, RequestFailed } from './failures.ts';
import type { ClientPorts } from './ports.ts';
import { waitBefore } from './retry.ts';

/** What becomes of a request. */
export interface Outcome {
  readonly answered: (ok: Answers[Request['do']]) => void;
  readonly failed: (problem: Error) => void;
}

interface OpenRequest extends Outcome {
  readonly name: Request['do'];
  readonly text: string;
  /** Whether it is sent again after a break; all others end with it. */
  readonly isResent: boolean;
  tries: number;
}

const UTF8 = new TextEncoder();
/** Only a match that moves to the server may be long; JSON may write each of its signs as two. */
const longest = (name: Request['do']): number => LIMITS.message + (name === 'adopt' ? 2 * LIMITS.record : 0);

/** The requests that are not answered yet. One that the server cannot do now is sent again by itself for a while. */
export class OpenRequests {
  private readonly ports: ClientPorts;
  private readonly send: (text: string) => void;
  private readonly requests = new Map<string, OpenRequest>();

  constructor(ports: ClientPorts, send: (text: string) => void) {
    this.ports = ports;
    this.send = send;
  }

  /** The names of those that outlast a break. */
  get names(): readonly Request['do'][] {
    return [...this.requests.values()].filter(({ isResent }) => isResent).map(({ name }) => name);
  }

  /** A new request and its text; undefined if it is too long for any server. */
  add(name: Request['do'], fields: object, outcome: Outcome, isResent: boolean): string | undefined {
    const id = base64Url(this.ports.randomBytes(12));
    const text = JSON.stringify({ id, do: name, ...fields });
    if (UTF8.encode(text).length > longest(name)) {
      outcome.failed(new RequestFailed({ code: 'too-long' }));
      return undefined;
    }
    this.requests.set(id, { ...outcome, name, text, isResent, tries: 0 });
    return text;
  }

  /** Takes an answer; whether it was to a request that outlasts breaks. */
  answer(answer: Answer): boolean {
    const { id = '' } = answer;
    const request = this.requests.get(id);
    if (request === undefined) return false;
    const wait = 'error' in answer && request.name !== 'hello' ? waitBefore(++request.tries, answer.error) : undefined;
    if (wait !== undefined) this.ports.after(wait, () => this.requests.has(id) && this.send(request.text));
    else {
      this.requests.delete(id);
      if ('ok' in answer) request.answered(answer.ok);
      else request.failed(new RequestFailed(answer.error));
    }
    return request.isResent;
  }

  /** After a break: all that outlast it. */
  sendAgain(): void {
    for (const { text, isResent } of [...this.requests.values()]) if (isResent) this.send(text);
  }

  /** A socket broke: what was of use on it only has failed. */
  broke(): void {
    this.fail(new ConnectionClosed(), ({ isResent }) => !isResent);
  }

  fail(problem: Error, which: (request: OpenRequest) => boolean = () => true): void {
    for (const [id, request] of [...this.requests]) {
      if (!which(request)) continue;
      this.requests.delete(id);
      request.failed(problem);
    }
  }
}
