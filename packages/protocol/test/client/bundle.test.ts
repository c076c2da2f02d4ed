import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Everything that a file imports when it runs, in this package and beyond. */
function importedFrom(file: URL, known = new Set<string>()): Set<string> {
  const source = readFileSync(file, 'utf8');
  for (const [, what, from] of source.matchAll(/^(?:import|export) ([^;]*?) from '([^']+)';/gms)) {
    const isType = what.startsWith('type ') || /^\{(\s*type \w+,?)+\s*\}$/.test(what);
    const name = from.startsWith('.') ? new URL(from, file).href : from;
    if (isType || known.has(name)) continue;
    known.add(name);
    if (from.startsWith('.')) importedFrom(new URL(name), known);
  }
  return known;
}

test('a page that plays online loads no schema, and nothing of Node', () => {
  const imported = [...importedFrom(new URL('../../src/client/index.ts', import.meta.url))];
  expect(imported.filter((name) => !name.startsWith('file:')).toSorted()).toEqual([
    '@interregnum/kernel',
    '@interregnum/match',
    '@interregnum/record',
  ]);
});
