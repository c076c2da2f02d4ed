import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A step of a flow that a page tells: a file, and the functions of it that call one another in this order. */
export interface FlowStep {
  readonly file: string;
  readonly functions: readonly string[];
  /** What a step only asks: it goes on in the step itself. */
  readonly asked: readonly FlowStep[];
}

const STEP = /^( *)(?:\d+\.|-) `([\w./-]+)`((?:, `\w+`)+):/;

/** The chains of steps under a heading of a page. A chain ends where text begins that belongs to no step. */
export function flowsUnder(heading: string, page: string): FlowStep[][] {
  const [, ...sections] = page.split(/^## /m);
  const section = sections.find((each) => each.startsWith(`${heading}\n`));
  if (section === undefined) throw new Error(`no section ${heading}`);
  const chains: (FlowStep & { readonly asked: FlowStep[] })[][] = [[]];
  for (const line of section.split('\n').slice(1)) {
    const [, indent, file, names] = STEP.exec(line) ?? [];
    const chain = chains[chains.length - 1];
    if (file === undefined) {
      if (/^\S/.test(line) && chain.length > 0) chains.push([]);
      continue;
    }
    const step = { file, functions: [...names.matchAll(/\w+/g)].map(([name]) => name), asked: [] };
    if (indent === '') chain.push(step);
    else chain[chain.length - 1].asked.push(step);
  }
  return chains.filter((chain) => chain.length > 0);
}

/** A function, with what is said above it, up to the next blank line; undefined if the file declares none of that name. */
function declarationOf(name: string, text: string): string | undefined {
  const words = '(?:export |private |readonly |async |get )*';
  const atTop = `^${words}(?:function|const) ${name}\\b`;
  const inside = `^ +${words}${name}(?:\\(.*(?:\\{|\\()$|\\($|: \\(.*=>| = )`;
  const declared = new RegExp(`${atTop}|${inside}`);
  for (const paragraph of text.split('\n\n')) {
    const lines = paragraph.split('\n');
    const at = lines.findIndex((line) => declared.test(line));
    if (at >= 0) return lines.with(at, lines[at].replace(name, '')).join('\n');
  }
  return undefined;
}

/** What is not so in the code: files and functions that are not there, and functions that do not name the next one. */
export function flowFlaws(root: string, chain: readonly FlowStep[]): string[] {
  const textOf = (file: string): string => (existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : '');
  const names = (text: string, name: string): boolean => new RegExp(`\\b${name}\\b`).test(text);
  const calls = chain.flatMap(({ file, functions }) => functions.map((name) => ({ file, name })));
  const flaws = [
    ...calls,
    ...chain.flatMap(({ asked }) => asked.map(({ file, functions: [name] }) => ({ file, name }))),
  ]
    .filter(({ file, name }) => declarationOf(name, textOf(file)) === undefined)
    .map(({ file, name }) => `${file} has no ${name}`);
  for (const [at, { file, name }] of calls.slice(0, -1).entries()) {
    const next = calls[at + 1].name;
    if (!names(declarationOf(name, textOf(file)) ?? next, next)) flaws.push(`${name} of ${file} does not name ${next}`);
  }
  for (const { file, asked } of chain)
    for (const { functions } of asked)
      if (!names(textOf(file), functions[0])) flaws.push(`${file} does not name ${functions[0]}`);
  return flaws;
}
