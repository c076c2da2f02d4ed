import { type ConversionConfig, toJsonSchemaDefs } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { IdentityRequest, Request } from '../src/index.ts';
import { DONE, Failed, IDENTITY_DONE, Info, Pushed, Told, Update, Whole } from '../src/schemas/index.ts';

/** What stands in several messages, told once in each file. */
const SHARED = { TableInfo: Info, WholeTable: Whole, News: Told, MatchUpdate: Update };

const isPattern = (action: object): action is { readonly requirement: RegExp } =>
  'requirement' in action && action.requirement instanceof RegExp;

const CONFIG: ConversionConfig = {
  target: 'draft-2020-12',
  // Patterns of JSON Schemas are in Unicode anyway.
  overrideAction: ({ valibotAction, jsonSchema }) =>
    isPattern(valibotAction) ? { ...jsonSchema, pattern: valibotAction.requirement.source } : undefined,
};

function file(title: string, schemas: Readonly<Record<string, v.GenericSchema>>, isShared: boolean): object {
  const definitions = { ...(isShared && SHARED), ...schemas };
  const $schema = 'https://json-schema.org/draft/2020-12/schema';
  const anyOf = Object.keys(schemas).map((name) => ({ $ref: `#/$defs/${name}` }));
  return { $schema, title, anyOf, $defs: toJsonSchemaDefs(definitions, CONFIG) };
}

/** The schemas of all messages, by the name of the file that holds them. */
export function jsonSchemas(): Readonly<Record<string, object>> {
  const requests = Object.fromEntries(Request.options.map((schema) => [schema.entries.do.literal, schema]));
  const identity = Object.fromEntries(
    IdentityRequest.options.flatMap((schema): [string, v.GenericSchema][] => {
      const name = schema.entries.do.literal;
      return [
        [name, schema],
        [`${name}-answer`, IDENTITY_DONE[name]],
      ];
    }),
  );
  return {
    'requests.schema.json': file('What a client sends, by its `do`', requests, false),
    'answers.schema.json': file('What a request is answered with under `ok`, by its `do`', DONE, true),
    'identity.schema.json': file('What a player asks about themselves, and the answers under `ok`', identity, false),
    'messages.schema.json': file('What else a server sends', { failed: Failed, pushed: Pushed }, true),
  };
}
