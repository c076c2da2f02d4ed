import { findGame } from '@interregnum/games/all';
import { FastRandom, type Game, type Options } from '@interregnum/kernel';
import { describe, expect, test } from 'vitest';
import { DEFAULT_SEED } from '../src/command-line/arguments.ts';
import { asked, guest, type Told } from './guests.ts';
import { output } from './program.ts';

const DEALS = 3;

/** Seeds that a program can think of: what it is told, all beginnings of that, what everybody types, and none. */
const guesses = ({ seed, match = '' }: Told): string[] => [
  ...[seed, match].flatMap((text: string) => [...text].map((_, at) => text.slice(0, at + 1))),
  ...[DEFAULT_SEED, 'tea', ''],
];

/** The deals that our source code makes of a seed, which any program can read. */
const dealsOf = (game: Game, options: Options, seed: string): string[] =>
  [seed, ...Array.from({ length: 2 * DEALS }, (_, deal) => `${seed}/${deal}`)].flatMap((text) =>
    [0, 1].map((seat) => game.position.write(game.redact(game.setup(options, new FastRandom(text)), seat))),
  );

describe('a program that knows our source code and guesses the seed', () => {
  test.each([
    ['the usual one', []],
    ['a word that it can think of', ['--seed', 'tea']],
  ])('cannot find out what others hold: %s', async (_, args) => {
    const spy = guest('spy');
    await output([
      ...['tournament', 'claim', '--players', 'spy,random', '--program', spy.named, '--deals', `${DEALS}`],
      ...[...args, '--json'],
    ]);
    const first = asked(spy).filter(({ position }) => position.trick === 1 && position.led === null);
    expect(first.length).toBeGreaterThan(0);
    for (const told of first) {
      const game = findGame(told.game, told.rules) as Game;
      const dealt = guesses(told).flatMap((seed) => dealsOf(game, told.options, seed));
      expect(dealt).not.toContain(JSON.stringify(told.position));
    }
  });
});
