import * as v from 'valibot';
import { DONE, Failed, Pushed } from '../src/schemas/index.ts';

/** What of a message from a server no schema tells; undefined if it fits. `nameOf` knows what was asked under an id. */
export function misfit(message: object, nameOf: (id: string) => keyof typeof DONE | undefined): unknown {
  if ('ok' in message && 'id' in message) {
    const name = nameOf(String(message.id));
    return name === undefined ? message : misfitOf(DONE[name], message.ok);
  }
  return misfitOf('error' in message ? Failed : Pushed, message);
}

/** Schemas leave out what they do not know: then it is not documented. */
function misfitOf(schema: v.GenericSchema, json: unknown): unknown {
  const read = v.safeParse(schema, json);
  if (!read.success) return read.issues[0];
  return JSON.stringify(sorted(read.output)) === JSON.stringify(sorted(json)) ? undefined : json;
}

const sorted = (json: unknown): unknown => {
  if (Array.isArray(json)) return json.map(sorted);
  if (typeof json !== 'object' || json === null) return json;
  return Object.fromEntries(
    Object.entries(json)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, value]) => [key, sorted(value)]),
  );
};
