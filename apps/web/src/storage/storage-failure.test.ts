import { expect, test } from 'vitest';
import { storageFailure } from './storage-failure.ts';

test('a browser that refuses is told from one that is full, and from an app that could not be loaded', () => {
  expect(storageFailure(new DOMException('denied', 'SecurityError'))).toBe('off');
  expect(storageFailure(new DOMException('private', 'InvalidStateError'))).toBe('off');
  expect(storageFailure(new DOMException('no room', 'QuotaExceededError'))).toBe('full');
  expect(storageFailure(new TypeError('Failed to fetch dynamically imported module'))).toBe('other');
});
