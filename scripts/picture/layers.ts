import type { Imports } from './imports.ts';

const importsIn = (imports: Imports, name: string): string[] => [...(imports.get(name) ?? [])].sort();

/** Whether one package reaches another through at least one import. */
function reaches(imports: Imports, from: string, to: string): boolean {
  return importsIn(imports, from).some((next) => next === to || reaches(imports, next, to));
}

/** The imports that do not follow from others: an arrow is left out where a longer way leads to the same package. */
export function essentialImports(imports: Imports): Imports {
  return new Map(
    [...imports.keys()].sort().map((from) => {
      const all = importsIn(imports, from);
      return [from, new Set(all.filter((to) => !all.some((other) => other !== to && reaches(imports, other, to))))];
    }),
  );
}

/** The packages from the bottom up: each above all that it imports, one that imports nothing just below its importers. */
export function layersOf(imports: Imports): string[][] {
  const names = [...imports.keys()].sort();
  const height = (name: string): number =>
    Math.max(-1, ...importsIn(imports, name).map((imported) => height(imported))) + 1;
  const importers = (name: string): string[] => names.filter((other) => imports.get(other)?.has(name));
  const level = (name: string): number =>
    height(name) > 0 ? height(name) : Math.max(0, Math.min(...importers(name).map(height)) - 1);
  const layers: string[][] = [];
  for (const name of names) {
    const at = level(name);
    while (layers.length <= at) layers.push([]);
    layers[at].push(name);
  }
  return layers;
}
