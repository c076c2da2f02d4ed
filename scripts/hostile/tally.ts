import { ERRORS } from '@interregnum/protocol';

/** How many examples of each finding are told. */
const EXAMPLES = 5;

/** What came of everything that was sent. */
export class Tally {
  sent = 0;
  serverErrors = 0;
  /** Refusals in other words than the protocol's, requests that were not answered, and connections that did not end. */
  untyped = 0;
  /** How often each answer was given. */
  readonly answers = new Map<string, number>();
  readonly findings = new Map<string, string[]>();

  count(answer: string): void {
    this.answers.set(answer, (this.answers.get(answer) ?? 0) + 1);
  }

  /** Something that must not be. */
  found(what: 'serverErrors' | 'untyped', finding: string, example: string): void {
    this[what]++;
    const examples = this.findings.get(finding) ?? [];
    if (examples.length < EXAMPLES) examples.push(example.slice(0, 600));
    this.findings.set(finding, examples);
  }

  /** A message of a server in answer to a request: done, or refused by a code of the protocol. */
  answered(text: string, request: () => string): void {
    const code = codeOf(text);
    this.count(code ?? 'untyped');
    if (code === 'unavailable') this.found('serverErrors', 'unavailable', request());
    else if (code === undefined) this.found('untyped', `answer ${text.slice(0, 200)}`, request());
  }
}

/** The code of a refusal, `ok` where it is none, and undefined if it is neither. */
export function codeOf(text: string): string | undefined {
  try {
    const message = JSON.parse(text);
    if ('ok' in message) return 'ok';
    const code = message.error?.code;
    return typeof code === 'string' && Object.hasOwn(ERRORS, code) ? code : undefined;
  } catch {
    return undefined;
  }
}
