import { expect, test } from 'vitest';
import { ClockStorm } from './support/clock-storm.ts';

/**
 * So many tables whose players answer, plan, take back, pause, leave and forget, under leaps of the clock, sleep and crashes:
 * nobody's time is over early by more than its grace, late, or twice, or before a turn that was planned is played.
 */
export function noDeadlineFails(storms: number, tables: number): void {
  test('no deadline is missed, early, or fires twice', async () => {
    let [timedOut, playedByPlan] = [0, 0];
    for (let nth = 0; nth < storms; nth++) {
      const storm = new ClockStorm(`storm ${nth}`);
      await storm.begin(tables);
      for (let step = 0; step < 60 && storm.open > 0; step++) await storm.step();
      timedOut += storm.timedOut;
      playedByPlan += storm.playedByPlan;
    }
    expect(timedOut).toBeGreaterThan((storms * tables) / 3);
    expect(playedByPlan).toBeGreaterThan(storms);
  });
}
