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

const names = (text: string, name: string): boolean => new RegExp(`\\b${name}\\b`).test(text);

const textIn = (root: string, file: string): string =>
  existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : '';

const withoutComments = (text: string): string => text.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');

/** A function on the way, what it is declared as, and the one that follows. */
interface Link {
  readonly file: string;
  readonly name: string;
  readonly declared: string;
  readonly next: string;
}

function linksOf(root: string, chain: readonly FlowStep[]): Link[] {
  const calls = chain.flatMap(({ file, functions }) => functions.map((name) => ({ file, name })));
  return calls.slice(0, -1).map(({ file, name }, at) => {
    const next = calls[at + 1].name;
    return { file, name, next, declared: declarationOf(name, textIn(root, file)) ?? next };
  });
}

/** The steps of a way that a comment alone leads on from: no call could be followed there. */
export const toldLinks = (root: string, chain: readonly FlowStep[]): string[] =>
  linksOf(root, chain)
    .filter(({ declared, next }) => names(declared, next) && !names(withoutComments(declared), next))
    .map(({ name, next }) => `${name}, ${next}`);

/** What is not so in the code: files and functions that are not there, and functions that do not name the next one. */
export function flowFlaws(root: string, chain: readonly FlowStep[]): string[] {
  const flaws = chain
    .flatMap((step) => [step, ...step.asked])
    .flatMap(({ file, functions }) => functions.map((name) => ({ file, name })))
    .filter(({ file, name }) => declarationOf(name, textIn(root, file)) === undefined)
    .map(({ file, name }) => `${file} has no ${name}`);
  for (const { file, name, declared, next } of linksOf(root, chain))
    if (!names(declared, next)) flaws.push(`${name} of ${file} does not name ${next}`);
  return [...flaws, ...chain.flatMap((step) => askedFlaws(root, step))];
}

/** What is asked must be named by the step, or by what was asked before it; and each of its functions names the next. */
function askedFlaws(root: string, { file, asked }: FlowStep): string[] {
  const askers = [file, ...asked.map((step) => step.file)];
  return asked.flatMap((step, at) => [
    ...(askers.slice(0, at + 1).some((asker) => names(textIn(root, asker), step.functions[0]))
      ? []
      : [`${file} does not name ${step.functions[0]}`]),
    ...linksOf(root, [step])
      .filter(({ declared, next }) => !names(declared, next))
      .map(({ name, next }) => `${name} of ${step.file} does not name ${next}`),
  ]);
}
