import { readdirSync, readFileSync } from 'node:fs';
import { tell } from '@interregnum/testkit';
import { expect, test } from 'vitest';
import { kingIsDead } from '../src/index.ts';
import { fileOf, PLAYTHROUGHS, say } from './playthroughs.ts';

for (const wanted of PLAYTHROUGHS) {
  test(`playthrough: ${wanted.name}`, () => {
    const golden = readFileSync(fileOf(wanted), 'utf8');
    const seed = Number(/, seed (\d+)\n/.exec(golden)?.[1]);
    expect(tell(kingIsDead, wanted, seed, say)).toBe(golden);
    expect(golden.split('\n').length).toBeLessThanOrEqual(220);
  });
}

test('there is no playthrough file that nothing asks for', () => {
  expect(readdirSync(new URL('./playthroughs', import.meta.url)).length).toBe(PLAYTHROUGHS.length);
});
