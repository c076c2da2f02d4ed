import { expect, test } from 'vitest';
import { hostedBy } from './hello.ts';

const welcome = { protocol: 1, now: 0, address: { url: 'http://localhost:4173/', reach: 'machine' } } as const;

test('a server that answers is told from a host of files, and whether it knows the visitor', () => {
  expect(hostedBy(undefined)).toBe('no');
  expect(hostedBy({})).toBe('no');
  expect(hostedBy(welcome)).toBe('yes');
  expect(hostedBy({ ...welcome, player: { id: 'x', name: 'Ana' } })).toBe('player');
});
