import { type Pattern, positionSentences, says } from '@interregnum/testkit';
import { expect } from 'vitest';
import { kingIsDead } from '../../src/index.ts';
import { MODE, modeOf } from './laying.ts';
import type { World } from './world.ts';

/** Positions as text, and how many of them turns lead to; modes that can be played and others. */
export const POSITIONS: readonly Pattern<World>[] = [
  ...positionSentences<World>(kingIsDead),
  [
    says('the half-made turn is refused as ([\\w-]+)'),
    (w, flaw) => {
      expect(w.halfMade).toBe(true);
      expect(kingIsDead.position.read(kingIsDead.position.write(w.state))).toMatchObject({ flaw: { invariant: flaw } });
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
