import { expect, test } from 'vitest';
import { addressesOf } from './addresses.ts';

test('addresses can be opened as they are printed', () => {
  expect(addressesOf('localhost', 4173)).toEqual(['http://localhost:4173/']);
  expect(addressesOf('::1', 80)).toEqual(['http://[::1]:80/']);
  expect(addressesOf('0.0.0.0', 4173)[0]).toBe('http://localhost:4173/');
});
