import { cruise, type ICruiseResult } from 'dependency-cruiser';
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';

/** By package, those whose sources it imports. */
export type Imports = ReadonlyMap<string, ReadonlySet<string>>;

/** What is part of a package: its sources without their tests. */
const SOURCES = ['packages/*/src/**', 'apps/*/src/**', 'bench/src/**'];
const TESTS = '[.]test[.]tsx?$';
const PACKAGE = /^(?:packages\/|apps\/)?([^/]+)\/src\//;

const packageOf = (path: string): string | undefined => PACKAGE.exec(path)?.[1];

/** Reads the imports of all packages, with the options by which `check:imports` reads them. */
export async function readImports(root: string): Promise<Imports> {
  const options = await extractDepcruiseOptions(`${root}/.dependency-cruiser.mjs`);
  const { output } = await cruise(SOURCES, { ...options, validate: false, baseDir: root, exclude: { path: TESTS } });
  const imports = new Map<string, Set<string>>();
  for (const { source, dependencies } of (output as ICruiseResult).modules) {
    const from = packageOf(source);
    if (from === undefined) continue;
    const known = imports.get(from) ?? new Set();
    imports.set(from, known);
    for (const { resolved } of dependencies) {
      const to = packageOf(resolved);
      if (to !== undefined && to !== from) known.add(to);
    }
  }
  return imports;
}
