import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/**
 * Scenarios: rules told in table language, one after another in a text file.
 *
 *     # A comment.
 *     Scenario: a fox beats a hen        XX-TRICK-1, XX-FOX-2
 *       Ana holds fox. Ben holds hen.
 *       Ana plays fox. Ben plays hen. Ana wins the trick.
 *
 * The clauses follow the title after two or more spaces. Every sentence ends with a period and may run over lines.
 */
export interface Scenario {
  readonly file: string;
  readonly line: number;
  readonly title: string;
  /** The clauses as written behind the title. */
  readonly clauses: string;
  readonly sentences: readonly Sentence[];
}

export interface Sentence {
  readonly line: number;
  /** Without its period. */
  readonly text: string;
}

/** How a sentence looks, and what it does to the world of a scenario; groups of the pattern are passed on. */
export type Pattern<W> = readonly [looks: RegExp, does: (world: W, ...groups: string[]) => void];

/** The pattern of a whole sentence, whatever its capitals. */
export const says = (pattern: string): RegExp => new RegExp(`^${pattern}$`, 'i');

/** What can be said of a game: how its table lies, what is done there, and what is then to be found. */
export interface ScenarioLanguage<W> {
  readonly lays: readonly Pattern<W>[];
  readonly acts: readonly Pattern<W>[];
  readonly expects: readonly Pattern<W>[];
}

const HEADING = /^Scenario: (.+?)(?: {2,}(\S.*?))?\s*$/;

/** Reads the scenarios of a text. A line that is no heading, comment or indented sentence is an error. */
export function readScenarios(text: string, file: string): Scenario[] {
  const scenarios: { title: string; clauses: string; line: number; lines: [number, string][] }[] = [];
  for (const [index, content] of text.split('\n').entries()) {
    const line = index + 1;
    if (/^\s*(#.*)?$/.test(content)) continue;
    const heading = HEADING.exec(content);
    if (heading) scenarios.push({ title: heading[1], clauses: heading[2] ?? '', line, lines: [] });
    else if (/^\s/.test(content) && scenarios.length > 0) scenarios[scenarios.length - 1].lines.push([line, content]);
    else throw new Error(`${file}:${line}: neither a heading nor a line of a scenario: ${content}`);
  }
  return scenarios.map(({ lines, ...rest }) => ({ file, ...rest, sentences: sentencesOf(lines, file) }));
}

/** All scenarios in the `.scenario` files of a folder. */
export function scenariosIn(folder: string): Scenario[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.scenario'));
  return files.sort().flatMap((name) => readScenarios(readFileSync(join(folder, name), 'utf8'), basename(name)));
}

/** The hard cases that titles in a folder name, such as `12` of "hard case 12", each once. */
export const hardCasesIn = (folder: string): string[] => [
  ...new Set(scenariosIn(folder).flatMap(({ title }) => [...title.matchAll(/hard case (\w+)/g)].map(([, id]) => id))),
];

/** A period ends a sentence before white space or at the end of a line; those in `1.5` or `a.b` do not. */
function sentencesOf(lines: readonly [number, string][], file: string): Sentence[] {
  const sentences: Sentence[] = [];
  let begun: Sentence | undefined;
  for (const [line, content] of lines) {
    for (const piece of content.trim().split(/(?<=\.)\s+/)) {
      const text: string = begun === undefined ? piece : `${begun.text} ${piece}`;
      const sentence: Sentence = { line: begun?.line ?? line, text: text.replace(/\.$/, '') };
      begun = text.endsWith('.') ? undefined : sentence;
      if (begun === undefined) sentences.push(sentence);
    }
  }
  if (begun !== undefined) throw new Error(`${file}:${begun.line}: a sentence without a period: ${begun.text}`);
  return sentences;
}

/** Says each sentence of a scenario to the world. Fails with file, line and text at the first one that does not hold. */
export function runScenario<W>(scenario: Scenario, language: ScenarioLanguage<W>, world: W): void {
  const { file, line, sentences } = scenario;
  let expected = 0;
  for (const sentence of sentences) {
    if (say(sentence.text, language, world, `${file}:${sentence.line}`)) expected++;
  }
  if (expected === 0) throw new Error(`${file}:${line}: this scenario expects nothing`);
}

/** Says a sentence to the world; whether it was one that expects something. */
export function say<W>(text: string, language: ScenarioLanguage<W>, world: W, place: string): boolean {
  const where = `${place}: ${text}`;
  const [does, groups, expects] = understand(text, language, where);
  try {
    does(world, ...groups);
  } catch (problem) {
    throw new Error(`${where}\n${problem instanceof Error ? problem.message : problem}`, { cause: problem });
  }
  return expects;
}

type Understood<W> = [does: Pattern<W>[1], groups: string[], expects: boolean];

/** The one pattern that a sentence fits. */
function understand<W>(text: string, { lays, acts, expects }: ScenarioLanguage<W>, where: string): Understood<W> {
  const fitting = [...lays, ...acts, ...expects].filter(([looks]) => looks.test(text));
  if (fitting.length === 0) throw new Error(`${where}\nnothing like this can be said of this game`);
  if (fitting.length > 1) throw new Error(`${where}\nambiguous: ${fitting.map(([looks]) => looks).join(', ')}`);
  const [[looks, does]] = fitting;
  return [does, (looks.exec(text) as RegExpExecArray).slice(1), expects.some(([each]) => each === looks)];
}
