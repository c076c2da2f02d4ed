import { expect, test } from 'vitest';
import { kingIsDead } from './index.ts';
import { OPTIONS, options } from './options.ts';

const BASIC = { seats: 2, advanced: false, solo: false, vikings: false, memory: false };

test('KD-MODE-1: two seats and the basic game unless told otherwise', () => {
  expect(options({})).toEqual({ options: BASIC });
  expect(kingIsDead.meta.options).toBe(OPTIONS);
  expect(OPTIONS.map(({ name }) => name)).toEqual(Object.keys(BASIC));
});

test('KD-MODE-1: every number of seats goes with every variant', () => {
  for (const seats of [2, 3, 4]) {
    for (const advanced of [false, true]) {
      for (const vikings of [false, true]) {
        const given = { ...BASIC, seats, advanced, vikings };
        expect(options(given)).toEqual({ options: given });
      }
    }
  }
});

test.each([1, 5, 2.5])('KD-MODE-1: %d seats are refused', (seats) => {
  expect(options({ seats })).toEqual({
    refusal: {
      clause: 'KD-MODE-1',
      key: 'option',
      values: { option: 'seats', value: String(seats), possible: '2, 3, 4' },
    },
  });
});

test('KD-MODE-1: solo is for the basic game with two seats, with vikings or without', () => {
  expect(options({ solo: true })).toEqual({ options: { ...BASIC, solo: true } });
  expect(options({ solo: true, vikings: true })).toEqual({ options: { ...BASIC, solo: true, vikings: true } });
  expect(options({ solo: true, seats: 3 })).toEqual({
    refusal: { clause: 'KD-MODE-1', key: 'solo-seats', values: {} },
  });
  expect(options({ solo: true, seats: 4, advanced: true })).toMatchObject({ refusal: { key: 'solo-seats' } });
});

test('KD-MODE-2: solo and advanced do not go together', () => {
  expect(options({ solo: true, advanced: true })).toEqual({
    refusal: { clause: 'KD-MODE-2', key: 'solo-advanced', values: {} },
  });
});
