import { expect, test } from 'vitest';
import { isAnyWanted, wishesIn } from './wishes.ts';

const settings = (notify: boolean) => ({
  all: { sound: true, notify },
  tables: {
    '/online/a': { notify: true },
    '/online/b': { notify: false, sound: true },
    '/online/c': { sound: true },
    '/table/d': { notify: true },
  },
});

test('a device is told of tables at the server, as it was set for all and for each', () => {
  expect(wishesIn(settings(true))).toEqual({ all: true, tables: { a: true, b: false } });
});

test('a device that wants nothing need not be known', () => {
  expect([settings(true), settings(false)].map((each) => isAnyWanted(wishesIn(each)))).toEqual([true, true]);
  expect(isAnyWanted({ all: false, tables: { a: false } })).toBe(false);
});
