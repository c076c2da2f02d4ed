import { FastRandom, type PerftUnit, perft, playOut, type State } from '@interregnum/kernel';
import { digestOf, type Pattern } from '@interregnum/testkit';
import { expect } from 'vitest';
import { claim } from '../../src/index.ts';
import { readState } from '../table.ts';
import { printedPosition } from './laying.ts';
import { says } from './words.ts';
import type { World } from './world.ts';

/** CL-PERFT-4 */
const shortDigest = (strings: readonly string[]): string => digestOf(strings).slice(0, 16);

const flawOf = (text: string): string => {
  const read = claim.position.read(text);
  return 'flaw' in read ? read.flaw.invariant : 'nothing';
};

/** The position's text, which must be a good one before anything in it is changed. */
function goodText(world: World): string {
  const text = claim.position.write(world.state);
  expect(flawOf(text), 'the position as it stands').toBe('nothing');
  return text;
}

/** `trick = 3 and leader = 1`: the position's text with these values in place of its own. */
function changed(world: World, changes: string): string {
  const position = JSON.parse(goodText(world));
  for (const change of changes.split(' and ')) {
    const [path, value] = change.split(' = ');
    const keys = path.split('.');
    const last = keys.pop() as string;
    const holder = keys.reduce((part, key) => part[key], position);
    holder[last] = JSON.parse(value);
  }
  return JSON.stringify(position);
}

function leadsTo(world: World, ...[depth, unit, count, digest]: string[]): void {
  const positions = perft(claim, world.state, unit.replace(/s$/, '') as PerftUnit, Number(depth));
  expect(positions).toHaveLength(Number(count));
  if (digest !== undefined) expect(shortDigest(positions)).toBe(digest);
}

/** How play by chance goes on from a state to the end. */
function goesOn(s: State): string {
  const end = s.slice();
  playOut(claim, end, new FastRandom('goes on'));
  return claim.position.write(end);
}

const WRITING: readonly Pattern<World>[] = [
  [
    says('the position is written in (\\d+) bytes with digest (\\w+)'),
    (w, bytes, digest) => {
      const text = goodText(w);
      expect([Buffer.byteLength(text), shortDigest([text])]).toEqual([Number(bytes), digest]);
    },
  ],
  [says('the position has the keys (.+)'), (w, keys) => expect(Object.keys(w.position)).toEqual(keys.split(', '))],
  [says('the position is written without white space'), (w) => expect(goodText(w)).toMatch(/^[!-~]+$/)],
  [says("the position is written with '(.+)'"), (w, part) => expect(goodText(w)).toContain(part)],
  [
    says('this is position ([A-Z]) of the rules'),
    (w, name) => expect(goodText(w)).toBe(claim.position.write(printedPosition(name))),
  ],
  [
    says('written and read again, the game goes on to the same end'),
    (w) => expect(goesOn(readState(goodText(w)))).toBe(goesOn(w.state)),
  ],
];

const READING: readonly Pattern<World>[] = [
  [
    says('with (.+ = .+) the position is refused as ([\\w-]+)'),
    (w, text, flaw) => expect(flawOf(changed(w, text))).toBe(flaw),
  ],
  [says('with (.+ = .+) the position can be read'), (w, text) => expect(flawOf(changed(w, text))).toBe('nothing')],
  [
    says("written with '(.*)' for '(.+)' the position is refused as ([\\w-]+)"),
    (w, wrong, right, flaw) => {
      const text = goodText(w);
      expect(text).toContain(right);
      expect(flawOf(text.replace(right, wrong))).toBe(flaw);
    },
  ],
  [
    says('the position can be read with white space between its parts'),
    (w) => expect(flawOf(JSON.stringify(JSON.parse(goodText(w)), undefined, 2))).toBe('nothing'),
  ],
];

/** Positions as text, and how many of them decisions lead to. */
export const POSITIONS: readonly Pattern<World>[] = [
  ...WRITING,
  ...READING,
  [says('(\\d) (decisions?|turns?) leads? to (\\d+) positions?(?:, digest (\\w+))?'), leadsTo],
];
