import { FastRandom, type Game } from '@interregnum/kernel';
import { expect, test } from 'vitest';
import { VERSIONS } from './index.ts';
import { combine, modeWith, OPTIONS_BY_RULES } from './options.ts';

const [version1, version2] = VERSIONS;
const { options } = version2;
const FIRST = { seats: 2, advanced: false, solo: false, vikings: false, memory: false };
const BASIC = { ...FIRST, 'landings-on-control': false };

test('KD-MODE-1: two seats and the basic game unless told otherwise', () => {
  expect(options({})).toEqual({ options: BASIC });
});

test('options are declared by version: the first five stay as they were', () => {
  expect([...OPTIONS_BY_RULES.keys()]).toEqual(VERSIONS.map(({ meta }) => meta.rulesVersion));
  for (const { meta } of VERSIONS) expect(meta.options).toBe(OPTIONS_BY_RULES.get(meta.rulesVersion));
  expect(version1.meta.options.map(({ name }) => name)).toEqual(Object.keys(FIRST));
  expect(version2.meta.options.map(({ name }) => name)).toEqual(Object.keys(BASIC));
  expect(version1.options({})).toEqual({ options: FIRST });
});

test('a state has exactly the options of its version', () => {
  const vikings = { ...FIRST, vikings: true };
  const landings = { ...vikings, 'landings-on-control': true };
  for (const [game, given] of [
    [version1, vikings],
    [version2, { ...BASIC, memory: true }],
    [version2, landings],
  ] as const) {
    const s = game.setup(given, new FastRandom('options'));
    expect(game.optionsOf(s)).toEqual(given);
    const read = game.position.read(game.position.write(s), given);
    expect('state' in read && game.optionsOf(read.state)).toEqual(given);
  }
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

test('KD-MODE-3: landings on control need vikings, and rules version 2', () => {
  const on = { 'landings-on-control': true };
  expect(options({ ...on, vikings: true })).toEqual({ options: { ...BASIC, ...on, vikings: true } });
  expect(options(on)).toEqual({ refusal: { clause: 'KD-MODE-3', key: 'landings-vikings', values: {} } });
  const refusal = { clause: 'KD-MODE-3', key: 'landings-rules', values: {} };
  expect(version1.options({ ...on, vikings: true })).toEqual({ refusal });
  expect(version1.options(BASIC)).toEqual({ refusal });
  expect(combine(modeWith(1, { ...BASIC, ...on, vikings: true }))).toEqual(refusal);
});

test('KD-MODE-3: nor does a position take them otherwise', () => {
  const flawOf = (game: Game, vikings: boolean): unknown => {
    const s = game.setup({ ...FIRST, vikings }, new FastRandom('house'));
    const read = game.position.read(game.position.write(s), { 'landings-on-control': true });
    return 'flaw' in read && read.flaw.invariant;
  };
  expect(flawOf(version2, true)).toBe(false);
  expect(flawOf(version2, false)).toBe('mode');
  expect(flawOf(version1, true)).toBe('mode');
});
