import { LANGUAGES } from '@interregnum/texts/lazy';
import { GAME_IDS } from '../src/games/index.ts';
import type { Chunk } from './build.ts';

/** What the start page can do without. It does draw some of a game's pieces, and name the levels of bots. */
const LATER: readonly { readonly what: string; readonly path: RegExp }[] = [
  { what: 'rules of a game', path: new RegExp(`^packages/(${GAME_IDS.join('|')})/src/(?!options[.])`) },
  { what: 'board of a game', path: /^apps\/web\/src\/games\/[^/]+\/(index|board)[.]/ },
  { what: 'bots', path: /^(packages\/bots|apps\/web\/src\/bots)\/(?!src\/(levels|players)[.])/ },
  { what: 'table', path: /^apps\/web\/src\/table\// },
  { what: 'sounds', path: /^apps\/web\/src\/sound\// },
  { what: 'results', path: /^apps\/web\/src\/results\// },
  { what: 'rules pages', path: /^(apps\/web\/src\/rules\/(?!rule-dialog[.])|packages\/texts\/src\/rules\/)/ },
  {
    what: 'words of lessons, results and rules',
    path: /^packages\/texts\/src\/(lessons|notes|results|review|.+\/(lessons|rules))\//,
  },
  { what: 'lessons', path: /^(apps\/web\/src\/learn|packages\/lessons)\// },
  { what: 'tables on a server', path: /^(apps\/web\/src\/online|packages\/protocol)\/(?!connection\/hello[.])/ },
];
const CATALOGUE = new RegExp(`^packages/texts/src/(.+)/(${LANGUAGES.join('|')})[.]json$`);

/** A chunk and everything that is loaded before it runs. */
function withImports(chunks: readonly Chunk[], from: Chunk, found = new Set<Chunk>()): Set<Chunk> {
  if (found.has(from)) return found;
  found.add(from);
  for (const chunk of chunks) if (from.imports.includes(chunk.file)) withImports(chunks, chunk, found);
  return found;
}

/** What the start page waits for: the entry, what it imports, and words in the language that needs most. */
export function firstLoad(chunks: readonly Chunk[], sizeOf: (chunk: Chunk) => number): Chunk[] {
  const entry = chunks.find(({ isEntry }) => isEntry);
  if (entry === undefined) throw new Error('the build has no entry');
  const program = withImports(chunks, entry);
  const words = LANGUAGES.map((language) => wordsOf(chunks, language).filter((chunk) => !program.has(chunk)));
  const weight = (list: readonly Chunk[]): number => list.reduce((sum, chunk) => sum + sizeOf(chunk), 0);
  return [...program, ...words.reduce((most, list) => (weight(list) > weight(most) ? list : most))];
}

const wordsOf = (chunks: readonly Chunk[], language: string): Chunk[] =>
  chunks.filter(({ modules }) =>
    ['web', 'table'].some((name) => modules.includes(`packages/texts/src/${name}/${language}.json`)),
  );

/** What the first load holds and should not: a line for each module, and for each chunk with words of two languages. */
export function straysIn(first: readonly Chunk[]): string[] {
  const modules = LATER.flatMap(({ what, path }) =>
    first.flatMap((chunk) => chunk.modules.filter((module) => path.test(module)).map((module) => `${what}, ${module}`)),
  );
  const languages = new Set(
    first.flatMap((chunk) => chunk.modules.flatMap((module) => CATALOGUE.exec(module)?.[2] ?? [])),
  );
  return languages.size > 1 ? [...modules, `words of ${[...languages].join(' and ')}`] : modules;
}
