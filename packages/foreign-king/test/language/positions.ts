import { countSequences, type PerftUnit, perft } from '@interregnum/kernel';
import { digestOf, type Pattern } from '@interregnum/testkit';
import { expect } from 'vitest';
import { foreignKing } from '../../src/index.ts';
import { SEATED, seatsOf } from './laying.ts';
import { says } from './words.ts';
import type { World } from './world.ts';

const flawOf = (world: World, text: string): string => {
  const read = foreignKing.position.read(text, foreignKing.optionsOf(world.state));
  return 'flaw' in read ? read.flaw.invariant : 'nothing';
};

/** The position's text, which must be a good one before anything in it is changed. */
function goodText(world: World): string {
  const text = foreignKing.position.write(world.state);
  expect(flawOf(world, text), 'the position as it stands').toBe('nothing');
  return text;
}

/** `turn = 3 and king.at = "namur"`: the position's text with these values in place of its own. */
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
  const positions = perft(foreignKing, world.state, unit as PerftUnit, Number(depth));
  expect(positions).toHaveLength(Number(count));
  if (digest !== undefined) expect(digestOf(positions)).toBe(digest);
}

const WRITING: readonly Pattern<World>[] = [
  [
    says('the position is written in (\\d+) bytes with digest (\\w+)'),
    (w, bytes, digest) => {
      const text = goodText(w);
      expect([Buffer.byteLength(text), digestOf([text])]).toEqual([Number(bytes), digest]);
    },
  ],
  [says('the position can be read'), (w) => void goodText(w)],
  [says('the position has the keys (.+)'), (w, keys) => expect(Object.keys(w.position)).toEqual(keys.split(', '))],
  [says('the position is written without white space'), (w) => expect(goodText(w)).toMatch(/^[!-~]+$/)],
  [says("the position is written with '(.+)'"), (w, part) => expect(goodText(w)).toContain(part)],
];

const READING: readonly Pattern<World>[] = [
  [
    says('with (.+ = .+) the position is refused as ([\\w-]+)'),
    (w, text, flaw) => expect(flawOf(w, changed(w, text))).toBe(flaw),
  ],
  [says('with (.+ = .+) the position can be read'), (w, text) => expect(flawOf(w, changed(w, text))).toBe('nothing')],
  [
    says("written with '(.*)' for '(.+)' the position is refused as ([\\w-]+)"),
    (w, wrong, right, flaw) => {
      const text = goodText(w);
      expect(text).toContain(right);
      expect(flawOf(w, text.replace(right, wrong))).toBe(flaw);
    },
  ],
  [
    says('with ([a-z-]+) off the position is refused as ([\\w-]+)'),
    (w, option, flaw) => {
      const read = foreignKing.position.read(goodText(w), { [option]: false });
      expect('flaw' in read ? read.flaw.invariant : 'nothing').toBe(flaw);
    },
  ],
  [
    says('the position can be read with white space between its parts'),
    (w) => expect(flawOf(w, JSON.stringify(JSON.parse(goodText(w)), undefined, 2))).toBe('nothing'),
  ],
];

/** Positions as text, and how many of them decisions lead to. */
export const POSITIONS: readonly Pattern<World>[] = [
  ...WRITING,
  ...READING,
  [says('(\\d) (decision|turn)s? leads? to (\\d+) positions?(?:, digest (\\w+))?'), leadsTo],
  [
    says('(\\d) decisions can be made in (\\d+) ways'),
    (w, depth, count) => expect(countSequences(foreignKing, w.state, Number(depth))).toBe(Number(count)),
  ],
  [
    says(`${SEATED} can be played`),
    (_, seats) => expect(foreignKing.options({ seats: seatsOf(seats) })).toHaveProperty('options'),
  ],
  [
    says(`${SEATED}: refused by (\\S+)`),
    (_, seats, clause) => expect(foreignKing.options({ seats: seatsOf(seats) })).toMatchObject({ refusal: { clause } }),
  ],
];
