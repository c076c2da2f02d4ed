import { expect, test } from 'vitest';
import { EVERY_GAME, truthOf } from './index.ts';

test('what is told, pointed at and flies is what was done, in many matches of every mode', () => {
  const { differences, result } = truthOf(EVERY_GAME, 5);
  expect(differences).toEqual([]);
  expect(result).toMatchObject({ wrong: 0, missing: 0 });
});
