import { isDeeperThan } from './depth.ts';
import { Failure, fail } from './errors.ts';
import { LIMITS } from './limits.ts';
import type { InputLine } from './lines.ts';
import { LATE, REQUESTS } from './requests/index.ts';
import { type Id, id, isObject } from './schema.ts';
import type { Session } from './session.ts';

/**
 * The answer to a line, which holds a request or a list of them, in parts: a request is carried out when its part is
 * asked for, so that the answers of a long list are never held at once. There is no part if the answer comes later.
 */
export function* answer(session: Session, line: InputLine): Generator<string> {
  const json = attempt(session, undefined, () => parse(line));
  if ('error' in json) yield JSON.stringify(json);
  else if (!Array.isArray(json.ok)) {
    const only = respond(session, json.ok, false);
    if ('error' in only || only.ok !== undefined) yield JSON.stringify(only);
  } else {
    for (const [at, one] of json.ok.entries())
      yield (at === 0 ? '[' : ',') + JSON.stringify(respond(session, one, true));
    yield json.ok.length === 0 ? '[]' : ']';
  }
}

type Reply = { readonly id: Id; readonly ok: unknown } | { readonly id: Id; readonly error: object };

/** What came of something, or why nothing did. Only failures of requests are caught; others are bugs. */
function attempt(session: Session, id: Id, act: () => unknown): Reply {
  try {
    return { id, ok: act() };
  } catch (problem) {
    if (!(problem instanceof Failure)) throw problem;
    return { id, error: problem.describe(session.terminal.text) };
  }
}

function parse(line: InputLine): unknown {
  if ('flaw' in line) return line.flaw === 'too-long' ? fail('too-long', { limit: LIMITS.line }) : fail('bad-json', {});
  if (isDeeperThan(LIMITS.depth, line.text)) return fail('too-deep', { limit: LIMITS.depth });
  try {
    return JSON.parse(line.text);
  } catch {
    return fail('bad-json', {});
  }
}

/** Answers one request, which may stand in a list. */
function respond(session: Session, json: unknown, isListed: boolean): Reply {
  return attempt(session, isObject(json) && id.fits(json.id) ? json.id : undefined, () => {
    if (!isObject(json)) return fail('bad-request', {});
    if (json.id !== undefined && !id.fits(json.id)) fail('bad-value', { name: 'id', expected: id.expected });
    if (json.do === undefined) fail('missing-key', { name: 'do' });
    if (typeof json.do !== 'string') return fail('bad-value', { name: 'do', expected: 'string' });
    const request = REQUESTS.get(json.do);
    if (request === undefined) return fail('unknown-request', { request: json.do, possible: [...REQUESTS.keys()] });
    if (isListed && LATE.includes(json.do)) fail('not-in-list', { request: json.do });
    return request(session, json);
  });
}
