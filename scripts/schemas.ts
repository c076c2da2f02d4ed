// Writes the JSON Schemas of the online protocol to docs/online/.
import { mkdirSync, writeFileSync } from 'node:fs';
import { jsonSchemas } from '../packages/protocol/test/json-schemas.ts';

const folder = new URL('../docs/online/', import.meta.url);
mkdirSync(folder, { recursive: true });
for (const [name, schema] of Object.entries(jsonSchemas()))
  writeFileSync(new URL(name, folder), `${JSON.stringify(schema, undefined, 2)}\n`);
