import { claim } from '@interregnum/claim';
import { foreignKing } from '@interregnum/foreign-king';
import { kingIsDead } from '@interregnum/king-is-dead';
import { expect, test } from 'vitest';
import { NO_FAULTS, type ServerFaults } from './fake-server.ts';
import { CALM, type FarSetting, FarTable } from './play.ts';
import type { WireFaults } from './wire.ts';

const ROUGH_WIRE: WireFaults = { refused: 20, cut: 1.5 };
const ROUGH: ServerFaults = { busy: 4, lost: 4, doubled: 6, late: 6 };

const [HERE, BOT] = ['nobody', 'page'];

/** One person a device; two at one screen; one in two tabs; one who only watches. */
const SETTINGS: readonly (readonly [string, Omit<FarSetting, 'wire' | 'server'>])[] = [
  ['king-is-dead', { game: kingIsDead, kinds: [HERE, HERE], devices: [[[0]], [[1]], [[]]] }],
  [
    'king-is-dead, advanced, three seats',
    { game: kingIsDead, given: { advanced: true }, kinds: [HERE, HERE, HERE], devices: [[[0, 1]], [[2], []]] },
  ],
  [
    'king-is-dead, teams and a bot',
    { game: kingIsDead, kinds: [HERE, BOT, HERE, HERE], devices: [[[0]], [[2]], [[3]]] },
  ],
  ['foreign-king', { game: foreignKing, kinds: [HERE, HERE], devices: [[[0]], [[1]]] }],
  [
    'foreign-king, four seats',
    { game: foreignKing, kinds: [HERE, HERE, HERE, HERE], devices: [[[0, 2]], [[1]], [[3]], [[]]] },
  ],
  ['claim', { game: claim, kinds: [HERE, HERE], devices: [[[0], [0]], [[1]], [[]]] }],
  ['claim against a bot', { game: claim, kinds: [BOT, HERE], devices: [[[1]], [[]]] }],
];

/** Whole matches of every game, so many in each setting, every other one while much goes wrong. */
export function farMatches(matches: number): void {
  const answers = new Set<string>();
  test.each(SETTINGS)('%s: a whole match far away, every page as if it were there', async (name, setting) => {
    for (let nth = 0; nth < matches; nth++) {
      const isRough = nth % 2 === 0;
      const faults = isRough ? { wire: ROUGH_WIRE, server: ROUGH } : { wire: CALM, server: NO_FAULTS };
      const table = new FarTable({ ...setting, ...faults }, `${name} ${nth}`);
      await table.play(60_000);
      expect(table.server.isOver).toBe(true);
      table.expectKnown();
      for (const answer of table.server.answers.keys()) answers.add(answer);
    }
  });

  test('what can go wrong went wrong', () => {
    expect([...answers]).toEqual(
      expect.arrayContaining(['turn stored', 'turn done', 'turn unavailable', 'salt not-now']),
    );
  });
}
