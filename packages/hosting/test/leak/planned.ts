import type { FastRandom } from '@interregnum/kernel';
import { endsPass, type Viewer } from '@interregnum/match';
import { expect } from 'vitest';
import { LONGEST } from '../support/planning.ts';
import { stored } from '../support/truth.ts';
import { type CommonTurn, commonTurn } from './common-turn.ts';
import { inBoth, type Side } from './side.ts';

/** Milliseconds for which a turn waits at least that is played by itself. */
const SHORTEST = 3000;

/**
 * Somebody plans an answer to a turn, the same in both worlds, whatever they know of either: a standing pass, or exactly that turn.
 * What is possible as far as they can see may not be so in both; then nothing is planned.
 */
export async function plannedInBoth(
  sides: readonly Side[],
  { seat, texts, next }: CommonTurn,
  viewer: Viewer,
  random: FastRandom,
): Promise<CommonTurn | undefined> {
  const answer = commonTurn(
    next.map((match) => ({ match })),
    viewer,
    random,
  );
  const planner = answer && sides[0].players[answer.seat];
  // In a pause nothing is played by itself.
  if (answer === undefined || planner === undefined || planner.info?.isPaused) return undefined;
  if (answer.seat === seat || random.below(3) === 0) return undefined;
  const passes = answer.texts[0] === 'pass' && !endsPass(sides[0].match, next[0], answer.seat);
  const plans = [[{ after: [{ seat, texts: [...texts] }], texts: [...answer.texts] }]];
  const answers: boolean[] = [];
  await inBoth(sides, async ({ players, made: { table }, match }) => {
    const { token } = match.head;
    const asked = { do: 'plan', table, seat: answer.seat, token, passes, plans: passes ? [] : plans } as const;
    answers.push('ok' in ((await players[answer.seat]?.ask({ ...asked, plans: [...asked.plans] })) ?? {}));
  });
  if (answers.every((isPlanned) => isPlanned)) return answer;
  await inBoth(sides, async ({ players, made: { table } }) =>
    players[answer.seat]?.ask({ do: 'unplan', table, seat: answer.seat }),
  );
  return undefined;
}

/** What was planned is played by itself, at the same moment in both worlds. */
export async function awaitInBoth(sides: readonly Side[], { seat, next }: CommonTurn): Promise<void> {
  const delays: number[] = [];
  await inBoth(sides, async (side, which) => {
    const { clock } = side.world;
    const { wakeAt = 0 } = await stored(side.world, side.made.table);
    delays.push(wakeAt - clock.now());
    await clock.pass(wakeAt - clock.now());
    side.match = next[which];
    expect(side.recording[0][0].hash).toBe(next[which].head.hash);
    await side.players[seat]?.ask({ do: 'unplan', table: side.made.table, seat });
  });
  expect(delays[0]).toBeGreaterThanOrEqual(SHORTEST);
  expect(delays[0]).toBeLessThanOrEqual(LONGEST);
  expect(delays[1]).toBe(delays[0]);
}
