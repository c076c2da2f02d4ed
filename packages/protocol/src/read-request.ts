import * as v from 'valibot';
import type { RequestError } from './errors.ts';
import { RequestId } from './forms.ts';
import { Request } from './requests.ts';

/** A request, or what is wrong with it, with its id as far as that can be read. */
export type ReadRequest = { readonly request: Request } | { readonly id?: string; readonly error: RequestError };

const ABORTING = { abortEarly: true } as const;

/** By what is asked for: trying one form after another would take longer than all the rest of reading. */
const FORMS = new Map<unknown, v.GenericSchema<unknown, Request>>(
  Request.options.map((form) => [form.entries.do.literal, form]),
);

const partOf = (json: unknown, name: string): unknown =>
  typeof json === 'object' && json !== null ? Reflect.get(json, name) : undefined;

/** Reads a request that comes from anywhere. It never throws. */
export function readRequest(text: string): ReadRequest {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { error: { code: 'bad-json' } };
  }
  const read = v.safeParse(FORMS.get(partOf(json, 'do')) ?? Request, json, ABORTING);
  if (read.success) return { request: read.output };
  const path = v.getDotPath(read.issues[0]);
  const error: RequestError = { code: 'bad-request', ...(path !== null && { path: path.slice(0, 100) }) };
  const id = partOf(json, 'id');
  return v.is(RequestId, id) ? { id, error } : { error };
}
