import { isDeeperThan } from './depth.ts';
import { Failure, fail } from './errors.ts';
import { isObject } from './forms.ts';
import { LIMITS } from './limits.ts';
import type { Line } from './lines.ts';
import { REQUESTS } from './requests/index.ts';
import type { Session } from './session.ts';

/**
 * The answer to a line, which holds a request or a list of them, in parts: a request is carried out when its part is
 * asked for, so that nobody has to hold the answers of a long list at once.
 */
export function* answer(session: Session, line: Line): Generator<string> {
  const json = attempt(session, undefined, () => parse(line));
  if ('error' in json) yield JSON.stringify(json);
  else if (!Array.isArray(json.ok)) yield JSON.stringify(respond(session, json.ok));
  else {
    for (const [at, one] of json.ok.entries()) yield (at === 0 ? '[' : ',') + JSON.stringify(respond(session, one));
    yield json.ok.length === 0 ? '[]' : ']';
  }
}

type Id = string | number | undefined;
type Answer = { readonly id: Id; readonly ok: unknown } | { readonly id: Id; readonly error: object };

/** What came of something, or why nothing did. Only failures of requests are caught; others are bugs. */
function attempt(session: Session, id: Id, act: () => unknown): Answer {
  try {
    return { id, ok: act() };
  } catch (problem) {
    if (!(problem instanceof Failure)) throw problem;
    return { id, error: problem.describe(session.terminal.text) };
  }
}

function parse(line: Line): unknown {
  if ('flaw' in line) return line.flaw === 'too-long' ? fail('too-long', { limit: LIMITS.line }) : fail('bad-json', {});
  if (isDeeperThan(LIMITS.depth, line.text)) return fail('too-deep', { limit: LIMITS.depth });
  try {
    return JSON.parse(line.text);
  } catch {
    return fail('bad-json', {});
  }
}

const isId = (json: unknown): json is Id =>
  json === undefined || typeof json === 'string' || Number.isSafeInteger(json);

/** Answers one request. */
function respond(session: Session, json: unknown): Answer {
  const id = isObject(json) && isId(json.id) ? json.id : undefined;
  return attempt(session, id, () => {
    if (!isObject(json)) return fail('bad-request', {});
    if (!isId(json.id)) fail('bad-value', { name: 'id', expected: 'string | integer' });
    if (json.do === undefined) fail('missing-key', { name: 'do' });
    if (typeof json.do !== 'string') return fail('bad-value', { name: 'do', expected: 'string' });
    const request = REQUESTS.get(json.do);
    if (request === undefined) return fail('unknown-request', { request: json.do, possible: [...REQUESTS.keys()] });
    return request(session, json);
  });
}
