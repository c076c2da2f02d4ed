import { expect, test } from 'vitest';
import { storageTrouble } from './trouble.ts';

test('a browser that refuses is told from one that is full, and from an app that could not be loaded', () => {
  expect(storageTrouble(new DOMException('denied', 'SecurityError'))).toBe('off');
  expect(storageTrouble(new DOMException('private', 'InvalidStateError'))).toBe('off');
  expect(storageTrouble(new DOMException('no room', 'QuotaExceededError'))).toBe('full');
  expect(storageTrouble(new TypeError('Failed to fetch dynamically imported module'))).toBe('other');
});
