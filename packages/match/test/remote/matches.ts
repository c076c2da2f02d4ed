import { claim } from '@interregnum/claim';
import { foreignKing } from '@interregnum/foreign-king';
import { kingIsDead } from '@interregnum/king-is-dead';
import { expect, test } from 'vitest';
import { isOver } from '../../src/index.ts';
import type { Faults } from './network.ts';
import { RemoteMatch, type RemoteSetting } from './play.ts';

const CALM: Faults = { lost: 0, doubled: 0 };
const ROUGH: Faults = { lost: 8, doubled: 8 };

/** Each person at a screen of their own, and one who only watches; or two at one screen; or one at two screens. */
const SETTINGS: readonly (readonly [string, Omit<RemoteSetting, 'faults'>])[] = [
  ['king-is-dead', { game: kingIsDead, screens: [[0], [1], []] }],
  [
    'king-is-dead, advanced, three seats',
    { game: kingIsDead, given: { seats: 3, advanced: true }, screens: [[0, 1], [2]] },
  ],
  [
    'king-is-dead, teams and a bot',
    { game: kingIsDead, kinds: ['human', 'page', 'human', 'human'], screens: [[0], [2], [3]] },
  ],
  ['king-is-dead, solo', { game: kingIsDead, given: { solo: true }, screens: [[0], [0], []] }],
  ['foreign-king', { game: foreignKing, screens: [[0], [1]] }],
  ['foreign-king, four seats', { game: foreignKing, given: { seats: 4 }, screens: [[0, 2], [1], [3], []] }],
  ['claim', { game: claim, screens: [[0], [1], [1], []] }],
  ['claim, at one screen', { game: claim, screens: [[0, 1], []] }],
  ['claim against a bot', { game: claim, kinds: ['page', 'human'], screens: [[1], []] }],
];

/** Whole matches of every game over a network, so many in each setting. */
export function remoteMatches(matches: number): void {
  const answers = new Set<string>();
  test.each(SETTINGS)('%s: a whole match over a network, every client as if it were here', async (name, setting) => {
    for (let nth = 0; nth < matches; nth++) {
      const faults = nth % 2 === 0 ? ROUGH : CALM;
      const match = new RemoteMatch({ ...setting, faults }, `${name} ${nth}`);
      await match.play(20_000);
      expect(isOver(match.server.match)).toBe(true);
      match.expectKnown();
      for (const kind of match.server.answers.keys()) answers.add(kind);
    }
  });

  test('answers of all kinds came', () => {
    expect([...answers].sort()).toEqual(['done', 'refused', 'stale', 'stored']);
  });
}
