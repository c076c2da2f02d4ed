/** A package and the names of those that it needs. */
interface Needing {
  readonly name: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** Packages in an order in which each comes after those that it needs, so that none can be installed without the others. */
export function publishOrder(packages: readonly Needing[]): string[] {
  const byName = new Map(packages.map((each) => [each.name, each]));
  const order = new Set<string>();
  const add = ({ name, dependencies = {} }: Needing): void => {
    for (const needed of Object.keys(dependencies).sort()) {
      const other = byName.get(needed);
      if (other !== undefined && !order.has(needed)) add(other);
    }
    order.add(name);
  };
  for (const each of packages) add(each);
  return [...order];
}

/** The file that npm packs a package into. */
export const tarballOf = (name: string, version: string): string =>
  `${name.replace(/^@/, '').replace('/', '-')}-${version}.tgz`;
