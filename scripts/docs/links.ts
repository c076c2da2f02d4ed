import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Fenced and indented blocks, and code within a line: what looks like a link there is none. */
export const CODE = /^```[\s\S]*?^```|^ {4}.*$|`[^`\n]*`/gm;
const LINK = /\]\(([^)\s]+)\)/g;

/** The anchor of a heading, as GitHub makes it. */
export const anchorOf = (heading: string): string =>
  heading
    .replaceAll(/\]\([^)]*\)|[`*[\]]/g, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

const headingsIn = (text: string): string[] =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading]) => anchorOf(heading));

/** The links of a page that lead nowhere in the repository; addresses of the web are not tried. */
export function brokenLinks(root: string, page: string): string[] {
  const text = readFileSync(join(root, page), 'utf8');
  const links = [...text.replaceAll(CODE, '').matchAll(LINK)].map(([, link]) => link);
  return links.filter((link) => {
    if (/^[a-z]+:/.test(link)) return false;
    const [path, anchor] = link.split('#');
    const target = path === '' ? join(root, page) : join(root, dirname(page), path);
    if (!existsSync(target)) return true;
    return (
      anchor !== undefined &&
      (statSync(target).isDirectory() || !headingsIn(readFileSync(target, 'utf8')).includes(anchor))
    );
  });
}

/** Where the paths begin that pages name in code: folders of the repository, or of the package whose page it is. */
const OF_REPOSITORY = /`((?:packages|apps|bench|scripts|examples|docs)\/[\w./-]+)`/g;
const OF_PACKAGE = /`((?:src|test|e2e|serve|measure|service-worker|bin)\/[\w./-]+)`/g;
/** Stands for any name. */
const PLACEHOLDER = /[A-Z]{2,}(?!\.md)/;
/** What a build writes is there after a build only. */
const BUILT = /\/dist\b/;

/** The paths that a page names although nothing is there. */
export function missingPaths(root: string, page: string): string[] {
  const text = readFileSync(join(root, page), 'utf8');
  const named = (pattern: RegExp, folder: string): string[] =>
    [...text.matchAll(pattern)].map(([, path]) => path).filter((path) => !existsSync(join(folder, path)));
  const ofPackage = page.endsWith('README.md') ? named(OF_PACKAGE, join(root, dirname(page))) : [];
  return [...named(OF_REPOSITORY, root), ...ofPackage].filter((path) => !PLACEHOLDER.test(path) && !BUILT.test(path));
}

/** What the paragraph of a decision record names that tells what things are called now. */
export function renamedIn(text: string): string[] {
  const [paragraph = ''] = /^Now called: .*(?:\n.+)*/m.exec(text) ?? [];
  return [...paragraph.matchAll(/`([^`]+)`/g)].map(([, name]) => name);
}
