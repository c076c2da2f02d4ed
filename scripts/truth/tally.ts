import type { LogLine, Move, Value } from '@interregnum/kernel';

/** How often something was said or done. */
type Counts = ReadonlyMap<string, number>;

const countsOf = (entries: readonly (readonly [string, number])[]): Counts => {
  const counts = new Map<string, number>();
  for (const [what, count] of entries) counts.set(what, (counts.get(what) ?? 0) + count);
  return counts;
};

/** Moves by their ways: which ones a line puts together, and in which order, does not matter. */
const waysOf = (moves: readonly Move[]): Counts =>
  countsOf(moves.map(({ piece, from, to, count }) => [`${piece}: ${from} -> ${to}`, count]));

const inOrder = (value: Value | Readonly<Record<string, Value>>): unknown => {
  if (typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map(inOrder);
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, part]) => [key, inOrder(part)]));
};

const factOf = ({ key, values }: LogLine): string => `${key} ${JSON.stringify(inOrder(values))}`;

export const movesOf = (lines: readonly LogLine[]): Move[] => lines.flatMap(({ moves }) => moves);

export const reversed = (moves: readonly Move[]): Move[] =>
  moves.map((move) => ({ ...move, from: move.to, to: move.from }));

/** Only the first differences are kept to be shown: the others tend to have the same reason. */
const MOST_SHOWN = 10;

/** What was compared, and what was found. */
export class Tally {
  matches = 0;
  decisions = 0;
  /** Things told that were not done, and things done that were not told. */
  wrong = 0;
  missing = 0;
  readonly differences: string[] = [];

  /** The sentences of a decision: what they say, in the order in which it happened, and their moves. */
  lines(where: string, told: readonly LogLine[], truth: readonly LogLine[]): void {
    const [said, done] = [told.map(factOf), truth.map(factOf)];
    const each = (facts: readonly string[]): Counts => countsOf(facts.map((fact) => [fact, 1]));
    const differed = this.compare(`${where}, lines`, each(said), each(done));
    if (!differed && said.join() !== done.join()) {
      this.wrong++;
      this.note(`${where}, order of lines`, said, done);
    }
    this.moves(`${where}, moves of lines`, movesOf(told), movesOf(truth));
  }

  /** Things that are shown one after another. */
  order(where: string, told: readonly LogLine[], truth: readonly LogLine[]): void {
    const [shown, done] = [told, truth].map((lines) => lines.map(({ key }) => key));
    if (shown.join() === done.join()) return;
    this.wrong++;
    this.note(where, shown, done);
  }

  /** Something that throws unless it holds. */
  holds(where: string, check: () => void): void {
    try {
      check();
    } catch (error) {
      this.wrong++;
      this.note(where, [String(error)], []);
    }
  }

  moves(where: string, told: readonly Move[], truth: readonly Move[]): void {
    this.compare(where, waysOf(told), waysOf(truth));
  }

  /** Whether they differ: too much of one thing is one wrong, too little of it one missing. */
  private compare(where: string, told: Counts, truth: Counts): boolean {
    const kinds = [...new Set([...told.keys(), ...truth.keys()])];
    const more = (these: Counts, those: Counts): string[] =>
      kinds.filter((kind) => (these.get(kind) ?? 0) > (those.get(kind) ?? 0));
    const [wrong, missing] = [more(told, truth), more(truth, told)];
    if (wrong.length + missing.length === 0) return false;
    this.wrong += wrong.length;
    this.missing += missing.length;
    const list = (counts: Counts): string[] =>
      [...wrong, ...missing].flatMap((kind) => (counts.has(kind) ? [`${counts.get(kind)} ${kind}`] : []));
    this.note(where, list(told), list(truth));
    return true;
  }

  private note(where: string, told: readonly string[], truth: readonly string[]): void {
    if (this.differences.length >= MOST_SHOWN) return;
    const list = (all: readonly string[]): string => (all.length === 0 ? 'nothing' : all.join('; '));
    this.differences.push(`${where}\n  told: ${list(told)}\n  true: ${list(truth)}`);
  }

  get result() {
    const { matches, decisions, wrong, missing } = this;
    return { matches, decisions, wrong, missing };
  }
}
