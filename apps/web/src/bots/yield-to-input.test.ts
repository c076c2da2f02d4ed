import { expect, test } from 'vitest';
import { InputYield } from './yield-to-input.ts';

/** A clock whose waits are over at once; `meanwhile` happens in each of them. */
function yielding(meanwhile: (inputYield: InputYield, waits: number) => void = () => {}) {
  const clock = { time: 1000, waits: 0 };
  const inputYield: InputYield = new InputYield({
    now: () => clock.time,
    wait: async (ms) => {
      meanwhile(inputYield, clock.waits++);
      clock.time += ms;
    },
  });
  return { clock, inputYield };
}

test('a bot whose page is left alone does not pause', async () => {
  const { clock, inputYield } = yielding();
  await inputYield.untilQuiet();
  expect([clock.waits, inputYield.activeTime()]).toEqual([0, 1000]);
});

test('a touch is made way for, and takes nothing of the time to think', async () => {
  const { clock, inputYield } = yielding();
  inputYield.yieldToInput();
  await inputYield.untilQuiet();
  expect([clock.time, inputYield.activeTime()]).toEqual([1300, 1000]);
  clock.time += 50;
  await inputYield.untilQuiet();
  expect([clock.waits, inputYield.activeTime()]).toEqual([1, 1050]);
});

test('whoever touches again is made way for again', async () => {
  const { clock, inputYield } = yielding((each, waits) => {
    if (waits === 0) {
      clock.time += 200;
      each.yieldToInput();
    }
  });
  inputYield.yieldToInput();
  await inputYield.untilQuiet();
  expect([clock.time, inputYield.activeTime()]).toEqual([1500, 1000]);
});
