import type { ClauseId, Values } from '@interregnum/kernel';
import type { AppText } from '@interregnum/texts';

/** A refusal by a game, as answers carry it. */
interface ByClause {
  readonly clause: ClauseId;
  readonly key: string;
  readonly values: Values;
}

/** A choice that was refused, and its place in the list of choices. */
interface ByChoice extends ByClause {
  readonly choice: string;
  readonly index: number;
}

type Nothing = Readonly<Record<never, never>>;

/** Errors with a sentence of our own, and what an answer carries beside it. docs/protocol.md tells what each means. */
interface Errors {
  readonly 'bad-json': Nothing;
  readonly 'too-long': { readonly limit: number };
  readonly 'too-deep': { readonly limit: number };
  readonly 'bad-request': Nothing;
  readonly 'unknown-request': { readonly request: string; readonly possible: readonly string[] };
  readonly 'unknown-key': { readonly name: string; readonly possible: readonly string[] };
  readonly 'missing-key': { readonly name: string };
  readonly 'bad-value': { readonly name: string; readonly expected: string };
  readonly 'unknown-game': { readonly game: string; readonly possible: readonly string[] };
  readonly 'unknown-rules': { readonly game: string; readonly rules: number; readonly possible: readonly number[] };
  readonly 'options-differ': { readonly option: string; readonly value: string };
  readonly 'no-table': { readonly table: string };
  readonly 'too-many-tables': { readonly limit: number };
  readonly 'nothing-to-undo': { readonly possible: number };
  readonly 'not-in-list': { readonly request: string };
  readonly 'too-many-thoughts': { readonly limit: number };
  readonly 'nothing-to-decide': Nothing;
  readonly 'hides-too-much': { readonly seat: number };
}

/** Errors that a game tells in its own words. */
interface Refusals {
  readonly 'bad-options': ByClause;
  readonly 'bad-position': { readonly invariant: string; readonly values: Values };
  readonly illegal: ByChoice;
  readonly over: ByChoice;
}

const SENTENCES: Readonly<Record<keyof Errors, string>> = {
  'bad-json': 'engine.bad-json',
  'too-long': 'engine.too-long',
  'too-deep': 'engine.too-deep',
  'bad-request': 'engine.bad-request',
  'unknown-request': 'engine.unknown-request',
  'unknown-key': 'engine.unknown-key',
  'missing-key': 'engine.missing-key',
  'bad-value': 'engine.bad-value',
  'unknown-game': 'engine.unknown-game',
  'unknown-rules': 'engine.unknown-rules',
  'options-differ': 'engine.options-differ',
  'no-table': 'engine.no-table',
  'too-many-tables': 'engine.too-many-tables',
  'nothing-to-undo': 'engine.nothing-to-undo',
  'not-in-list': 'engine.not-in-list',
  'too-many-thoughts': 'engine.too-many-thoughts',
  'nothing-to-decide': 'engine.nothing-to-decide',
  'hides-too-much': 'engine.hides-too-much',
};
const BY_GAMES: readonly (keyof Refusals)[] = ['bad-options', 'bad-position', 'illegal', 'over'];

/** Every code that an error may have. */
export const ERROR_CODES: readonly string[] = [...Object.keys(SENTENCES), ...BY_GAMES];

/** Thrown while a request is carried out, before anything is changed; caught where it is answered. */
export class Failure extends Error {
  /** The error of the answer: its code, a sentence for people, and what the code is about. */
  readonly describe: (text: AppText) => object;

  constructor(describe: (text: AppText) => object) {
    super();
    this.describe = describe;
  }
}

/** Gives a request up. */
export function fail<C extends keyof Errors>(code: C, values: Errors[C]): never {
  const spoken = (value: unknown): string | number =>
    typeof value === 'number' ? value : Array.isArray(value) ? value.join(', ') : String(value);
  throw new Failure((text) => {
    const words = Object.entries(values).map(([name, value]) => [name, spoken(value)]);
    return { code, message: text(SENTENCES[code], Object.fromEntries(words)), ...values };
  });
}

/** Gives a request up because a game refuses it, in the words of that game. */
export function refuse<C extends keyof Refusals>(code: C, message: string, values: Refusals[C]): never {
  throw new Failure(() => ({ code, message, ...values }));
}
