import { codeOf, type Tally } from './tally.ts';
import { exchange, isLast, type Response, responsesIn } from './wire.ts';

/** What is known of requests before they are sent. */
interface Expected {
  /**
   * How many there are, the last of which asks to end the connection; so many answers must come, unless the server ends it
   * with one of them.
   */
  readonly count: number;
  readonly isToHead?: boolean;
  /** It is no HTTP at all: the server does not have to answer. */
  readonly isNonsense?: boolean;
}

/** Sends requests over one connection, and looks at every response. */
export async function sendRequests(port: number, bytes: Buffer, tally: Tally, expected: Expected): Promise<Response[]> {
  const { count, isToHead = false, isNonsense = false } = expected;
  tally.sent += count;
  const { bytes: heard, isOver } = await exchange(port, bytes, isNonsense);
  const example = bytes.subarray(0, 600).toString();
  if (!isOver) tally.found('untyped', 'a connection that did not end', example);
  const responses = responsesIn(heard, isToHead);
  for (const response of responses) judge(response, tally, example, isToHead);
  const isCut = responses.slice(0, count - 1).some(({ head }) => isLast(head));
  if (responses.length === 0) tally.count('closed');
  if (responses.length < count && !isCut && !isNonsense)
    tally.found('untyped', `${count - responses.length} of ${count} requests without a response`, example);
  return responses;
}

function judge({ status, head, body }: Response, tally: Tally, example: string, isToHead: boolean): void {
  const code = status >= 400 && !isToHead ? codeOf(body) : undefined;
  tally.count(code === undefined ? `${status}` : `${status} ${code}`);
  if (status >= 500) tally.found('serverErrors', `status ${status} ${code}`, example);
  else if (status === 0) tally.found('untyped', `no response: ${head.slice(0, 100)}`, example);
  else if (status >= 400 && !isToHead && (code === undefined || code === 'ok'))
    tally.found('untyped', `status ${status} without a code: ${body.slice(0, 100)}`, example);
}
