import { cpSync, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brokenLinks } from '../docs/links.ts';
import { packedText } from './packed-text.ts';
import { LIBRARIES, manifestIn, PROGRAM, ROOT } from './workspace.ts';

const EXAMPLES = ['examples/README.md', 'examples/*.{ts,py}', 'examples/replay-page/*'];

/** What goes into packages beside their README, by the folder of each: what their readers need. Games are kept small. */
const PAGES: Readonly<Record<string, readonly string[]>> = {
  'packages/king-is-dead': ['docs/notation.md'],
  'packages/foreign-king': ['docs/notation.md'],
  'packages/claim': ['docs/notation.md'],
  'packages/games': ['docs/rules-versions.md', ...EXAMPLES],
  'packages/bots': ['docs/{protocol,notation,bots,rules-versions}.md', ...EXAMPLES],
  'packages/record': ['docs/notation.md', ...EXAMPLES],
  'packages/screen': EXAMPLES,
  'apps/cli': ['docs/{cli,protocol,notation,bots,rules-versions,online,hosting}.md', 'docs/online/*.json', ...EXAMPLES],
};

/** Every package that is packed, by its folder in the repository. */
export const PACKED: ReadonlyMap<string, string> = new Map([
  ...LIBRARIES.map((name): [string, string] => [`packages/${name}`, name]),
  ['apps/cli', PROGRAM],
]);

const posixed = (path: string): string => path.replaceAll('\\', '/');

/** The pages of a package, and where they are in it by where they are in the repository. */
function pagesOf(folder: string): ReadonlyMap<string, string> {
  const own = ['README.md', 'RULES.md'].filter((page) => existsSync(join(ROOT, folder, page)));
  const others = globSync([...(PAGES[folder] ?? [])], { cwd: ROOT, exclude: (path) => path.endsWith('node_modules') });
  return new Map([
    ...own.map((page): [string, string] => [`${folder}/${page}`, page]),
    ...others.map(posixed).map((path): [string, string] => [path, path]),
  ]);
}

/** Lays out the pages of a package, as they read there, and tells what to pack beside its README. */
export function stagePages(folder: string, target: string): readonly string[] {
  const shipped = pagesOf(folder);
  const libraries = new Map(
    LIBRARIES.map((name) => [`packages/${name}/README.md`, manifestIn(`packages/${name}`).name]),
  );
  for (const [page, place] of shipped) {
    const [from, to] = [join(ROOT, page), join(target, place)];
    mkdirSync(dirname(to), { recursive: true });
    if (page.endsWith('.md')) writeFileSync(to, packedText(readFileSync(from, 'utf8'), page, shipped, libraries));
    else cpSync(from, to);
  }
  const tops = [...shipped.values()].map((place) => place.split('/')[0]);
  return [...new Set(tops)].filter((top) => top !== 'README.md');
}

/** What a README may name of its package, and of the repository. */
const NAMED = /(?<![\w/.-])((?:docs|examples|src|test|scripts|packages|apps|bin)\/[\w./-]*\w)/g;

const pagesIn = (target: string): string[] => globSync(['*.md', 'docs/**/*.md', 'examples/**/*.md'], { cwd: target });

/** Commands that only the repository has. */
const REPOSITORY_COMMAND = /npm (?:run|start|test)\b[^`\n]*/g;

/** What the pages of a package, as they are laid out, tell to run although nobody can who has installed it. */
export const repositoryCommands = (target: string): string[] =>
  pagesIn(target).flatMap((page) =>
    [...readFileSync(join(target, page), 'utf8').matchAll(REPOSITORY_COMMAND)].map(
      ([command]) => `${page}: ${command}`,
    ),
  );

/** What the pages of a package, as they are laid out, refer to although it is not there. */
export function brokenPages(target: string): string[] {
  const pages = pagesIn(target);
  const links = pages.flatMap((page) => brokenLinks(target, page).map((link) => `${page}: ${link}`));
  const readme = readFileSync(join(target, 'README.md'), 'utf8');
  const named = [...readme.matchAll(NAMED)].map(([, path]) => path).filter((path) => !existsSync(join(target, path)));
  return [...links, ...named.map((path) => `README.md: ${path}`)];
}
