import { claim } from '@interregnum/claim';
import { foreignKing } from '@interregnum/foreign-king';
import { kingIsDead } from '@interregnum/king-is-dead';
import { expect, test } from 'vitest';
import { type HostedSetting, HostedTable } from './hosted-table.ts';

const [ME, OPEN, BOT] = ['me', 'open', { bot: 'page' }] as const;

export const SETTINGS: readonly (readonly [string, Omit<HostedSetting, 'faults' | 'restarts'>])[] = [
  ['king-is-dead by lot', { game: kingIsDead, kinds: [ME, OPEN], begins: 'lot', devices: [[[0]], [[1]], [[]]] }],
  ['king-is-dead, three seats and a bot', { game: kingIsDead, kinds: [ME, BOT, OPEN], devices: [[[0], [0]], [[2]]] }],
  ['foreign-king', { game: foreignKing, kinds: [ME, OPEN, OPEN], devices: [[[0]], [[1, 2]]] }],
  ['claim', { game: claim, kinds: [ME, OPEN], devices: [[[0]], [[1]], [[]]] }],
];

/** Whole matches at a real host, so many in each of some settings, over wires that break and a server that is started anew. */
export function hostedMatches(matches: number, settings = SETTINGS): void {
  test.each(settings)('%s: a whole match at a host, however often the wire breaks', async (name, setting) => {
    for (let nth = 0; nth < matches; nth++) {
      const table = new HostedTable({ ...setting, faults: { refused: 15, cut: 1.5 }, restarts: 1 }, `${name} ${nth}`);
      await table.open();
      await table.play(20_000);
      expect(table.pages[0].table.info?.phase).toBe('over');
      await table.expectKnown();
    }
  });
}
