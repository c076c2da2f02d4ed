import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../pack/workspace.ts';
import { anchorOf, brokenLinks, missingPaths, renamedIn } from './links.ts';

const PAGES = globSync(['*.md', '{apps,bench,docs,examples,packages}/**/*.md'], {
  cwd: ROOT,
  exclude: (path) => /(^|[\\/])(node_modules|dist|reports)$/.test(path),
});

test('every link of every page leads somewhere', () => {
  expect(PAGES).toContain('README.md');
  const broken = PAGES.flatMap((page) => brokenLinks(ROOT, page).map((link) => `${page}: ${link}`));
  expect(broken).toEqual([]);
});

const IS_DECISION = /^docs.adr./;

test('every file and folder that a page names is there', () => {
  // Decisions and changes tell of their day.
  const pages = PAGES.filter((page) => !IS_DECISION.test(page) && !page.startsWith('CHANGELOG'));
  expect(pages.flatMap((page) => missingPaths(ROOT, page).map((path) => `${page}: ${path}`))).toEqual([]);
});

test('a decision that names files or folders which are gone says below its title what they are called now', () => {
  const untold = PAGES.filter((page) => IS_DECISION.test(page)).flatMap((page) => {
    const renamed = renamedIn(readFileSync(join(ROOT, page), 'utf8'));
    const unknown = missingPaths(ROOT, page).filter((path) => !renamed.some((name) => path.startsWith(name)));
    return unknown.map((path) => `${page}: ${path}`);
  });
  expect(untold).toEqual([]);
});

test.each([
  ['Find a rule in half a minute', 'find-a-rule-in-half-a-minute'],
  ['A tour of `npx interregnum`', 'a-tour-of-npx-interregnum'],
  ['Manoeuvre, Outmanoeuvre and pairs', 'manoeuvre-outmanoeuvre-and-pairs'],
])('the anchor of “%s”', (heading, anchor) => {
  expect(anchorOf(heading)).toBe(anchor);
});
