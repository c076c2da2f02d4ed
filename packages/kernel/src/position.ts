import type { Value, Values } from './message.ts';
import type { Options } from './options.ts';
import type { Random } from './random.ts';
import { type State, UNKNOWN } from './state.ts';

/** The first invariant that a text violates. */
export interface Flaw {
  readonly invariant: string;
  readonly values: Values;
}

export type PositionRead = { readonly state: State } | { readonly flaw: Flaw };

/** Stands in a written view for a card that its viewer does not know. */
export const HIDDEN = '?';

/** Canonical JSON in and out. */
export interface PositionCodec {
  /**
   * The canonical string, of every state: where a game's positions stand between turns, a half-made turn has one more key
   * at the end, `halfMade`. Of a seen state, HIDDEN stands for every card that the viewer does not know.
   */
  write(s: State): string;
  /** House rules that a position does not carry are as by default, unless `house` says otherwise. Rules are this game's. */
  read(text: string, house?: Options): PositionRead;
  /**
   * Reads a written view, or one in which more is known, or a whole position. The cards that it hides are dealt as
   * `imagine` deals them: the state is full, and `read` would accept it.
   */
  readSeen(text: string, random: Random, house?: Options): PositionRead;
  /** Every invariant that `read` and `readSeen` may name. */
  readonly invariants: readonly string[];
}

/** Every list of words in a written position, by where it stands, if it is not empty: hands, piles, decks. */
export function cardLists(json: unknown, where = ''): Readonly<Record<string, readonly string[]>> {
  if (typeof json !== 'object' || json === null) return {};
  if (Array.isArray(json) && typeof json[0] === 'string') return { [where]: json };
  return Object.assign({}, ...Object.entries(json).map(([key, value]) => cardLists(value, `${where}/${key}`)));
}

/** Whether a viewer has been shown a card: some list of its written view hides fewer of them than before. */
export function showsMore(before: string, after: string): boolean {
  // Where nothing was hidden nothing can be shown, and that is seen without reading; others may have written \u003f.
  if (!before.includes(HIDDEN) && !before.includes('\\')) return false;
  const [were, are] = [before, after].map((written) => cardLists(JSON.parse(written)));
  const hidden = (cards?: readonly string[]): number => cards?.filter((card) => card === HIDDEN).length ?? 0;
  return Object.keys(were).some((where) => hidden(are[where]) < hidden(were[where]));
}

/** Thrown while a position is read, caught by `readPosition`. */
class FlawFound extends Error {
  readonly flaw: Flaw;
  constructor(flaw: Flaw) {
    super(flaw.invariant);
    this.flaw = flaw;
  }
}

/** Says that an invariant is violated; the message's `where` tells at which key. */
export function throwFlaw(invariant: string, values: Values = {}): never {
  throw new FlawFound({ invariant, values });
}

/** Requires an invariant of the position being read. */
export function ensure(holds: boolean, invariant: string, where: Value = ''): asserts holds {
  if (!holds) throwFlaw(invariant, { where });
}

const withoutSpace = (text: string): string => text.replace(/[ \t\r\n]/g, '');

/**
 * Reads a position as a whole or not at all. `build` makes a state from the parsed JSON or calls `throwFlaw`; what it
 * made must then write back to the very text that was read, white space apart. That one comparison refuses keys out
 * of order, doubled keys, `1.0`, `-0` and unsorted lists, as `canonical`.
 */
export function readPosition(text: string, build: (json: unknown) => State, write: (s: State) => string): PositionRead {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { flaw: { invariant: 'json', values: {} } };
  }
  try {
    const state = build(json);
    // Words may hold a space; what they are has been read already.
    if (withoutSpace(text) !== withoutSpace(write(state))) throwFlaw('canonical');
    return { state };
  } catch (problem) {
    if (problem instanceof FlawFound) return { flaw: problem.flaw };
    throw problem;
  }
}

/** How a game reads a view: `build` makes a seen state of it, which `imagine` completes. */
interface ViewReader {
  readonly build: (json: unknown) => State;
  readonly imagine: (seen: State) => State;
  readonly write: (s: State) => string;
  readonly read: (text: string) => PositionRead;
}

/** Reads a view. What it shows must be in order for itself, and what is made of it is read as a position again. */
export function readView(text: string, { build, imagine, write, read }: ViewReader): PositionRead {
  const seen = readPosition(text, build, write);
  return 'flaw' in seen ? seen : read(write(imagine(seen.state)));
}

/** An object with exactly these keys. */
export function fields<K extends string>(json: unknown, keys: readonly K[], where: string): Record<K, unknown> {
  ensure(typeof json === 'object' && json !== null && !Array.isArray(json), 'shape', where);
  const found = json as Record<string, unknown>;
  for (const key of Object.keys(found))
    ensure((keys as readonly string[]).includes(key), 'unknown-key', `${where}.${key}`);
  for (const key of keys) ensure(Object.hasOwn(found, key), 'missing-key', `${where}.${key}`);
  return found as Record<K, unknown>;
}

/** A whole number within bounds. */
export function whole(json: unknown, least: number, most: number, where: string): number {
  ensure(typeof json === 'number' && Number.isInteger(json) && json >= least && json <= most, 'number', where);
  return json;
}

/** The index of a word in a list of words. */
export function word(json: unknown, words: readonly string[], where: string): number {
  const index = (words as readonly unknown[]).indexOf(json);
  ensure(index >= 0, 'word', where);
  return index;
}

/** The index of a word; UNKNOWN for one that is hidden, where it may be. */
export const wordOrHidden = (json: unknown, words: readonly string[], mayHide: boolean, where: string): number =>
  mayHide && json === HIDDEN ? UNKNOWN : word(json, words, where);

/** A list of between `least` and `most` entries. */
export function list(json: unknown, least: number, most: number, where: string): readonly unknown[] {
  ensure(Array.isArray(json) && json.length >= least && json.length <= most, 'shape', where);
  return json;
}

export function flag(json: unknown, where: string): boolean {
  ensure(typeof json === 'boolean', 'shape', where);
  return json;
}

/** Whether JSON is just what was expected. Looks no deeper than that goes, however deep the JSON is. */
export function matches(json: unknown, expected: unknown): boolean {
  if (typeof expected !== 'object' || expected === null) return json === expected;
  if (typeof json !== 'object' || json === null || Array.isArray(json) !== Array.isArray(expected)) return false;
  const [keys, wanted] = [Object.keys(json), Object.keys(expected)];
  return (
    keys.length === wanted.length &&
    wanted.every((key, at) => keys[at] === key && matches(Reflect.get(json, key), Reflect.get(expected, key)))
  );
}

/** The invariants of any position's form, checked by the readers above. */
export const FORM_INVARIANTS = ['json', 'shape', 'unknown-key', 'missing-key', 'number', 'word', 'canonical'] as const;
