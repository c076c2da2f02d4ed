import { expect, test } from 'vitest';
import { hashAfter } from './shared-address.ts';

const table = 'T'.repeat(22);

test('an address that names a table goes on with its hash, or with the table', () => {
  expect(hashAfter({ search: `?table=${table}&lang=fr`, hash: '#/join/a/b' })).toBe('#/join/a/b');
  expect(hashAfter({ search: `?table=${table}`, hash: '' })).toBe(`#/online/${table}`);
});

test('what is no table leads nowhere, and other addresses stay', () => {
  expect(hashAfter({ search: '?table=//evil.example', hash: '' })).toBe('');
  expect(hashAfter({ search: '?from=home', hash: '#/you' })).toBeUndefined();
});
