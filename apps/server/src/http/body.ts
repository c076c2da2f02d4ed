import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import { LIMITS, type RequestError } from '@interregnum/protocol';

/** Bytes of the longest message. */
export const LONGEST = LIMITS.record;

/** Only a match that moves to the server may be long. Whether a message is one can be seen without reading all of it. */
export const isTooLong = (text: string): boolean => text.length > LIMITS.message && !/"do"\s*:\s*"adopt"/.test(text);

/** How many messages a plan counts as: it may have to be tried in many worlds. A shorter message plans no turn. */
const PLAN = { cost: 10, shortest: 150 };

/** How many messages one counts as that may be much work: a long one, or a plan. */
export const costOf = (message: Buffer | string): number =>
  Math.max(
    message.length >= PLAN.shortest && message.includes('"plans"') ? PLAN.cost : 1,
    Math.ceil(message.length / LIMITS.message),
  );

/** Bytes that most bodies fit in. They are kept in one piece: parts of a byte each would cost a hundred times as much. */
const AT_FIRST = 1024;

/** The text of a request's body, or why it is refused. It fails if the connection breaks. */
export async function readBody(request: IncomingMessage, longest = LONGEST): Promise<string | RequestError> {
  if (Number(request.headers['content-length'] ?? 0) > longest) return { code: 'too-long' };
  let kept = Buffer.allocUnsafe(AT_FIRST);
  let length = 0;
  for await (const part of request.iterator({ destroyOnReturn: false })) {
    const end = length + part.length;
    if (end > longest) return { code: 'too-long' };
    if (end > kept.length) kept = Buffer.concat([kept.subarray(0, length)], 2 * end);
    length += part.copy(kept, length);
  }
  const bytes = kept.subarray(0, length);
  if (!isUtf8(bytes)) return { code: 'bad-json' };
  const text = bytes.toString();
  return isTooLong(text) ? { code: 'too-long' } : text;
}
