import { createHash } from 'node:crypto';
import { perft } from '@interregnum/kernel';
import type { Pattern } from '@interregnum/testkit';
import { expect } from 'vitest';
import { kingIsDead } from '../../src/index.ts';
import { MODE, modeOf } from './laying.ts';
import { says } from './words.ts';
import type { World } from './world.ts';

const sha256 = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

const flawOf = (text: string): string => {
  const read = kingIsDead.position.read(text);
  return 'flaw' in read ? read.flaw.invariant : 'nothing';
};

/** The position's text, which must be a good one before anything in it is changed. */
function goodText(world: World): string {
  const text = kingIsDead.position.write(world.state);
  expect(flawOf(text), 'the position as it stands').toBe('nothing');
  return text;
}

const parsed = (text: string): unknown => (/^[-\d["{tfn]/.test(text) ? JSON.parse(text) : text);

/** `supply.scots = 3 and passes = 1`: the position's text with these values in place of its own. */
function changed(world: World, changes: string): string {
  const position = JSON.parse(goodText(world));
  for (const change of changes.split(' and ')) {
    const [path, value] = change.split(' = ');
    const keys = path.split('.');
    const last = keys.pop() as string;
    const holder = keys.reduce((part, key) => part[key], position);
    holder[last] = parsed(value);
  }
  return JSON.stringify(position);
}

/** Positions as text, and how many of them turns lead to. */
export const POSITIONS: readonly Pattern<World>[] = [
  [
    says('with (.+ = .+) the position is refused as ([\\w-]+)'),
    (w, text, flaw) => expect(flawOf(changed(w, text))).toBe(flaw),
  ],
  [says('with (.+ = .+) the position can be read'), (w, text) => expect(flawOf(changed(w, text))).toBe('nothing')],
  [
    says("written with '(.+)' for '(.+)' the position is refused as ([\\w-]+)"),
    (w, wrong, right, flaw) => {
      const text = goodText(w);
      expect(text).toContain(right);
      expect(flawOf(text.replace(right, wrong))).toBe(flaw);
    },
  ],
  [says('the position can be read'), (w) => expect(goodText(w)).toBe(kingIsDead.position.write(w.state))],
  [
    says('the position can be read with white space between its parts'),
    (w) => expect(flawOf(JSON.stringify(JSON.parse(goodText(w)), undefined, 2))).toBe('nothing'),
  ],
  [
    says('the half-made turn is refused as ([\\w-]+)'),
    (w, flaw) => expect([w.halfMade, flawOf(kingIsDead.position.write(w.state))]).toEqual([true, flaw]),
  ],
  [
    says('the position is written in (\\d+) bytes with digest (\\w+)'),
    (w, bytes, digest) => {
      const text = goodText(w);
      expect([Buffer.byteLength(text), sha256(text)]).toEqual([Number(bytes), digest]);
    },
  ],
  [
    says('(\\d) turns? leads? to (\\d+) positions?(?:, digest (\\w+))?'),
    (w, depth, count, digest) => {
      const positions = perft(kingIsDead, w.state, 'turn', Number(depth));
      expect(positions).toHaveLength(Number(count));
      if (digest !== undefined) expect(sha256(positions.join('\n'))).toBe(digest);
    },
  ],
  [
    says(`${MODE}: refused by (\\S+)`),
    (_, mode, clause) => {
      const read = kingIsDead.options(modeOf(mode));
      expect('refusal' in read ? read.refusal.clause : 'nothing').toBe(clause);
    },
  ],
  [says(`${MODE} can be played`), (_, mode) => expect(kingIsDead.options(modeOf(mode))).toHaveProperty('options')],
];
