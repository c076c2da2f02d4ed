import { claim } from '@interregnum/claim';
import { foreignKing } from '@interregnum/foreign-king';
import { FastRandom, type Game, type Options, playOut } from '@interregnum/kernel';
import { kingIsDead } from '@interregnum/king-is-dead';
import { LANGUAGES, type Language } from '@interregnum/texts';
import { describe, expect, test } from 'vitest';
import { optionsOf, tableFor } from '../../test/tables.ts';
import { endingLines } from './end-lines.ts';
import { terminal } from './terminal.ts';

/** The end of the first random game whose winners are as asked, as it is told. */
function told(
  game: Game,
  given: Options,
  language: Language,
  wanted: (winners: readonly number[]) => boolean,
): string[] {
  const options = optionsOf(game, given);
  for (let number = 0; ; number++) {
    const random = new FastRandom(`${number}`);
    const s = game.setup(options, random);
    playOut(game, s, random);
    const winners = game.outcome(s)?.winners;
    if (winners === undefined || !wanted(winners)) continue;
    return endingLines(game, s, tableFor(game, options, language));
  }
}
const alone = (side: number) => (winners: readonly number[]) => winners.length === 1 && winners[0] === side;
const together = (winners: readonly number[]) => winners.length === 2;

describe('the end of a game', () => {
  test('names a winner, and what everybody had by every criterion', () => {
    const lines = told(claim, {}, 'en', alone(1));
    expect(lines[0]).toMatch(/^ +Ana {2}Ben$/);
    expect(lines.filter((line) => /\d +\d {2}\[CL-END-\d\]$/.test(line))).toHaveLength(6);
    expect(lines.at(-1)).toBe('Winner: Ben.');
  });

  test('is no victory if votes are equal', () => {
    const lines = told(claim, {}, 'en', together);
    expect(lines.at(-2)).toMatch(/^ {2}Equal votes: the game is a draw +2 +2 {2}\[CL-END-7\]$/);
    expect(lines.at(-1)).toBe('Tied: Ana, Ben.');
  });

  test.each([
    ['en', 'Winner: Virtual player. All players have lost.'],
    ['fr', 'Victoire\u202f: Joueur virtuel. Tous les joueurs ont perdu.'],
    ['ru', 'Победа: Виртуальный игрок. Все игроки проиграли.'],
  ] as const)('can be a defeat for all players, in %s', (language, expected) => {
    const lines = told(foreignKing, {}, language, alone(2));
    expect(lines.at(-1)).toBe(expected);
    expect(lines[0].trim().split('  ')).toEqual(['Ana', 'Ben', terminal(language).text('virtual-player')]);
  });

  test('gives the scores of a tie-break for those who are tied', () => {
    const lines = told(foreignKing, { seats: 3 }, 'en', together);
    const shared = lines.at(-2)?.match(/\d+(?= )/g) ?? [];
    expect(shared.length).toBe(2);
    expect(lines.at(-1)).toMatch(/^Tied: \w+, \w+\.$/);
  });

  test('of a team game has two winners', () => {
    expect(told(kingIsDead, { seats: 4 }, 'en', together).at(-1)).toMatch(/^Winners: (Ana, Cleo|Ben, Dov)\.$/);
  });

  test('can be the Saxons’', () => {
    expect(told(kingIsDead, { solo: true }, 'en', alone(1)).at(-1)).toBe('Winner: The Saxons.');
  });

  test.each(LANGUAGES)('fits 80 columns in %s', (language) => {
    for (const [game, options] of [
      [kingIsDead, { seats: 4 }],
      [foreignKing, {}],
      [claim, {}],
    ] as const) {
      const lines = [0, 1].flatMap((side) => told(game, options, language, (winners) => winners[0] === side));
      expect(lines.filter((line) => line.length > 80)).toEqual([]);
    }
  });
});
