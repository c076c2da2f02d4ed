import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { jsonSchemas } from './json-schemas.ts';

test.each(Object.entries(jsonSchemas()))('docs/online/%s is what the code says: npm run schemas', (name, schema) => {
  const written = readFileSync(new URL(`../../../docs/online/${name}`, import.meta.url), 'utf8');
  expect(written).toBe(`${JSON.stringify(schema, undefined, 2)}\n`);
});
