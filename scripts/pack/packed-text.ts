import { posix } from 'node:path';
import { CODE } from '../docs/links.ts';

/** What is only true in the repository stands between these; what is only true elsewhere, within the other. */
const REPOSITORY_ONLY = /<!-- repository -->[\s\S]*?(?:\n<!-- \/repository -->\n*|<!-- \/repository -->)/g;
const PACKAGE_ONLY = /<!-- package: ([\s\S]*?) -->/g;
/** Code stays as it is: what a text is split by is in every second part. */
const PARTS = new RegExp(`(${CODE.source})`, 'm');
const LINK = /!?\[([^\]]*)\]\(([^)\s]+)\)/g;

/** Where the files of one package are: in it, by where they are in the repository. */
export type Shipped = ReadonlyMap<string, string>;

/** Which packages can be installed, by the README that describes them in the repository. */
export type Libraries = ReadonlyMap<string, string>;

/**
 * A page of the repository as it reads in a package: what is only true there is left out, and links lead to what is in the
 * package. Those to other packages become their names, all others become plain text.
 */
export function packedText(text: string, page: string, shipped: Shipped, libraries: Libraries): string {
  const kept = text.replaceAll(REPOSITORY_ONLY, '').replaceAll(PACKAGE_ONLY, '$1');
  const linked = (whole: string, said: string, link: string): string =>
    /^([a-z]+:|#)/.test(link) ? whole : (leading(link) ?? named(link, said) ?? said).replace('[]', `[${said}]`);
  const leading = (link: string): string | undefined => {
    const [path, anchor] = link.split('#');
    const target = placeOf(posix.join(posix.dirname(page), path), shipped);
    if (target === undefined) return undefined;
    const from = posix.dirname(shipped.get(page) ?? page);
    const folder = target.endsWith('/') ? '/' : '';
    return `[](${posix.relative(from, target)}${folder}${anchor === undefined ? '' : `#${anchor}`})`;
  };
  const named = (link: string, said: string): string | undefined => {
    const library = libraries.get(posix.join(posix.dirname(page), link.split('#')[0]));
    if (library === undefined) return undefined;
    return library.endsWith(`/${said}`) ? `\`${library}\`` : `${said} (\`${library}\`)`;
  };
  return kept
    .split(PARTS)
    .map((part, at) => (at % 2 === 1 ? part : part.replaceAll(LINK, linked)))
    .join('')
    .replace(/\n{3,}/g, '\n\n')
    .trimEnd()
    .concat('\n');
}

/** Where a file or a folder of the repository is in a package; undefined if it is not there. */
function placeOf(path: string, shipped: Shipped): string | undefined {
  const file = shipped.get(path);
  if (file !== undefined) return file;
  const folder = path.endsWith('/') ? path : `${path}/`;
  return [...shipped.keys()].some((each) => each.startsWith(folder)) ? folder : undefined;
}
