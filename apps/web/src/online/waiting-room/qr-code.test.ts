import { expect, test } from 'vitest';
import { pathOf } from './qr-code.tsx';

test('a code is drawn as squares, row by row', () => {
  const path = pathOf([
    [true, false],
    [false, true],
  ]);
  expect(path).toBe('M0 0h1v1h-1zM1 1h1v1h-1z');
});
