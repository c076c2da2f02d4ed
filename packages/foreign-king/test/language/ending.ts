import { type Pattern, says } from '@interregnum/testkit';
import { expect } from 'vitest';
import { foreignKing } from '../../src/index.ts';
import { eachHas } from './finding.ts';
import { listOf } from './words.ts';
import type { World } from './world.ts';

function isOver(world: World, reasons: string): void {
  const reason = reasons.split(' and ');
  expect(world.position.result?.reason ?? 'not over').toEqual(reason);
  expect(foreignKing.outcome(world.state)?.ending).toBe(reason.length === 2 ? 'both' : reason[0]);
  expect(world.acting).toBe('nobody');
}

function isWon(world: World, names: string, decidedBy: string): void {
  const winners = listOf(names).map((name) => world.side(name));
  expect(world.position.result?.winners ?? 'not over').toEqual(winners);
  expect(foreignKing.outcome(world.state)).toMatchObject({ winners, shared: winners.length > 1, decidedBy });
}

/** A part of the final score, as the position and the explanation tell it. */
function finalPart(world: World, part: string, text: string): void {
  const breakdown: Record<string, number>[] = world.position.result.breakdown;
  eachHas(
    world,
    breakdown.map((side) => side[part]),
    text,
  );
  const told = foreignKing.explain(world.state).find(({ key }) => key === part);
  if (told !== undefined || part !== 'virtual') eachHas(world, told?.scores as number[], text);
}

/** Whether the game is over, and how it ended. */
export const ENDING: readonly Pattern<World>[] = [
  [says('the game is over by (factories|king|factories and king)'), isOver],
  [
    says('the game goes on'),
    (world) => expect([world.position.result, foreignKing.outcome(world.state)]).toEqual([null, undefined]),
  ],
  [says('(.+) wins? \\((total|most-medals|shared)\\)'), isWon],
  [says('final (base|loans|provinces|medals|congress|money|virtual|total): (.+)'), finalPart],
  [
    says('compared in turn: (.+)'),
    (world, keys) => expect(foreignKing.explain(world.state).map(({ key }) => key)).toEqual(keys.split(', ')),
  ],
];
