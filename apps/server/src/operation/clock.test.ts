import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { TestStores } from '../../test/stores.ts';
import { SERVER_PART } from '../storage/parts.ts';
import { keepTime, latestTime, SteadyClock } from './clock.ts';

const stores = new TestStores();

function clockWith(least?: number) {
  const times = { calendar: 1_000_000, running: 0 };
  const clock = new SteadyClock(least, { calendar: () => times.calendar, running: () => times.running });
  return { times, clock };
}

test('time goes on while the machine’s clock is set back, and follows where it is set forward', () => {
  const { times, clock } = clockWith();
  expect(clock.now()).toBe(1_000_000);
  times.calendar -= 3_600_000;
  times.running += 2000;
  expect(clock.now()).toBe(1_002_000);
  times.running += 500;
  expect(clock.now()).toBe(1_002_500);
  times.calendar = 9_000_000;
  expect(clock.now()).toBe(9_000_000);
});

test('after a restart with a clock that was set back, time goes on from where it was', async () => {
  const store = await stores.open([SERVER_PART]);
  expect(await latestTime(store)).toBe(0);
  const before = clockWith().clock;
  await keepTime(store, before);
  await keepTime(store, before);
  const { times } = clockWith();
  times.calendar = 5;
  const after = new SteadyClock(await latestTime(store), { calendar: () => 5, running: () => 0 });
  expect(after.now()).toBe(1_000_000);
});

test('what is due comes later, and not at all if it is called off', async () => {
  const clock = new SteadyClock();
  const done: string[] = [];
  clock.at(clock.now() - 5, () => done.push('late'));
  clock.at(clock.now() + 20, () => done.push('soon'));
  const callOff = clock.at(clock.now() + 10, () => done.push('never'));
  expect(done).toEqual([]);
  callOff();
  await sleep(60);
  expect(done).toEqual(['late', 'soon']);
});
