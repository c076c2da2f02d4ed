import { fail } from './errors.ts';

/** What may stand at a key of a request, and how it is told: in a notation that needs no language. */
export interface Field<T> {
  readonly expected: string;
  readonly fits: (json: unknown) => json is T;
}

/** The keys of a request. One that may be left out fits `undefined`. */
export type Schema = Readonly<Record<string, Field<unknown>>>;

/** A request that fits a schema. */
export type Parsed<F extends Schema> = { readonly [K in keyof F]: F[K] extends Field<infer T> ? T : never };

export const string = (least: number, most: number): Field<string> => ({
  expected: `string of ${least}..${most}`,
  fits: (json): json is string => typeof json === 'string' && json.length >= least && json.length <= most,
});

export const whole = (least: number, most: number): Field<number> => ({
  expected: `${least}..${most}`,
  fits: (json): json is number => typeof json === 'number' && Number.isInteger(json) && json >= least && json <= most,
});

/** What names a request, or an answer: whatever the client likes. */
export const id: Field<string | number> = {
  expected: 'string | integer',
  fits: (json): json is string | number => typeof json === 'string' || Number.isSafeInteger(json),
};
export type Id = string | number | undefined;

export const flag: Field<boolean> = {
  expected: 'true | false',
  fits: (json) => typeof json === 'boolean',
};

export const word = <W extends string>(only: W): Field<W> => ({
  expected: `"${only}"`,
  fits: (json): json is W => json === only,
});

export const oneOf = <W extends string>(words: readonly W[]): Field<W> => ({
  expected: words.map((each) => `"${each}"`).join(' | '),
  fits: (json): json is W => (words as readonly unknown[]).includes(json),
});

export const either = <A, B>(a: Field<A>, b: Field<B>): Field<A | B> => ({
  expected: `${a.expected} | ${b.expected}`,
  fits: (json): json is A | B => a.fits(json) || b.fits(json),
});

export const listOf = <T>(entry: Field<T>): Field<readonly T[]> => ({
  expected: `[${entry.expected}, ...]`,
  fits: (json): json is readonly T[] => Array.isArray(json) && json.every(entry.fits),
});

/** Any object, if each of its values fits. */
export const objectOf = <T>(value: Field<T>): Field<Readonly<Record<string, T>>> => ({
  expected: `{"...": ${value.expected}}`,
  fits: (json): json is Readonly<Record<string, T>> => isObject(json) && Object.values(json).every(value.fits),
});

export const anything: Field<unknown> = { expected: '...', fits: (_): _ is unknown => true };

export const optional = <T>(field: Field<T>): Field<T | undefined> => ({
  expected: field.expected,
  fits: (json): json is T | undefined => json === undefined || field.fits(json),
});

export const isObject = (json: unknown): json is Readonly<Record<string, unknown>> =>
  typeof json === 'object' && json !== null && !Array.isArray(json);

/** Keys that every request may have. */
const COMMON = ['id', 'do'];

/** A function that lets a request pass if it has the keys of a schema, no others, and in each what is expected. */
export function checker<F extends Schema>(schema: F): (json: Readonly<Record<string, unknown>>) => Parsed<F> {
  const fields = Object.entries(schema);
  const names = [...COMMON, ...Object.keys(schema)];
  return (json) => {
    for (const name of Object.keys(json)) {
      if (!names.includes(name)) fail('unknown-key', { name, possible: names });
    }
    for (const [name, { expected, fits }] of fields) {
      if (fits(json[name])) continue;
      if (json[name] === undefined) fail('missing-key', { name });
      fail('bad-value', { name, expected });
    }
    return json as Parsed<F>;
  };
}
