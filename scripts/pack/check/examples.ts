import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LIBRARIES, ROOT } from '../workspace.ts';
import { type Example, exampleIn } from './example.ts';
import { expect, outputOf } from './run.ts';

const TSC = join(ROOT, 'node_modules', 'typescript-7', 'bin', 'tsc');

/** What a strict project would say, types of packages included; it knows browsers, and nothing of Node. */
const STRICT = {
  strict: true,
  noUncheckedIndexedAccess: true,
  target: 'es2022',
  lib: ['es2022', 'dom', 'esnext.disposable'],
  types: [],
  skipLibCheck: false,
  verbatimModuleSyntax: true,
};

/** How packages are looked up: as Node does it, and as bundlers do. */
const RESOLUTIONS = {
  nodenext: { module: 'nodenext', moduleResolution: 'nodenext', rootDir: 'examples', outDir: 'built' },
  bundler: { module: 'esnext', moduleResolution: 'bundler', noEmit: true },
};

const examples = new Map<string, Example>();

/** Takes the examples out of the READMEs as they were installed, and has them checked and compiled. */
export async function compileExamples(project: string): Promise<void> {
  mkdirSync(join(project, 'examples'));
  for (const name of LIBRARIES) {
    const readme = readFileSync(join(project, 'node_modules', '@interregnum', name, 'README.md'), 'utf8');
    const example = exampleIn(readme);
    expect(example !== undefined, `the README of ${name} has no example`);
    examples.set(name, example);
    writeFileSync(join(project, 'examples', `${name}.ts`), example.code);
  }
  for (const [name, resolution] of Object.entries(RESOLUTIONS)) {
    const config = join(project, `tsconfig.${name}.json`);
    writeFileSync(config, JSON.stringify({ compilerOptions: { ...STRICT, ...resolution }, include: ['examples'] }));
    await outputOf(process.execPath, [TSC, '--project', config], { cwd: project });
  }
}

/** Runs what was compiled. Each example prints something, and just what its README says if that is there. */
export async function runExamples(project: string, env: NodeJS.ProcessEnv): Promise<void> {
  for (const [name, { prints }] of examples) {
    const printed = await outputOf('node', [join('built', `${name}.js`)], { cwd: project, env });
    expect(printed !== '', `the example of ${name} prints nothing`);
    expect(prints === undefined || printed === prints, `the example of ${name} prints something else:\n${printed}`);
  }
}
