import { expect, test } from 'vitest';
import { Rest } from './rest.ts';

/** A clock whose waits are over at once; `meanwhile` happens in each of them. */
function resting(meanwhile: (rest: Rest, waits: number) => void = () => {}) {
  const clock = { time: 1000, waits: 0 };
  const rest: Rest = new Rest({
    now: () => clock.time,
    wait: async (ms) => {
      meanwhile(rest, clock.waits++);
      clock.time += ms;
    },
  });
  return { clock, rest };
}

test('a bot whose page is left alone does not rest', async () => {
  const { clock, rest } = resting();
  await rest.over();
  expect([clock.waits, rest.awake()]).toEqual([0, 1000]);
});

test('a touch is made way for, and takes nothing of the time to think', async () => {
  const { clock, rest } = resting();
  rest.makeWay();
  await rest.over();
  expect([clock.time, rest.awake()]).toEqual([1300, 1000]);
  clock.time += 50;
  await rest.over();
  expect([clock.waits, rest.awake()]).toEqual([1, 1050]);
});

test('whoever touches again is made way for again', async () => {
  const { clock, rest } = resting((resting, waits) => {
    if (waits === 0) {
      clock.time += 200;
      resting.makeWay();
    }
  });
  rest.makeWay();
  await rest.over();
  expect([clock.time, rest.awake()]).toEqual([1500, 1000]);
});
