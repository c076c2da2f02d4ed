import { GAMES } from '@interregnum/games/all';
import { FastRandom, NO_CHOICE, type Options, type Seat } from '@interregnum/kernel';
import { modesOf, sampled } from '@interregnum/testkit';
import { LANGUAGES, type Language } from '@interregnum/texts';
import { describe, expect, test } from 'vitest';
import { tableFor } from '../../test/tables.ts';
import { widthOf } from '../terminal/layout.ts';
import { drawingOf } from './index.ts';

/** Everything that a viewer is ever shown in a random game, one drawing after another. */
function drawings(id: string, options: Options, language: Language, viewer: Seat | 'audience'): string[][] {
  const game = GAMES.get(id);
  if (game === undefined) throw new Error(id);
  const [context, drawing] = [tableFor(game, options, language, viewer), drawingOf(id)];
  const random = new FastRandom(`${language} ${viewer}`);
  const s = game.setup(options, random);
  const drawn = [drawing.draw(game.redact(s, viewer), context)];
  for (let choice = game.pick(s, random); choice !== NO_CHOICE; choice = game.pick(s, random)) {
    game.play(s, choice);
    drawn.push(drawing.draw(game.redact(s, viewer), context));
  }
  return drawn;
}

const TABLES = [...GAMES.values()]
  .flatMap((game) => modesOf(game).map((options) => ({ id: game.meta.id, options })))
  // A board does not show when vikings land.
  .filter(({ options }) => options['landings-on-control'] !== true)
  .map((table, number) => ({ ...table, number }));

describe.each(sampled(TABLES))('the board of $id with $options', ({ id, options, number }) => {
  test.each(LANGUAGES)('fits 14 lines of 80 columns in every board of a game and is whole, in %s', (language) => {
    // Languages take turns at the viewpoints, from mode to mode: all nine pairs come up, and each drawing counts.
    const viewers = [0, Number(options.seats) - 1, 'audience' as const];
    const viewer = viewers[(number + LANGUAGES.indexOf(language)) % viewers.length];
    for (const drawn of drawings(id, options, language, viewer)) {
      expect(drawn.length).toBeLessThanOrEqual(14);
      expect(drawn.filter((line) => widthOf(line) > 80)).toEqual([]);
      expect(drawn.filter((line) => /undefined|null|NaN|[{}]|\s$/.test(line))).toEqual([]);
    }
  });
});

test('a game without a drawing is a bug', () => {
  expect(() => drawingOf('chess')).toThrow('no drawing of chess');
  for (const id of GAMES.keys()) expect(drawingOf(id)).toBeDefined();
});
