import { readdirSync, readFileSync } from 'node:fs';
import { catalogue } from '@interregnum/texts';
import { expect, test } from 'vitest';

const folder = new URL('../src/', import.meta.url);
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => readFileSync(new URL(file, folder), 'utf8'))
  .join('\n');

/** Keys that are put together while the program runs, by the template in which they are. */
const PREFIXES = [
  // The headings that commander gives to parts of a help text.
  'help.heading.',
  // The columns of the table.
  'bench.',
];

/** Keys that nothing here uses yet, and why. */
const RESERVED = [
  // Matches between teams are shown by the apps to come.
  /^team$/,
  // The choice of a language in the apps to come; here it is --lang.
  /^language\./,
];

const keys = Object.keys(catalogue('app', 'en'));
const sections = [...new Set(keys.filter((key) => key.includes('.')).map((key) => key.split('.')[0]))];
const literals = new Set([...sources.matchAll(/'([a-z][a-z.-]*)'/g)].map(([, literal]) => literal));

test('every text of the applications is used or reserved', () => {
  const isUsed = (key: string) => literals.has(key) || PREFIXES.some((prefix) => key.startsWith(prefix));
  expect(keys.filter((key) => !isUsed(key) && !RESERVED.some((pattern) => pattern.test(key)))).toEqual([]);
});

test('no text is reserved that is used already', () => {
  expect(keys.filter((key) => literals.has(key) && RESERVED.some((pattern) => pattern.test(key)))).toEqual([]);
});

test('every key that is written down exists', () => {
  const asked = [...sources.matchAll(/\btext\(\s*'([^']+)'/g)].map(([, key]) => key);
  const alike = [...literals].filter((literal) => new RegExp(`^(${sections.join('|')})\\.[a-z.-]+$`).test(literal));
  expect(asked.length).toBeGreaterThan(30);
  expect([...new Set([...asked, ...alike])].filter((key) => !keys.includes(key))).toEqual([]);
});

test('every prefix is one that the program completes', () => {
  const completed = [...sources.matchAll(/\btext\(`([^`$]+)\$\{/g)].map(([, prefix]) => prefix);
  expect([...new Set(completed)].sort()).toEqual([...PREFIXES].sort());
});
