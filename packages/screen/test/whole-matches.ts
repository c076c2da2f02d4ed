import type { Game } from '@interregnum/kernel';
import { modeName, modesOf } from '@interregnum/testkit';
import { describe, expect, test } from 'vitest';
import { type Sitting, WholeMatch } from './whole-match.ts';

const SITTINGS: readonly Sitting[] = ['together', 'apart'];

/** Plays so many matches of every mode of some games through their screens, and looks at one screen in so many. */
export function wholeMatches(games: readonly Game[], matches: number, skipped: number): void {
  describe.each(games.map((game) => ({ game, name: `${game.meta.id} ${game.meta.rulesVersion}` })))(
    '$name',
    ({ game }) => {
      const counts = { touched: 0, answered: 0, undone: 0, committed: 0 };

      test.each(modesOf(game).map((mode, at) => ({ mode, at, name: modeName(game, mode) })))(
        'is played to its end by touching what is open, and every screen fits its moment: $name',
        ({ mode, at }) => {
          for (let number = 0; number < matches; number++) {
            const sitting = SITTINGS[(at + number) % SITTINGS.length];
            const match = new WholeMatch(game, mode, `whole match ${number}`, sitting, skipped);
            match.play();
            expect(match.flaws, `${sitting}, match ${number}`).toEqual([]);
            for (const [what, count] of Object.entries(match.counts)) counts[what as keyof typeof counts] += count;
          }
        },
      );

      test('everything that can be done at a screen was done', () => {
        expect(Math.min(...Object.values(counts))).toBeGreaterThan(0);
      });
    },
  );
}
