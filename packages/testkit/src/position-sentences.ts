import { countSequences, type Game, type PerftUnit, perft, type State } from '@interregnum/kernel';
import { expect } from 'vitest';
import { type Pattern, says } from './scenario.ts';
import { digestOf } from './vectors.ts';

/** A world of scenarios that has a state. */
interface WithState {
  readonly state: State;
}

/** JSON, or a word as it is. */
const parsed = (text: string): unknown => (/^[-\d["{tfn]/.test(text) ? JSON.parse(text) : text);

/** `trick = 3 and king.at = "namur"`: the text of a position with these values in place of its own. */
function changed(text: string, changes: string): string {
  const position = JSON.parse(text);
  for (const change of changes.split(' and ')) {
    const [path, value] = change.split(' = ');
    const keys = path.split('.');
    const last = keys.pop() as string;
    keys.reduce((part, key) => part[key], position)[last] = parsed(value);
  }
  return JSON.stringify(position);
}

/** Positions as text, and how many of them turns and decisions lead to: what scenarios of every game can say. */
export function positionSentences<W extends WithState>(game: Game): readonly Pattern<W>[] {
  const flawOf = ({ state }: W, text: string): string => {
    const read = game.position.read(text, game.optionsOf(state));
    return 'flaw' in read ? read.flaw.invariant : 'nothing';
  };
  /** The position's text, which must be a good one before anything in it is changed. */
  const goodText = (world: W): string => {
    const text = game.position.write(world.state);
    expect(flawOf(world, text), 'the position as it stands').toBe('nothing');
    return text;
  };
  return [...writing(goodText), ...reading(goodText, flawOf), ...counting<W>(game)];
}

const writing = <W>(goodText: (world: W) => string): readonly Pattern<W>[] => [
  [says('the position can be read'), (w) => void goodText(w)],
  [
    says('the position has the keys (.+)'),
    (w, keys) => expect(Object.keys(JSON.parse(goodText(w)))).toEqual(keys.split(', ')),
  ],
  [says('the position is written without white space'), (w) => expect(goodText(w)).toMatch(/^[!-~]+$/)],
  [says("the position is written with '(.+)'"), (w, part) => expect(goodText(w)).toContain(part)],
  [
    says('the position is written in (\\d+) bytes with digest (\\w+)'),
    (w, bytes, digest) => {
      expect(Buffer.byteLength(goodText(w))).toBe(Number(bytes));
      expectDigest([goodText(w)], digest);
    },
  ],
];

const reading = <W>(
  goodText: (world: W) => string,
  flawOf: (world: W, text: string) => string,
): readonly Pattern<W>[] => [
  [
    says('with (.+ = .+) the position is refused as ([\\w-]+)'),
    (w, changes, flaw) => expect(flawOf(w, changed(goodText(w), changes))).toBe(flaw),
  ],
  [
    says('with (.+ = .+) the position can be read'),
    (w, changes) => expect(flawOf(w, changed(goodText(w), changes))).toBe('nothing'),
  ],
  [
    says("written with '(.*)' for '(.+)' the position is refused as ([\\w-]+)"),
    (w, wrong, right, flaw) => {
      const text = goodText(w);
      expect(text).toContain(right);
      expect(flawOf(w, text.replace(right, wrong))).toBe(flaw);
    },
  ],
  [
    says('the position can be read with white space between its parts'),
    (w) => expect(flawOf(w, JSON.stringify(JSON.parse(goodText(w)), undefined, 2))).toBe('nothing'),
  ],
];

const counting = <W extends WithState>(game: Game): readonly Pattern<W>[] => [
  [
    says('(\\d) (turn|decision)s? leads? to (\\d+) positions?(?:, digest (\\w+))?'),
    (w, depth, unit, count, digest) => {
      const positions = perft(game, w.state, unit as PerftUnit, Number(depth));
      expect(positions).toHaveLength(Number(count));
      if (digest !== undefined) expectDigest(positions, digest);
    },
  ],
  [
    says('(\\d) decisions can be made in (\\d+) ways'),
    (w, depth, count) => expect(countSequences(game, w.state, Number(depth))).toBe(Number(count)),
  ],
];

/** A digest may be cut short, but not below 16 digits. */
function expectDigest(strings: readonly string[], digest: string): void {
  expect(digest.length).toBeGreaterThanOrEqual(16);
  expect(digestOf(strings).slice(0, digest.length)).toBe(digest);
}
