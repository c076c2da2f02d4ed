import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { clauseSuite, definedClauses, hardCasesIn } from '@interregnum/testkit';
import { expect, test } from 'vitest';

const home = join(import.meta.dirname, '..');

clauseSuite(home, 'KD');

test('the clause of every card is written out in full where the card is implemented', () => {
  const files = globSync('src/**/*.ts', { cwd: home }).filter((file) => !file.endsWith('.test.ts'));
  const source = files.map((file) => readFileSync(join(home, file), 'utf8')).join('\n');
  const clauses = definedClauses(readFileSync(join(home, 'RULES.md'), 'utf8'), 'KD').filter((id) =>
    id.startsWith('KD-CARD-'),
  );
  expect(clauses.length).toBeGreaterThan(50);
  expect(clauses.filter((id) => !new RegExp(`${id}\\b`).test(source))).toEqual([]);
});

test('every one of the 70 hard cases is a scenario', () => {
  const numbers = Array.from({ length: 70 }, (_, i) => String(i + 1));
  expect(hardCasesIn(join(home, 'test/scenarios')).sort()).toEqual(numbers.sort());
});
