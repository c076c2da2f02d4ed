import { type Pattern, positionSentences, says } from '@interregnum/testkit';
import { expect } from 'vitest';
import { foreignKing } from '../../src/index.ts';
import { SEATED, seatsOf } from './laying.ts';
import type { World } from './world.ts';

/** Positions as text, and how many of them decisions lead to; tables that can be played at and others. */
export const POSITIONS: readonly Pattern<World>[] = [
  ...positionSentences<World>(foreignKing),
  [
    says('with ([a-z-]+) off the position is refused as ([\\w-]+)'),
    (w, option, flaw) => {
      const read = foreignKing.position.read(foreignKing.position.write(w.state), { [option]: false });
      expect('flaw' in read ? read.flaw.invariant : 'nothing').toBe(flaw);
    },
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
