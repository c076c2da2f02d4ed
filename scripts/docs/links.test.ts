import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ROOT } from '../pack/workspace.ts';
import { anchorOf, brokenLinks, missingPaths } from './links.ts';

const PAGES = globSync(['*.md', '{apps,bench,docs,examples,packages}/**/*.md'], {
  cwd: ROOT,
  exclude: (path) => /(^|[\\/])(node_modules|dist|reports)$/.test(path),
});

test('every link of every page leads somewhere', () => {
  expect(PAGES).toContain('README.md');
  const broken = PAGES.flatMap((page) => brokenLinks(ROOT, page).map((link) => `${page}: ${link}`));
  expect(broken).toEqual([]);
});

test('every file and folder that a page names is there', () => {
  // Decisions and changes tell of their day.
  const pages = PAGES.filter((page) => !/^(docs.adr.|CHANGELOG)/.test(page));
  expect(pages.flatMap((page) => missingPaths(ROOT, page).map((path) => `${page}: ${path}`))).toEqual([]);
});

test.each([
  ['Find a rule in half a minute', 'find-a-rule-in-half-a-minute'],
  ['A tour of `npx interregnum`', 'a-tour-of-npx-interregnum'],
  ['Manoeuvre, Outmanoeuvre and pairs', 'manoeuvre-outmanoeuvre-and-pairs'],
])('the anchor of “%s”', (heading, anchor) => {
  expect(anchorOf(heading)).toBe(anchor);
});
