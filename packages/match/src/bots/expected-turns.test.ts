import type { ExpectedChoice } from '@interregnum/bots';
import { GAMES } from '@interregnum/games/all';
import { FastRandom, type Game, NO_SEAT, type Options, type State } from '@interregnum/kernel';
import { describe, expect, test } from 'vitest';
import { expectedTurns } from './expected-turns.ts';

/** A random line from a start, and after how many of its steps a turn ends. */
function lineFrom(id: string, given: Options, turns: number, seed = 'line') {
  const game = GAMES.get(id) as Game;
  const read = game.options(given);
  const random = new FastRandom(seed);
  const start: State = game.setup('options' in read ? read.options : {}, random);
  const world = start.slice();
  const line: ExpectedChoice[] = [];
  const ends: number[] = [];
  while (game.turn(world) < turns && game.toAct(world) !== NO_SEAT) {
    const choice = game.pick(world, random);
    const turn = game.turn(world);
    line.push({ seat: game.toAct(world), choice, text: game.notation.write(world, choice) });
    game.play(world, choice);
    if (game.turn(world) > turn) ends.push(line.length);
  }
  return { game, start, line, ends };
}

const textsOf = (line: readonly ExpectedChoice[]): string[] => line.map(({ text }) => text);

describe('the turns of a line', () => {
  test('hold what is chosen in each, and nothing of one that is only begun', () => {
    const { game, start, line, ends } = lineFrom('king-is-dead', {}, 4);
    const turns = expectedTurns(game, start, line);
    expect(turns.map(({ texts }) => texts)).toEqual(
      ends.map((end, at) => textsOf(line.slice(at === 0 ? 0 : ends[at - 1], end))),
    );
    expect(turns.map(({ seat }) => seat)).toEqual(turns.map((_, at) => (at + turns[0].seat) % 2));
    expect(expectedTurns(game, start, line.slice(0, -1))).toEqual(turns.slice(0, -1));
  });

  test('begin with the first one, even if it is only begun', () => {
    const { game, start, line, ends } = lineFrom('foreign-king', {}, 1);
    expect(ends[0]).toBeGreaterThan(1);
    expect(expectedTurns(game, start, line.slice(0, 1))).toEqual([{ seat: line[0].seat, texts: [line[0].text] }]);
    expect(expectedTurns(game, start, [])).toEqual([]);
  });

  test('are found in a world where the line is possible', () => {
    for (const seed of ['a', 'b', 'c', 'd', 'f', 'g']) {
      const { game, start, line } = lineFrom('claim', {}, 2, seed);
      const seen = game.redact(start, game.toAct(start));
      expect(expectedTurns(game, seen, line).flatMap(({ texts }) => texts)).toEqual(textsOf(line));
    }
  });
});
