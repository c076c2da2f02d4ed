import * as v from 'valibot';
import type { RequestError } from './errors.ts';
import { RequestId } from './forms.ts';
import { Request } from './requests.ts';
import { isTurnRequest } from './turn-request.ts';

/** A request, or what is wrong with it, with its id as far as that can be read. */
export type ReadRequest = { readonly request: Request } | { readonly id?: string; readonly error: RequestError };

const ABORTING = { abortEarly: true } as const;

/** By what is asked for: trying one form after another would take longer than all the rest of reading. */
const FORMS = new Map<unknown, v.GenericSchema<unknown, Request>>(
  Request.options.map((form) => [form.entries.do.literal, form]),
);

const partOf = (json: unknown, name: string): unknown =>
  typeof json === 'object' && json !== null ? Reflect.get(json, name) : undefined;

/** Why a text is no request, with its id as far as that can be read. */
export type Flaw = Extract<ReadRequest, { readonly error: RequestError }>;

/** Reads a text of one form. It never throws. */
export function readForm<Form>(text: string, form: v.GenericSchema<unknown, Form>): { readonly request: Form } | Flaw {
  const parsed = parse(text);
  return 'error' in parsed ? parsed : readAs(parsed.json, form);
}

/** Reads a request that comes from anywhere. It never throws. */
export function readRequest(text: string): ReadRequest {
  const parsed = parse(text);
  if ('error' in parsed) return parsed;
  const { json } = parsed;
  return isTurnRequest(json) ? { request: json } : readAs(json, FORMS.get(partOf(json, 'do')) ?? Request);
}

function parse(text: string): { readonly json: unknown } | Flaw {
  try {
    return { json: JSON.parse(text) };
  } catch {
    return { error: { code: 'bad-json' } };
  }
}

function readAs<Form>(json: unknown, form: v.GenericSchema<unknown, Form>): { readonly request: Form } | Flaw {
  const read = v.safeParse(form, json, ABORTING);
  if (read.success) return { request: read.output };
  const path = v.getDotPath(read.issues[0]);
  const error: RequestError = { code: 'bad-request', ...(path !== null && { path: path.slice(0, 100) }) };
  const id = partOf(json, 'id');
  return v.is(RequestId, id) ? { id, error } : { error };
}
