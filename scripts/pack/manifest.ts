/** What a package.json of the workspace says, as far as it matters to packages that are installed. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly description?: string;
  readonly keywords?: readonly string[];
  readonly license: string;
  readonly bin?: Readonly<Record<string, string>>;
  readonly exports?: string | Readonly<Record<string, string>>;
  readonly sideEffects?: boolean | readonly string[];
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** What is written beside what was built. Keys stand in the order in which they are written. */
export type PublicManifest = Readonly<Record<string, unknown>>;

/** The first Node on which neither a JSON module nor `require` of an ES module warns. */
const ENGINES = { node: '>=22.13' };

const SOURCE = /^\.\/src\/(.+)\.ts$/;

/** Where the built form of a source lies in a package: `./src/board.ts` is `./dist/board.js`. */
function builtAs(source: string, extension: 'js' | 'd.ts'): string {
  const path = SOURCE.exec(source)?.[1];
  if (path === undefined) throw new Error(`${source} is no source that can be built`);
  return `./dist/${path}.${extension}`;
}

const entryOf = (source: string) => ({ types: builtAs(source, 'd.ts'), default: builtAs(source, 'js') });

const described = ({ name, version, description, keywords, license }: Manifest) => {
  if (description === undefined || keywords === undefined) throw new Error(`${name} lacks a description or keywords`);
  return { name, version, description, keywords, license, type: 'module' };
};

/** The package.json of a package that is installed, from the one that is developed on. */
export function libraryManifest(manifest: Manifest, documents: readonly string[]): PublicManifest {
  const { exports = {}, sideEffects = true, dependencies = {} } = manifest;
  const sources = typeof exports === 'string' ? { '.': exports } : exports;
  const entries = Object.entries(sources).map(([path, source]) => [path, entryOf(source)]);
  return {
    ...described(manifest),
    exports: { ...Object.fromEntries(entries), './package.json': './package.json' },
    files: ['dist', ...documents],
    sideEffects: Array.isArray(sideEffects) ? sideEffects.map((source) => builtAs(source, 'js')) : sideEffects,
    engines: ENGINES,
    dependencies,
  };
}

/** The package.json of the program, which holds all packages of the workspace and so needs only what is not of it. */
export const programManifest = (
  manifest: Manifest,
  workspace: ReadonlyMap<string, Manifest>,
  documents: readonly string[],
): PublicManifest => ({
  ...described(manifest),
  bin: manifest.bin,
  files: ['bin', 'dist', 'web', ...documents],
  engines: ENGINES,
  dependencies: dependenciesOutside(manifest, workspace),
});

/** What a package of the workspace needs that is not of the workspace, directly or through others. */
function dependenciesOutside(
  manifest: Manifest,
  workspace: ReadonlyMap<string, Manifest>,
): Readonly<Record<string, string>> {
  const found = new Map<string, string>();
  const seen = new Set<string>();
  const look = ({ name, dependencies = {} }: Manifest): void => {
    if (seen.has(name)) return;
    seen.add(name);
    for (const [needed, version] of Object.entries(dependencies)) {
      const inside = workspace.get(needed);
      if (inside !== undefined) look(inside);
      else if ((found.get(needed) ?? version) === version) found.set(needed, version);
      else throw new Error(`${needed} is needed in two versions: ${found.get(needed)} and ${version}`);
    }
  };
  look(manifest);
  return Object.fromEntries([...found].sort(([a], [b]) => (a < b ? -1 : 1)));
}
