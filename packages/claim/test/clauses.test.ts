import { join } from 'node:path';
import { clauseSuite, hardCasesIn } from '@interregnum/testkit';
import { expect, test } from 'vitest';

const home = join(import.meta.dirname, '..');

clauseSuite(home, 'CL');

test('every hard case of replies, tricks, votes and whole games is a scenario', () => {
  const many = { L: 11, T: 30, V: 9, S: 18 };
  const ids = Object.entries(many).flatMap(([letter, n]) => Array.from({ length: n }, (_, i) => `${letter}${i + 1}`));
  expect(hardCasesIn(join(home, 'test/scenarios')).sort()).toEqual(ids.sort());
});
