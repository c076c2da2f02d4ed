import { FastRandom, playOut, type State } from '@interregnum/kernel';
import { type Pattern, positionSentences, says } from '@interregnum/testkit';
import { expect } from 'vitest';
import { claim } from '../../src/index.ts';
import { readState } from '../table.ts';
import { printedPosition } from './laying.ts';
import type { World } from './world.ts';

/** How play by chance goes on from a state to the end. */
function goesOn(s: State): string {
  const end = s.slice();
  playOut(claim, end, new FastRandom('goes on'));
  return claim.position.write(end);
}

/** Positions as text, and how many of them decisions lead to. */
export const POSITIONS: readonly Pattern<World>[] = [
  ...positionSentences<World>(claim),
  [
    says('this is position ([A-Z]) of the rules'),
    (w, name) => expect(claim.position.write(w.state)).toBe(claim.position.write(printedPosition(name))),
  ],
  [
    says('written and read again, the game goes on to the same end'),
    (w) => expect(goesOn(readState(claim.position.write(w.state)))).toBe(goesOn(w.state)),
  ],
];
