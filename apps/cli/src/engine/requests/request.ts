import { checker, type Parsed, type Schema } from '../schema.ts';
import type { Session } from '../session.ts';

/**
 * Checks a request and carries it out; the answer's `ok`, or undefined if the answer comes later. Throws a `Failure`
 * before anything is changed.
 */
export type Request = (session: Session, json: Readonly<Record<string, unknown>>) => object | undefined;

export function request<F extends Schema>(schema: F, answer: (session: Session, given: Parsed<F>) => object): Request {
  const check = checker(schema);
  return (session, json) => answer(session, check(json));
}
