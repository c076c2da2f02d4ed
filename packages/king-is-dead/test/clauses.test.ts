import { join } from 'node:path';
import { clauseSuite, hardCasesIn } from '@interregnum/testkit';
import { expect, test } from 'vitest';

const home = join(import.meta.dirname, '..');

clauseSuite(home, 'KD');

test('every one of the 70 hard cases is a scenario', () => {
  const numbers = Array.from({ length: 70 }, (_, i) => String(i + 1));
  expect(hardCasesIn(join(home, 'test/scenarios')).sort()).toEqual(numbers.sort());
});
