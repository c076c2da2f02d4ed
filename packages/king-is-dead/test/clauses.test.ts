import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { citedClauses, definedClauses, scenariosIn, undefinedClauses } from '@interregnum/testkit';
import { expect, test } from 'vitest';

const home = join(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(join(home, file), 'utf8');
const defined = definedClauses(read('RULES.md'), 'KD');
const scenarios = scenariosIn(join(home, 'test/scenarios'));

test('every clause of RULES.md is cited by a scenario', () => {
  const cited = new Set(scenarios.flatMap(({ clauses }) => citedClauses(clauses, 'KD')));
  const clauses = defined.filter((id) => id.startsWith('KD-'));
  expect(clauses.length).toBeGreaterThan(150);
  expect(clauses.filter((id) => !cited.has(id))).toEqual([]);
});

test('every scenario cites a clause, and none that does not exist', () => {
  for (const { file, title, clauses } of scenarios) {
    const cited = citedClauses(clauses, 'KD');
    expect(cited.length, `${file}: ${title}`).toBeGreaterThan(0);
    expect(undefinedClauses(cited, defined), `${file}: ${title}`).toEqual([]);
  }
});

test('every clause cited in the source and in test titles exists', () => {
  const files = globSync(['src/**/*.ts', 'test/**/*.ts'], { cwd: home });
  expect(files.length).toBeGreaterThan(50);
  for (const file of files) expect(undefinedClauses(citedClauses(read(file), 'KD'), defined), file).toEqual([]);
});

test('every one of the 67 hard cases is a scenario', () => {
  const told = scenarios.flatMap(({ title }) => [...title.matchAll(/hard case (\d+)/g)].map(([, n]) => Number(n)));
  expect([...new Set(told)].sort((a, b) => a - b)).toEqual(Array.from({ length: 67 }, (_, i) => i + 1));
});
