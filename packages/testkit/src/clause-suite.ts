import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { citedClauses, definedClauses, undefinedClauses } from './clauses.ts';
import { scenariosIn } from './scenario.ts';

/** The check of clauses in both directions, for the game in the folder `home` whose clause ids begin with `prefix`. */
export function clauseSuite(home: string, prefix: string): void {
  const read = (file: string): string => readFileSync(join(home, file), 'utf8');
  const cites = (text: string): string[] => citedClauses(text, prefix);
  const defined = definedClauses(read('RULES.md'), prefix);
  const scenarios = scenariosIn(join(home, 'test/scenarios'));

  test('every clause of RULES.md is cited by a scenario', () => {
    const cited = new Set(scenarios.flatMap(({ clauses }) => cites(clauses)));
    const clauses = defined.filter((id) => id.startsWith(`${prefix}-`));
    expect(clauses.length).toBeGreaterThan(0);
    expect(clauses.filter((id) => !cited.has(id))).toEqual([]);
  });

  test('every scenario cites a clause, and none that does not exist', () => {
    expect(scenarios.length).toBeGreaterThan(0);
    for (const { file, title, clauses } of scenarios) {
      expect(cites(clauses).length, `${file}: ${title}`).toBeGreaterThan(0);
      expect(undefinedClauses(cites(clauses), defined), `${file}: ${title}`).toEqual([]);
    }
  });

  test('every clause cited in the source and in test titles exists', () => {
    const files = globSync(['src/**/*.ts', 'test/**/*.ts'], { cwd: home });
    expect(files.length).toBeGreaterThan(0);
    for (const file of files) expect(undefinedClauses(cites(read(file)), defined), file).toEqual([]);
  });
}
