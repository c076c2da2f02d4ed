import { type Pattern, positionSentences, says } from '@interregnum/testkit';
import { expect } from 'vitest';
import { kingIsDead, VERSIONS } from '../../src/index.ts';
import { MODE, modeOf } from './laying.ts';
import type { World } from './world.ts';

/** Positions as text, and how many of them turns lead to; modes that can be played and others. */
export const POSITIONS: readonly Pattern<World>[] = [
  ...positionSentences<World>(kingIsDead),
  [
    says(`(?:by rules version (\\d), )?${MODE}: refused by (\\S+)`),
    (_, rules, mode, clause) => {
      const read = VERSIONS[Number(rules ?? VERSIONS.length) - 1].options(modeOf(mode));
      expect('refusal' in read ? read.refusal.clause : 'nothing').toBe(clause);
    },
  ],
  [says(`${MODE} can be played`), (_, mode) => expect(kingIsDead.options(modeOf(mode))).toHaveProperty('options')],
];
