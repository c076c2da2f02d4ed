import { describe, expect, test } from 'vitest';
import { KEYS } from './keys.ts';
import { onPaper } from './paper-terminal.ts';
import { playMatch } from './play-match.ts';
import { SETTINGS, titleOf } from './play-settings.ts';

describe('a whole match at the screens of the program', () => {
  test.each(SETTINGS.map((setting) => [titleOf(setting), setting] as const))('%s', async (_, setting) => {
    const paper = await playMatch(setting, onPaper);
    await paper.press(KEYS.enter);
    expect(paper.hasEnded).toBe(true);
  });
});
