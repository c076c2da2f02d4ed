import { expect, test } from 'vitest';
import { MemoryStore } from '../test/support/memory-store.ts';
import { SimulatedClock } from '../test/support/simulated-clock.ts';
import { RunningTime } from './running-time.ts';
import { SETTINGS } from './settings.ts';

/** Ticks and beats in one. */
const EVERY = 5000;

/** A store at which somebody's time runs. */
function timedStore(): MemoryStore {
  const store = new MemoryStore();
  store.database.exec(`INSERT INTO matches (id, head, phase, host, secret, lease_until, touched_at, times_out_at)
    VALUES ('a', 1, 'playing', 'b', '', 0, 0, 1)`);
  return store;
}

async function started(store: MemoryStore, clock: SimulatedClock): Promise<RunningTime> {
  const running = new RunningTime(store, clock, { ...SETTINGS, tickEvery: EVERY, beatEvery: EVERY });
  await running.beat();
  return running;
}

async function beatFor(running: RunningTime, clock: SimulatedClock, beats: number): Promise<void> {
  for (let beat = 0; beat < beats; beat++) {
    await clock.pass(EVERY);
    await running.beat();
  }
}

test('time goes with the clock while the host is up, and stands while it is down', async () => {
  const [store, clock] = [timedStore(), new SimulatedClock(1_000_000)];
  const first = await started(store, clock);
  await beatFor(first, clock, 3);
  expect(first.now()).toBe(1_015_000);
  await clock.pass(3_600_000);
  const next = await started(store, clock);
  expect(next.now()).toBe(1_015_000);
  await beatFor(next, clock, 1);
  expect(next.now()).toBe(1_020_000);
});

test('a leap of the clock, or sleep, counts for no more than a late heartbeat', async () => {
  const [store, clock] = [timedStore(), new SimulatedClock(1_000_000)];
  const running = await started(store, clock);
  clock.set(90_000_000);
  expect(running.now()).toBe(1_006_000);
  await running.beat();
  await clock.pass(1000);
  expect(running.now()).toBe(1_007_000);
});

test('a clock that is set back takes nothing back', async () => {
  const [store, clock] = [timedStore(), new SimulatedClock(1_000_000)];
  const running = await started(store, clock);
  await clock.pass(4000);
  await running.beat();
  clock.set(500_000);
  expect(running.now()).toBe(1_004_000);
  await running.beat();
  await clock.pass(2000);
  expect(running.now()).toBe(1_006_000);
});

test('between two heartbeats every tick shows that the host is up', async () => {
  const [store, clock] = [timedStore(), new SimulatedClock(1_000_000)];
  const running = new RunningTime(store, clock, { ...SETTINGS, tickEvery: 1000, beatEvery: 60_000 });
  await running.beat();
  await clock.pass(1000);
  running.tick();
  await clock.pass(30_000);
  expect(running.now()).toBe(1_003_000);
});

test('time stands while nothing can be stored', async () => {
  const [store, clock] = [timedStore(), new SimulatedClock(1_000_000)];
  const running = await started(store, clock);
  store.fault = () => 'before';
  for (let beat = 0; beat < 9; beat++) {
    await clock.pass(EVERY);
    running.tick();
    await expect(running.beat()).rejects.toThrow('the disk is full');
  }
  expect(running.now()).toBe(1_006_000);
});

test('nothing is written while no clock runs', async () => {
  const [store, clock] = [new MemoryStore(), new SimulatedClock(1_000_000)];
  let written = 0;
  store.stored = () => written++;
  const running = await started(store, clock);
  await beatFor(running, clock, 3);
  expect([written, running.now()]).toEqual([0, 1_015_000]);
});

test('a host that joins another goes by its time', async () => {
  const [store, clock] = [timedStore(), new SimulatedClock(1_000_000)];
  const one = await started(store, clock);
  await clock.pass(4000);
  const other = await started(store, clock);
  await clock.pass(1000);
  await one.beat();
  await other.beat();
  expect([one.now(), other.now()]).toEqual([1_005_000, 1_005_000]);
});

test('what is due at a running time waits for it, however long time has stood', async () => {
  const [store, clock] = [timedStore(), new SimulatedClock(1_000_000)];
  const running = await started(store, clock);
  let done = 0;
  running.at(1_009_000, () => done++);
  store.fault = () => 'before';
  await clock.pass(60_000);
  expect(done).toBe(0);
  store.fault = () => undefined;
  await running.beat();
  await clock.pass(6000);
  expect(done).toBe(1);
  running.at(1_010_000, () => done++)();
  await clock.pass(60_000);
  expect(done).toBe(1);
});
