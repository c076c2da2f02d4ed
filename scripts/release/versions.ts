const VERSION = /^(0|[1-9]\d*)[.](0|[1-9]\d*)[.](0|[1-9]\d*)$/;

/** Whether a text is a version of three numbers. There are no versions before a release. */
export const isVersion = (text: string): boolean => VERSION.test(text);

/** Whether one version comes after another. */
export function isGreater(one: string, other: string): boolean {
  const [ones, others] = [one, other].map((version) => version.split('.').map(Number)) as [number[], number[]];
  const place = ones.findIndex((number, at) => number !== others[at]);
  return place >= 0 && (ones[place] ?? 0) > (others[place] ?? 0);
}

/** A package.json at a version that all packages of the workspace have. What else is in the text stays letter by letter. */
export function manifestAt(text: string, version: string, workspace: readonly string[]): string {
  const own = text.replace(/^( {2}"version": )"[^"]*"/m, `$1"${version}"`);
  const needed = new RegExp(`("(?:${workspace.join('|')})": )"\\d[^"]*"`, 'g');
  return own.replace(needed, `$1"${version}"`);
}

type Numbers = Readonly<Record<string, string>>;
interface Entry {
  readonly version?: string;
  readonly dependencies?: Numbers;
  readonly devDependencies?: Numbers;
}

/** The text of a lock in which the packages of the workspace have a version. */
export function lockAt(text: string, version: string, workspace: readonly string[]): string {
  const lock = JSON.parse(text) as { packages: Record<string, Entry> };
  const set = (numbers: Numbers): Numbers =>
    Object.fromEntries(Object.entries(numbers).map(([name, old]) => [name, workspace.includes(name) ? version : old]));
  const entryAt = (entry: Entry): Entry => ({
    ...entry,
    ...(entry.version && { version }),
    ...(entry.dependencies && { dependencies: set(entry.dependencies) }),
    ...(entry.devDependencies && { devDependencies: set(entry.devDependencies) }),
  });
  const entries = Object.entries(lock.packages).map(([folder, entry]) => [
    folder,
    folder.includes('node_modules/') ? entry : entryAt(entry),
  ]);
  return `${JSON.stringify({ ...lock, packages: Object.fromEntries(entries) }, null, 2)}\n`;
}
