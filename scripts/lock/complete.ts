import { type Entry, type Lock, type Missing, missingIn, placesFor } from './lock.ts';
import { platformOf } from './platform.ts';

/**
 * Enters every optional dependency that is missing: npm leaves out those that its registry does not have, and `npm ci`
 * then refuses the lock. They are programs for other machines: by cpu, os and libc npm sees that one does not fit, and
 * does not fetch it. Where it fits it is fetched by its version; a digest to check it by is not known here.
 */
export function completed<Whole extends Lock>(lock: Whole): Whole {
  const packages: Record<string, Entry> = { ...lock.packages };
  for (const each of missingIn(lock)) packages[placeOf(each, packages)] = entryOf(each, packages[each.by]);
  return { ...lock, packages: Object.fromEntries(Object.entries(packages).sort(byFolder)) };
}

/** As far out as possible, as npm does it: beside a package of the same name and another version there is no room. */
function placeOf({ by, name, version }: Missing, packages: Lock['packages']): string {
  const inward = placesFor(name, by).reverse();
  const free = inward.find((place) => packages[place] === undefined || packages[place].version === version);
  if (free === undefined) throw new Error(`no place for ${name} ${version}, which ${by} asks for`);
  return free;
}

/** In the order that npm writes it in. */
function entryOf({ name, version }: Missing, by: Entry | undefined): Entry {
  const platform = platformOf(name);
  if (platform === undefined)
    throw new Error(`for which machines is ${name}? Its name does not tell; enter it by hand.`);
  const { cpu, libc, os } = platform;
  return {
    version,
    ...(cpu && { cpu }),
    ...(by?.dev && { dev: true }),
    ...(libc && { libc }),
    optional: true,
    ...(os && { os }),
  };
}

const byFolder = ([one]: [string, Entry], [other]: [string, Entry]): number => one.localeCompare(other, 'en');
