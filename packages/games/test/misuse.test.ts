import { after, FastRandom, NO_CHOICE, newChoices, type Options, playOut } from '@interregnum/kernel';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../src/all.ts';

describe.each([...GAMES.values()])('calls that $meta.id does not take', (game) => {
  const read = game.options({});
  const options = 'options' in read ? read.options : {};
  const start = game.setup(options, new FastRandom('misuse'));

  test.each([NO_CHOICE, 500, 0.5, Number.NaN])('choice %d is not offered, and what is offered is named', (choice) => {
    const before = start.slice();
    expect(() => after(game, start, choice)).toThrow(
      new RegExp(`^choice ${choice} is not offered to seat ${game.toAct(start)}, but \\d+ \\(`),
    );
    expect(start).toEqual(before);
  });

  test('every choice that is offered is made as play makes it', () => {
    const buffer = newChoices();
    for (const choice of buffer.subarray(0, game.legal(start, buffer))) {
      const played = start.slice();
      game.play(played, choice);
      expect(after(game, start, choice)).toEqual(played);
    }
  });

  test('after the end nothing is offered', () => {
    const end = start.slice();
    playOut(game, end, new FastRandom('to the end'));
    expect(() => after(game, end, 0)).toThrow('choice 0 is not offered: the game is over');
  });

  test.each<[Options, string]>([
    [{}, 'option seats is undefined'],
    [{ ...options, seats: 7 }, 'option seats is 7, not one of'],
  ])('%j cannot be set up', (given, why) => {
    expect(() => game.setup(given, new FastRandom('misuse'))).toThrow(why);
  });
});
