import { join } from 'node:path';
import { clauseSuite, hardCasesIn } from '@interregnum/testkit';
import { expect, test } from 'vitest';

const home = join(import.meta.dirname, '..');

clauseSuite(home, 'FK');

test('every one of the 80 hard cases is a scenario', () => {
  const numbers = Array.from({ length: 80 }, (_, i) => String(i + 1));
  expect(hardCasesIn(join(home, 'test/scenarios')).sort()).toEqual(numbers.sort());
});
