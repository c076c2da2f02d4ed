import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../pack/workspace.ts';
import { readImports } from './imports.ts';
import { pictureOf } from './svg.ts';

test('docs/architecture.svg is what the packages import: npm run picture', async () => {
  const imports = await readImports(ROOT);
  expect(imports.get('kernel')).toEqual(new Set());
  expect(imports.get('record')).toEqual(new Set(['kernel']));
  expect(imports.get('cli')).toContain('screen');
  const committed = readFileSync(join(ROOT, 'docs', 'architecture.svg'), 'utf8');
  expect(pictureOf(imports)).toBe(committed);
});
