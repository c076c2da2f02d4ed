/** As much of package-lock.json as is looked at; whatever else it holds stays as it is. */
export interface Lock {
  readonly packages: Readonly<Record<string, Entry>>;
}

/** A package in a lock. Its key is the folder it goes to. */
export interface Entry {
  readonly version?: string;
  readonly resolved?: string;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly cpu?: readonly string[];
  readonly libc?: readonly string[];
  readonly os?: readonly string[];
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** A package that another one may use, and that has no entry. */
export interface Missing {
  /** The folder of the package that names it. */
  readonly by: string;
  readonly name: string;
  /** The version that is asked for. */
  readonly version: string;
}

const FOLDER = 'node_modules/';

/** The folders where Node looks for a package, the nearest first. */
export function placesFor(name: string, by: string): string[] {
  const inner = `${by === '' ? '' : `${by}/`}${FOLDER}${name}`;
  const outer = by.includes(FOLDER) ? by.slice(0, by.lastIndexOf(FOLDER)).replace(/[/]$/, '') : '';
  return by === '' ? [inner] : [inner, ...placesFor(name, outer)];
}

const isExact = (version: string): boolean => /^\d+[.]\d+[.]\d+/.test(version);

/** Every optional dependency that has no entry, or only one of another version. */
export function missingIn({ packages }: Lock): Missing[] {
  const isThere = ({ by, name, version }: Missing): boolean => {
    const place = placesFor(name, by).find((each) => each in packages);
    return place !== undefined && (!isExact(version) || packages[place]?.version === version);
  };
  return Object.entries(packages)
    .flatMap(([by, { optionalDependencies = {} }]) =>
      Object.entries(optionalDependencies).map(([name, version]) => ({ by, name, version })),
    )
    .filter((each) => !isThere(each));
}
