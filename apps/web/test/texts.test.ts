import { readdirSync, readFileSync } from 'node:fs';
import { catalogue } from '@interregnum/texts';
import { expect, test } from 'vitest';

const FOLDER = new URL('../src/', import.meta.url);
const sources = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.test.ts'))
  .map((file) => readFileSync(new URL(file, FOLDER), 'utf8'))
  .join('\n');

const [web, online, notices, personal, results, table] = [
  'web',
  'online',
  'notices',
  'personal',
  'results',
  'table',
].map((name) => Object.keys(catalogue(name, 'en')));
const own = [...web, ...online, ...notices, ...personal, ...results];
const sections = [...new Set(own.map((key) => key.split('.')[0]))].join('|');

/** Keys that are written down. */
const written = new Set(
  [...sources.matchAll(new RegExp(`'((?:${sections})\\.[a-z0-9.-]+)'`, 'g'))].map(([, key]) => key),
);
/** Keys that are put together, such as `settings.theme.${theme}`, as expressions that all of them match. */
const completed = [...sources.matchAll(/`((?:[a-z0-9.-]|\$\{[^}`]+\})*)`/g)]
  .map(([, key]) => key)
  .filter((key) => key.includes('${') && /^[a-z-]+\.|\}\.(?!record$)[a-z-]+$/.test(key))
  .map((key) => new RegExp(`^${key.replaceAll('.', '\\.').replaceAll(/\$\{[^}]+\}/g, '.*')}$`));
const isCompleted = (key: string): boolean => completed.some((each) => each.test(key));

test('every text of the web app is used', () => {
  expect(own.filter((key) => !written.has(key) && !isCompleted(key))).toEqual([]);
});

test('every key that is written down exists', () => {
  expect(written.size).toBeGreaterThan(80);
  expect([...written].filter((key) => !own.includes(key) && !table.includes(key))).toEqual([]);
});

test('every key that is put together can be completed', () => {
  const others = ['king-is-dead', 'claim', 'rules', 'you'].flatMap((name) => Object.keys(catalogue(name, 'en')));
  const known = [...own, ...table, ...others, 'option.'];
  const lost = completed.filter((each) => !known.some((key) => each.test(key)));
  expect(lost).toEqual([]);
});
