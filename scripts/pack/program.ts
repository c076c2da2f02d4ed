import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { ensureBuilt } from '../../apps/web/serve/build.ts';
import { DEFAULT_TARGET } from '../../apps/web/serve/target.ts';
import { programManifest } from './manifest.ts';
import { stagePages } from './pages.ts';
import { manifestIn, PROGRAM, ROOT, STAGED, workspace } from './workspace.ts';

const SOURCE = join(ROOT, 'apps', 'cli');
const TARGET = join(STAGED, PROGRAM);

/** Bundles the program and lays it out as it will be installed, the web app included. */
export async function stageProgram(): Promise<void> {
  mkdirSync(join(TARGET, 'bin'), { recursive: true });
  const documents = stagePages('apps/cli', TARGET);
  const manifest = programManifest(manifestIn('apps/cli'), workspace(), documents);
  refuseUndeclared(await bundle(), Object.keys(manifest.dependencies as object));
  await ensureBuilt();
  const isServed = (path: string): boolean => !basename(path).startsWith('.');
  cpSync(DEFAULT_TARGET.folder, join(TARGET, 'web'), { recursive: true, filter: isServed });
  cpSync(join(SOURCE, 'bin', 'installed.mjs'), join(TARGET, 'bin', 'interregnum.mjs'));
  cpSync(join(ROOT, 'LICENSE'), join(TARGET, 'LICENSE'));
  writeFileSync(join(TARGET, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

const WORKER = /new URL\('(\.\/[^']+\.ts)', import\.meta\.url\)/g;

/** Bundles files that run on a thread of their own, which nothing imports: they stand beside the file that starts them. */
const workers: Plugin = {
  name: 'workers',
  enforce: 'pre',
  transform(code, id) {
    return code.replace(WORKER, (_, file: string) => {
      const source = resolve(dirname(id), file);
      const fileName = relative(ROOT, source).replaceAll(/[\\/]/g, '-').replace(/ts$/, 'js');
      this.emitFile({ type: 'chunk', id: source, fileName });
      return `new URL('./${fileName}', import.meta.url)`;
    });
  },
};

/** Packages of the workspace go into the bundle, all others stay dependencies; games and commands are loaded when needed. */
async function bundle(): Promise<Rolldown.RolldownOutput['output']> {
  const { output } = (await build({
    root: SOURCE,
    configFile: false,
    logLevel: 'warn',
    plugins: [workers],
    build: {
      ssr: 'src/main.ts',
      outDir: join(TARGET, 'dist'),
      emptyOutDir: true,
      target: 'node22',
      rolldownOptions: FLAT,
    },
  })) as Rolldown.RolldownOutput;
  return output;
}

/** All in one folder, as deep as the sources whose paths to other files are relative. */
const FLAT = { output: { chunkFileNames: '[name]-[hash].js' }, checks: { bundlerTimings: false } };

/** What a bundle imports must be installed with it. */
function refuseUndeclared(parts: Rolldown.RolldownOutput['output'], declared: readonly string[]): void {
  const own = new Set(parts.map(({ fileName }) => fileName));
  const imported = parts.flatMap((part) => (part.type === 'chunk' ? [...part.imports, ...part.dynamicImports] : []));
  const undeclared = imported.filter(
    (id) =>
      !own.has(id) &&
      !id.startsWith('node:') &&
      !builtinModules.includes(id) &&
      !declared.some((name) => id === name || id.startsWith(`${name}/`)),
  );
  if (undeclared.length > 0) throw new Error(`the program imports what it does not declare: ${undeclared.join(', ')}`);
}
