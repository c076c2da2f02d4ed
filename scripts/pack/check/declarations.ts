import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { STAGED } from '../workspace.ts';
import { expect } from './run.ts';

/** Comments and texts in quotes may say what they like. */
const ASIDE = /\/\*[\s\S]*?\*\/|\/\/.*|'[^'\n]*'|"[^"\n]*"/g;

/** That `any` stands in no type that others build on, and that nothing leads to a source that is not packed. */
export function checkDeclarations(): void {
  const files = globSync('*/dist/**/*.d.ts', { cwd: STAGED });
  expect(files.length > 100, 'there are no declarations');
  for (const file of files) {
    const text = readFileSync(join(STAGED, file), 'utf8');
    expect(!/\bany\b/.test(text.replace(ASIDE, '')), `${file}: a type is any`);
    expect(!/['"]\.{1,2}\/[^'"]*(?<!\.d)\.ts['"]/.test(text), `${file}: leads to a source`);
  }
}
