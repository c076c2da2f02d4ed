import { describe, expect, test } from 'vitest';
import { KEYS } from './keys.ts';
import { playMatch } from './play-match.ts';
import { type Setting, titleOf } from './play-settings.ts';
import { hasTerminals } from './pty.ts';
import { inTerminal } from './terminal-player.ts';

/** Plays whole matches in the program, on a terminal. */
export function terminalMatches(settings: readonly Setting[]): void {
  describe.skipIf(!hasTerminals).concurrent('a whole match in the terminal', () => {
    test.each(settings.map((setting) => [titleOf(setting), setting] as const))('%s', async (_, setting) => {
      const pty = await playMatch(setting, inTerminal);
      pty.send(KEYS.enter);
      expect(await pty.ended).toBe(0);
    });
  });
}
