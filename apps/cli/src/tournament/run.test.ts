import { claim } from '@interregnum/claim';
import { describe, expect, test } from 'vitest';
import { type Entrant, readEntrant } from './entrant.ts';
import type { Result } from './result.ts';
import { NO_LOG } from './result-log.ts';
import { type Plan, runTournament } from './run.ts';
import { scheduleOf } from './schedule.ts';

const players = ['random', 'page@5'].map((name) => readEntrant(name, new Map()) as Entrant);
const PLAN: Plan = {
  workerData: { game: 'claim', rules: 1, options: { seats: 2 }, seed: 'tea', secret: undefined, players },
  schedule: scheduleOf(claim, { seats: 2 }, 2),
  deals: 3,
  maxMs: Number.POSITIVE_INFINITY,
  tables: 2,
};
const never = new AbortController().signal;
const untimed = (results: readonly Result[]) =>
  results.map(({ seats, ...rest }) => ({ ...rest, seats: seats.map((seat) => ({ ...seat, ms: 0 })) }));

describe('a tournament', () => {
  test('has its results in order, whatever has been played before', async () => {
    const { results } = await runTournament(PLAN, NO_LOG, () => {}, never);
    expect(results.map(({ deal, rotation }) => 2 * deal + rotation)).toEqual([0, 1, 2, 3, 4, 5]);
    const appended: Result[] = [];
    const log = {
      ...NO_LOG,
      results: [results[4], results[1]],
      append: (result: Result) => void appended.push(result),
    };
    const again = await runTournament(PLAN, log, () => {}, never);
    expect(appended).toHaveLength(4);
    expect(untimed(again.results)).toEqual(untimed(results));
  });

  test('begins no game after its time, and tells the memory it took', async () => {
    const plan = { ...PLAN, deals: Number.POSITIVE_INFINITY, maxMs: 300 };
    let games = 0;
    const { results, memory } = await runTournament(plan, NO_LOG, (played) => (games = played), never);
    expect(results.length).toBe(games);
    expect(games).toBeGreaterThan(0);
    expect(Math.min(memory.start, memory.middle, memory.end)).toBeGreaterThan(1e6);
  });

  test('stops at once if it is told to', async () => {
    const stop = new AbortController();
    const plan = { ...PLAN, deals: Number.POSITIVE_INFINITY };
    const { results } = await runTournament(plan, NO_LOG, () => stop.abort(), stop.signal);
    expect(results.length).toBeLessThan(10);
    const none = await runTournament(plan, NO_LOG, () => {}, AbortSignal.abort());
    expect(none.results).toEqual([]);
  });
});
