import { FACTIONS } from '@interregnum/king-is-dead/board';
import { LANGUAGES } from '@interregnum/texts';
import { expect, test } from 'vitest';
import { letterPath } from './letters.ts';

test.each(LANGUAGES)('in %s every faction has a letter of its own, drawn as strokes', (language) => {
  const drawn = FACTIONS.map((id) => letterPath(id, language));
  for (const path of drawn) expect(path).toMatch(/^M/);
  expect(new Set(drawn).size).toBe(FACTIONS.length);
});
