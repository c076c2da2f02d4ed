import { expect, test } from 'vitest';
import type { Chunk } from './build.ts';
import { firstLoad, straysIn } from './first-load.ts';

const chunk = (file: string, modules: readonly string[], imports: readonly string[] = []): Chunk => ({
  file,
  isEntry: file === 'entry.js',
  imports,
  modules,
});

const words = (language: string): Chunk => chunk(`${language}.js`, [`packages/texts/src/web/${language}.json`]);
const table = chunk('table.js', ['apps/web/src/table/table-page.tsx'], ['claim.js']);
const claim = chunk('claim.js', ['packages/claim/src/index.ts']);
const sizes: Readonly<Record<string, number>> = { 'en.js': 2, 'fr.js': 3, 'ru.js': 1 };
const sizeOf = ({ file }: Chunk): number => sizes[file] ?? 10;
const filesOf = (chunks: readonly Chunk[]): string[] => chunks.map(({ file }) => file);

test('a first load is the entry, what it imports, and the words of the language that needs most', () => {
  const entry = chunk('entry.js', ['apps/web/src/main.tsx'], ['react.js']);
  const react = chunk('react.js', ['node_modules/react/index.js'], ['entry.js']);
  const first = firstLoad([entry, react, table, claim, words('en'), words('fr'), words('ru')], sizeOf);
  expect(filesOf(first)).toEqual(['entry.js', 'react.js', 'fr.js']);
  expect(straysIn(first)).toEqual([]);
});

test('a game that is loaded with the start page is found, however deep', () => {
  const entry = chunk('entry.js', ['apps/web/src/main.tsx'], ['table.js']);
  const first = firstLoad([entry, table, claim, words('en'), words('fr')], sizeOf);
  expect(straysIn(first)).toEqual([
    'rules of a game, packages/claim/src/index.ts',
    'table, apps/web/src/table/table-page.tsx',
  ]);
});

test('words of a second language are found', () => {
  const entry = chunk('entry.js', ['packages/texts/src/web/en.json', 'packages/texts/src/web/ru.json']);
  expect(straysIn(firstLoad([entry], sizeOf))).toEqual(['words of en and ru']);
});

test('pieces that the start page draws, and names of levels, are no strays', () => {
  const small = ['apps/web/src/games/claim/emblems.tsx', 'packages/bots/src/levels.ts'];
  const large = ['apps/web/src/games/claim/board.tsx', 'packages/bots/src/search.ts', 'apps/web/src/bots/host.ts'];
  expect(straysIn([chunk('entry.js', small)])).toEqual([]);
  expect(straysIn([chunk('entry.js', large)])).toHaveLength(3);
});
